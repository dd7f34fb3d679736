import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import {
  clipRange,
  isInRange,
  type JdRange,
  type JdUt,
  jdUt,
  spanBeforeWholeMilliseconds,
  widenRange,
} from '../../../base/units/time.ts';
import { cellGridOf, spanOfCell } from '../../motion/cell-grid.ts';
import { estimateMoment, MOMENT_UNCERTAINTY_DAYS, refineMoment, toCrossingWindow } from '../../motion/crossing.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import { type LongitudePiece, SHORTEST_PIECE_DAYS } from '../../motion/longitude-piece.ts';
import { buildLongitudePaths } from '../../motion/path.ts';
import { findKnownPiece, loadOrFitPieces } from '../../motion/pieces.ts';
import { findTargetsCrossed } from '../../motion/targets.ts';

/** A body exactly at a degree. */
export interface DegreeCrossing {
  readonly moment: JdUt;
  readonly retrograde: boolean;
}

/** A search for the crossings of one degree. */
interface DegreeCrossingQuery {
  readonly body: NumberedBodyId;
  readonly degree: LongitudeDeg;
  readonly window: JdRange;
}

/**
 * Every crossing of a degree, direct and retrograde, ascending. Searches no further than its caller iterates.
 *
 * A crossing at either end of the window is included. Cells are searched whole, because a path that ends within a cell needs
 * the engine there.
 */
export function* findDegreeCrossings(sky: GeocentricSky, query: DegreeCrossingQuery): Generator<DegreeCrossing> {
  const { body, degree } = query;
  const window = spanBeforeWholeMilliseconds(query.window);
  const surroundings = widenRange(window, MOMENT_UNCERTAINTY_DAYS);
  for (const span of listSpansToSearch(sky, query)) {
    for (const path of buildLongitudePaths(sky, [body], span)) {
      for (const segment of path.segments) {
        for (const targetDeg of findTargetsCrossed(path, segment, { firstDeg: degree, everyDeg: 360 })) {
          const estimate = estimateMoment(sky, { path, segment, targetDeg, degree });
          if (!isInRange(surroundings, estimate.moment)) continue;
          const moment = refineMoment(sky, estimate);
          if (moment > window.fromJdUt && moment <= window.toJdUt) yield { moment, retrograde: !segment.isForward };
        }
      }
    }
  }
}

/** Cells searched at a time: some years, for the Moon some months. */
const CELLS_PER_BATCH = 32;

/** Neighboring cells, one batch at most, in which the body may be at the degree; ascending. */
function* listSpansToSearch(sky: GeocentricSky, { body, degree, window }: DegreeCrossingQuery): Generator<JdRange> {
  const { cellDays } = cellGridOf(body);
  const { fromJdUt, toJdUt } = toCrossingWindow(sky, [body], window);
  const lastCell = Math.ceil(toJdUt / cellDays) - 1;
  let cell = Math.floor(fromJdUt / cellDays);
  while (cell <= lastCell) {
    let last = cell;
    let cellsWithout = countCellsWithout(sky, { body, degree, cell: last });
    while (cellsWithout === 0 && last < lastCell && (last + 1) % CELLS_PER_BATCH !== 0) {
      last += 1;
      cellsWithout = countCellsWithout(sky, { body, degree, cell: last });
    }
    const span = { fromJdUt: jdUt(cell * cellDays), toJdUt: jdUt((last + 1) * cellDays) };
    yield clipRange(span, sky.ephemeris.coverage(body));
    cell = last + 1 + cellsWithout;
  }
}

/**
 * Bodies that never turn back, with a speed that they never reach, degrees per day. The fastest of the engine from 3000 BCE to
 * 3000 CE are 1.0234, of every day, and 15.404, of 3.6 million moments.
 */
export const SPEED_LIMITS_DEG_PER_DAY: Partial<Record<NumberedBodyId, number>> = { sun: 1.03, moon: 15.6 };

interface CellBeforeDegree extends Pick<DegreeCrossingQuery, 'body' | 'degree'> {
  readonly cell: number;
}

/** The number of cells after one in which a body cannot come to a degree; 0 where nothing is known of its speed. */
function countCellsWithout(sky: GeocentricSky, { body, degree, cell }: CellBeforeDegree): number {
  const speedLimit = SPEED_LIMITS_DEG_PER_DAY[body];
  if (speedLimit === undefined) return 0;
  const { cellDays } = cellGridOf(body);
  const nearEnd = jdUt((cell + 1) * cellDays - SHORTEST_PIECE_DAYS / 2);
  const last = findKnownPiece(sky, body, nearEnd) ?? fitCell(sky, body, cell).at(-1);
  const end = last?.nodes.at(-1);
  return end ? Math.floor(longitudeDeg(degree - end.longitudeDeg) / speedLimit / cellDays) : 0;
}

function fitCell(sky: GeocentricSky, body: NumberedBodyId, cell: number): readonly LongitudePiece[] {
  const span = clipRange(spanOfCell(cellGridOf(body), cell), sky.ephemeris.coverage(body));
  return loadOrFitPieces(sky, [body], span).get(body) ?? [];
}

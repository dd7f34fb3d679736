import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import { cellGridOf } from '../longitude-model/cell-grid.ts';
import { findExactMoment, toCrossingWindow } from '../longitude-model/crossing.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';
import { buildLongitudePaths } from '../longitude-model/path.ts';
import { findTargetsCrossed } from '../longitude-model/targets.ts';

/** A body exactly at a degree. */
export interface DegreeCrossing {
  readonly moment: JdUt;
  readonly retrograde: boolean;
}

/** A search for the crossings of one degree. */
export interface DegreeCrossingQuery {
  readonly body: CatalogBodyId;
  readonly degree: LongitudeDeg;
  readonly window: JdRange;
}

/** Cells searched at a time: some years, for the Moon some months. */
const CELLS_PER_BATCH = 32;

/**
 * Every crossing of a degree, direct and retrograde, ascending. Searches no further than its caller iterates.
 *
 * A crossing at either end of the window is included.
 */
export function* findDegreeCrossings(
  sky: GeocentricSky,
  { body, degree, window }: DegreeCrossingQuery,
): Generator<DegreeCrossing> {
  for (const part of splitAtCells(toCrossingWindow(sky, [body], window), CELLS_PER_BATCH * cellGridOf(body).cellDays)) {
    for (const path of buildLongitudePaths(sky, [body], part)) {
      for (const segment of path.segments) {
        for (const targetDeg of findTargetsCrossed(path, segment, { firstDeg: degree, everyDeg: 360 })) {
          yield { moment: findExactMoment(sky, { path, segment, targetDeg, degree }), retrograde: !segment.isForward };
        }
      }
    }
  }
}

/** Splits a window at multiples of a number of days, which are borders of cells. */
function* splitAtCells({ fromJdUt, toJdUt }: JdRange, days: number): Generator<JdRange> {
  let from: number = fromJdUt;
  while (from < toJdUt) {
    const to = Math.min((Math.floor(from / days) + 1) * days, toJdUt);
    yield { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
    from = to;
  }
}

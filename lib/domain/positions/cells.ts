import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { EclipticState, JdRange } from '../../ephemeris/port.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { type Grid, gridOf } from './grid.ts';
import { fitLongitude, type LongitudePiece, nodeMoments } from './longitude-piece.ts';
import { type Sky, stateAt, trackKey } from './sky.ts';

/** Pieces by body. */
export type Pieces = ReadonlyMap<CatalogBodyId, readonly LongitudePiece[]>;

/**
 * The pieces that cover a window, of each body ascending and without a gap; those that the store does not have are fitted.
 *
 * @param window within the coverage of every body
 */
export function piecesOver(sky: Sky, bodies: readonly CatalogBodyId[], window: JdRange): Pieces {
  const byGrid = new Map<Grid, CatalogBodyId[]>();
  for (const body of bodies) byGrid.set(gridOf(body), [...(byGrid.get(gridOf(body)) ?? []), body]);
  return new Map([...byGrid].flatMap(([grid, together]) => [...piecesOnGrid(sky, { grid, together }, window)]));
}

interface Group {
  readonly grid: Grid;
  readonly together: readonly CatalogBodyId[];
}

function piecesOnGrid(sky: Sky, { grid, together }: Group, window: JdRange): Pieces {
  const pieces = new Map(together.map((body) => [body, [] as LongitudePiece[]]));
  const fitCell = fitter(sky, grid);
  const lastCell = Math.ceil(window.toJdUt / grid.cellDays) - 1;
  for (let cell = Math.floor(window.fromJdUt / grid.cellDays); cell <= lastCell; cell += 1) {
    const keyOf = (body: CatalogBodyId): string => `${trackKey(sky, body)}#${cell}`;
    const kept = new Map(together.map((body) => [body, sky.store.get(keyOf(body))]));
    const fitted = fitCell(
      cell,
      together.filter((body) => !kept.get(body)),
    );
    for (const [body, fresh] of fitted) sky.store.set(keyOf(body), fresh);
    for (const [body, all] of pieces) all.push(...(kept.get(body) ?? fitted.get(body) ?? []));
  }
  return pieces;
}

type Fitter = (cell: number, bodies: readonly CatalogBodyId[]) => Pieces;

/** Fits cell after cell; where one ends and the next begins the engine is asked once for both. */
function fitter(sky: Sky, { cellDays, nodes }: Grid): Fitter {
  const borders = new Map<CatalogBodyId, { readonly moment: JdUt; readonly state: EclipticState }>();
  const askedAt = (body: CatalogBodyId, moment: JdUt): EclipticState => {
    const border = borders.get(body);
    return border?.moment === moment ? border.state : stateAt(sky, body, moment);
  };
  return (cell, bodies) => {
    const whole = { fromJdUt: jdUt(cell * cellDays), toJdUt: jdUt((cell + 1) * cellDays) };
    const spans = bodies.map((body) => within(whole, sky.ephemeris.coverage(body)));
    const moments = spans.map((span) => nodeMoments(span, nodes));
    const states = bodies.map((): EclipticState[] => []);
    for (let node = 0; node < nodes; node += 1) {
      for (const [index, body] of bodies.entries()) {
        states[index]?.push(askedAt(body, moments[index]?.[node] as JdUt));
      }
    }
    const fitted = bodies.map((body, index) => {
      const [span, asked] = [spans[index] as JdRange, states[index] as EclipticState[]];
      borders.set(body, { moment: span.toJdUt, state: asked.at(-1) as EclipticState });
      return [body, fitLongitude(span, asked, (moment) => stateAt(sky, body, moment))] as const;
    });
    return new Map(fitted);
  };
}

function within(span: JdRange, limits: JdRange): JdRange {
  return {
    fromJdUt: jdUt(Math.max(span.fromJdUt, limits.fromJdUt)),
    toJdUt: jdUt(Math.min(span.toJdUt, limits.toJdUt)),
  };
}

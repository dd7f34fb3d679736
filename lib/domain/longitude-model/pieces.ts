import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { EclipticState } from '../../ephemeris/port.ts';
import { clipRange, type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import { type CellGrid, cellGridOf } from './cell-grid.ts';
import { type GeocentricSky, stateAt, toLongitudeKey } from './geocentric-sky.ts';
import { fitLongitude, type LongitudePiece, nodeMoments } from './longitude-piece.ts';

/** Pieces by body. */
export type PiecesByBody = ReadonlyMap<CatalogBodyId, readonly LongitudePiece[]>;

/**
 * Pieces that cover a window, for each body ascending and without a gap. Fits those that neither the store nor the
 * compiled longitudes have.
 *
 * @param window within the coverage of every body
 */
export function loadOrFitPieces(sky: GeocentricSky, bodies: readonly CatalogBodyId[], window: JdRange): PiecesByBody {
  const byGrid = new Map<CellGrid, CatalogBodyId[]>();
  for (const body of bodies) byGrid.set(cellGridOf(body), [...(byGrid.get(cellGridOf(body)) ?? []), body]);
  return new Map(
    [...byGrid].flatMap(([grid, bodiesOnGrid]) => [...loadOrFitOnGrid(sky, { grid, bodies: bodiesOnGrid }, window)]),
  );
}

/** The bodies that share a grid. */
interface GridGroup {
  readonly grid: CellGrid;
  readonly bodies: readonly CatalogBodyId[];
}

function loadOrFitOnGrid(sky: GeocentricSky, { grid, bodies }: GridGroup, window: JdRange): PiecesByBody {
  const pieces = new Map(bodies.map((body) => [body, [] as LongitudePiece[]]));
  const fitCell = createCellFitter(sky, grid);
  const lastCell = Math.ceil(window.toJdUt / grid.cellDays) - 1;
  for (let cell = Math.floor(window.fromJdUt / grid.cellDays); cell <= lastCell; cell += 1) {
    const keyOf = (body: CatalogBodyId): string => `${toLongitudeKey(sky, body)}#${cell}`;
    const found = new Map(bodies.map((body) => [body, sky.store.get(keyOf(body))]));
    const load = (body: CatalogBodyId, cellPieces: readonly LongitudePiece[] | undefined): void => {
      if (cellPieces) sky.store.set(keyOf(body), cellPieces);
      found.set(body, cellPieces);
    };
    const isMissing = (body: CatalogBodyId): boolean => !found.get(body);
    for (const body of bodies.filter(isMissing)) load(body, compiledPiecesOf(sky, body, cell));
    for (const [body, cellPieces] of fitCell(cell, bodies.filter(isMissing))) load(body, cellPieces);
    for (const [body, allPieces] of pieces) allPieces.push(...(found.get(body) ?? []));
  }
  return pieces;
}

/** The pieces that were compiled: tropical ones, in the years that people ask about. */
function compiledPiecesOf(
  { ephemeris, zodiac }: GeocentricSky,
  body: CatalogBodyId,
  cell: number,
): readonly LongitudePiece[] | undefined {
  return zodiac.type === 'tropical' ? ephemeris.compiledPieces(body, cell) : undefined;
}

type CellFitter = (cell: number, bodies: readonly CatalogBodyId[]) => PiecesByBody;

/** Fits cell after cell. The state at a border is computed once for the cells on both sides. */
function createCellFitter(sky: GeocentricSky, { cellDays, nodeCount }: CellGrid): CellFitter {
  const borders = new Map<CatalogBodyId, { readonly moment: JdUt; readonly state: EclipticState }>();
  const sampleAt = (body: CatalogBodyId, moment: JdUt): EclipticState => {
    const border = borders.get(body);
    return border?.moment === moment ? border.state : stateAt(sky, body, moment);
  };
  return (cell, bodies) => {
    const whole = { fromJdUt: jdUt(cell * cellDays), toJdUt: jdUt((cell + 1) * cellDays) };
    const spans = bodies.map((body) => clipRange(whole, sky.ephemeris.coverage(body)));
    const moments = spans.map((span) => nodeMoments(span, nodeCount));
    const states = bodies.map((): EclipticState[] => []);
    for (let node = 0; node < nodeCount; node += 1) {
      for (const [index, body] of bodies.entries()) {
        states[index]?.push(sampleAt(body, moments[index]?.[node] as JdUt));
      }
    }
    const fitted = bodies.map((body, index) => {
      const [span, samples] = [spans[index] as JdRange, states[index] as EclipticState[]];
      borders.set(body, { moment: span.toJdUt, state: samples.at(-1) as EclipticState });
      return [body, fitLongitude(span, samples, (moment) => stateAt(sky, body, moment))] as const;
    });
    return new Map(fitted);
  };
}

import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { EclipticState } from '../../ephemeris/port.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import { clipRange, type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import { type CellGrid, cellGridOf, isInCompiledSpan } from './cell-grid.ts';
import { type GeocentricSky, longitudeAt, stateAt, toLongitudeKey } from './geocentric-sky.ts';
import { fitLongitude, type LongitudePiece, nodeMoments } from './longitude-piece.ts';
import { fitPrecisely, preciseMoments } from './precise-fit.ts';

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

/** The piece at a moment, where its cell is in the store or compiled: nothing is fitted for one moment. */
export function findKnownPiece(sky: GeocentricSky, body: CatalogBodyId, moment: JdUt): LongitudePiece | undefined {
  const cell = Math.floor(moment / cellGridOf(body).cellDays);
  const known = sky.store.get(`${toLongitudeKey(sky, body)}#${cell}`) ?? compiledPiecesOf(sky, body, cell);
  return known?.find(({ toJdUt }) => moment <= toJdUt);
}

type CellFitter = (cell: number, bodies: readonly CatalogBodyId[]) => PiecesByBody;

/** Fits cells precisely where they are those that were compiled, else in the quickest way. */
function createCellFitter(sky: GeocentricSky, grid: CellGrid): CellFitter {
  const fitQuickly = createQuickFitter(sky, grid);
  const { preciseTerms } = grid;
  if (preciseTerms === undefined || sky.zodiac.type !== 'tropical') return fitQuickly;
  const fitPreciselyOnGrid = createPreciseFitter(sky, { ...grid, preciseTerms });
  return (cell, bodies) => (isInCompiledSpan(grid, cell) ? fitPreciselyOnGrid : fitQuickly)(cell, bodies);
}

/** What bodies are sampled for at the same moments, one moment after the other, and how each of them is fitted. */
interface CellFit<Sample> {
  readonly momentsOf: (span: JdRange) => readonly JdUt[];
  readonly sampleAt: (body: CatalogBodyId, moment: JdUt) => Sample;
  readonly fitSpan: (body: CatalogBodyId, span: JdRange, samples: readonly Sample[]) => readonly LongitudePiece[];
}

function fitBodies<Sample>(
  { sky, grid: { cellDays }, bodies }: GridGroup & { readonly sky: GeocentricSky },
  cell: number,
  { momentsOf, sampleAt, fitSpan }: CellFit<Sample>,
): PiecesByBody {
  const whole = { fromJdUt: jdUt(cell * cellDays), toJdUt: jdUt((cell + 1) * cellDays) };
  const spans = bodies.map((body) => clipRange(whole, sky.ephemeris.coverage(body)));
  const moments = spans.map(momentsOf);
  const samples = bodies.map((): Sample[] => []);
  for (let node = 0; node < (moments[0]?.length ?? 0); node += 1) {
    for (const [index, body] of bodies.entries()) {
      samples[index]?.push(sampleAt(body, moments[index]?.[node] as JdUt));
    }
  }
  return new Map(
    bodies.map((body, index) => [body, fitSpan(body, spans[index] as JdRange, samples[index] as Sample[])] as const),
  );
}

/** Fits cell after cell. The state at a border is computed once for the cells on both sides. */
function createQuickFitter(sky: GeocentricSky, grid: CellGrid): CellFitter {
  const borders = new Map<CatalogBodyId, { readonly moment: JdUt; readonly state: EclipticState }>();
  const cellFit: CellFit<EclipticState> = {
    momentsOf: (span) => nodeMoments(span, grid.nodeCount),
    sampleAt: (body, moment) => {
      const border = borders.get(body);
      return border?.moment === moment ? border.state : stateAt(sky, body, moment);
    },
    fitSpan: (body, span, states) => {
      borders.set(body, { moment: span.toJdUt, state: states.at(-1) as EclipticState });
      return fitLongitude(span, states, (moment) => stateAt(sky, body, moment));
    },
  };
  return (cell, bodies) => fitBodies({ sky, grid, bodies }, cell, cellFit);
}

function createPreciseFitter(sky: GeocentricSky, grid: Required<CellGrid>): CellFitter {
  const cellFit: CellFit<LongitudeDeg> = {
    momentsOf: (span) => preciseMoments(span, grid.preciseTerms),
    sampleAt: (body, moment) => longitudeAt(sky, body, moment),
    fitSpan: (body, span, longitudesDeg) =>
      fitPrecisely(span, longitudesDeg, {
        longitudeAt: (moment) => longitudeAt(sky, body, moment),
        stateAt: (moment) => stateAt(sky, body, moment),
      }),
  };
  return (cell, bodies) => fitBodies({ sky, grid, bodies }, cell, cellFit);
}

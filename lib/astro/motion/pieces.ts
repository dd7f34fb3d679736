import type { CatalogBodyId } from '../../base/catalog/bodies.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt } from '../../base/units/time.ts';
import type { LongitudeMotion, LongitudePiece } from '../port.ts';
import { type BodyGrid, type GridSpan, gridAt, isInCompiledSpan, spanOfCell, splitByGrid } from './cell-grid.ts';
import { type GeocentricSky, longitudeAt, stateAt, toLongitudeKey, toTropicalSky } from './geocentric-sky.ts';
import { fitBetweenEnds, fitLongitude, nodeMoments } from './longitude-piece.ts';
import { fitPrecisely, preciseMoments } from './precise-fit.ts';
import { createZeroPoints, shiftPiece, type ZeroPointOf } from './zero-point.ts';

/** Pieces by body. */
type PiecesByBody = ReadonlyMap<CatalogBodyId, readonly LongitudePiece[]>;

/**
 * Pieces that cover a window, for each body ascending and without a gap. Fits those that neither the store nor the
 * compiled longitudes have.
 *
 * @param window within the coverage of every body
 */
export function loadOrFitPieces(sky: GeocentricSky, bodies: readonly CatalogBodyId[], window: JdRange): PiecesByBody {
  const zeroPointOf = createZeroPoints(sky);
  const pieces = new Map(bodies.map((body) => [body, [] as LongitudePiece[]]));
  for (const { span, ...group } of groupByGrid(bodies, window)) {
    const fitCell = createCellFitter(sky, group.grid, zeroPointOf);
    for (const [body, found] of loadOrFitOnGrid({ sky, ...group, fitCell }, span)) pieces.get(body)?.push(...found);
  }
  return pieces;
}

/** The bodies that share a grid through a span, ascending for each body. */
function groupByGrid(bodies: readonly CatalogBodyId[], window: JdRange): readonly (GridGroup & GridSpan)[] {
  const groups: (GridGroup & GridSpan & { readonly bodies: CatalogBodyId[] })[] = [];
  for (const body of bodies) {
    for (const { grid, span } of splitByGrid(body, window)) {
      const group = groups.find((one) => one.grid === grid && one.span.fromJdUt === span.fromJdUt);
      if (group?.span.toJdUt === span.toJdUt) group.bodies.push(body);
      else groups.push({ grid, span, bodies: [body] });
    }
  }
  return groups;
}

/** The bodies that share a grid. */
interface GridGroup {
  readonly grid: BodyGrid;
  readonly bodies: readonly CatalogBodyId[];
}

/** A group, and how its cells are fitted. */
interface FittedGroup extends GridGroup {
  readonly sky: GeocentricSky;
  readonly fitCell: CellFitter;
}

function loadOrFitOnGrid({ sky, grid, bodies, fitCell }: FittedGroup, window: JdRange): PiecesByBody {
  const pieces = new Map(bodies.map((body) => [body, [] as LongitudePiece[]]));
  const lastCell = Math.ceil(window.toJdUt / grid.cellDays) - 1;
  for (let cell = Math.floor(window.fromJdUt / grid.cellDays); cell <= lastCell; cell += 1) {
    const keyOf = (body: CatalogBodyId): string => toCellKey(sky, body, cell);
    const found = new Map(bodies.map((body) => [body, sky.store.get(keyOf(body))]));
    const missing = bodies.filter((body) => !found.get(body));
    for (const [body, cellPieces] of missing.length > 0 ? fitCell(cell, missing) : []) {
      sky.store.set(keyOf(body), cellPieces);
      found.set(body, cellPieces);
    }
    for (const [body, allPieces] of pieces) allPieces.push(...(found.get(body) ?? []));
  }
  return pieces;
}

/** Cache key of a body's cell. Where a body has two grids, no cell of one has the number of a cell of the other. */
const toCellKey = (sky: GeocentricSky, body: CatalogBodyId, cell: number): string =>
  `${toLongitudeKey(sky, body)}#${cell}`;

/** The piece at a moment, where its cell is in the store or compiled: nothing is fitted for one moment. */
export function findKnownPiece(sky: GeocentricSky, body: CatalogBodyId, moment: JdUt): LongitudePiece | undefined {
  const cell = Math.floor(moment / gridAt(body, moment).cellDays);
  const key = toCellKey(sky, body, cell);
  const known = sky.store.get(key);
  const compiled = known || sky.zodiac.type !== 'tropical' ? undefined : sky.ephemeris.compiledPieces(body, cell);
  if (compiled) sky.store.set(key, compiled);
  return (known ?? compiled)?.find(({ toJdUt }) => moment <= toJdUt);
}

type CellFitter = (cell: number, bodies: readonly CatalogBodyId[]) => PiecesByBody;

/**
 * Shifts pieces with another origin to the zodiac: tropical pieces in the compiled years, elsewhere pieces that are counted from
 * the mean equinox, which the engine computes in half the time. Fits those cells on the engine that have no zero point.
 */
function createCellFitter(sky: GeocentricSky, grid: BodyGrid, zeroPointOf: ZeroPointOf): CellFitter {
  const loadOrFitTropical = createTropicalFitter(toTropicalSky(sky), grid);
  const fitMean = createMeanFitter(sky, grid);
  const fitOnEngine = createQuickFitter(sky, grid);
  return (cell, bodies) => {
    const isCompiled = isInCompiledSpan(grid, cell);
    if (isCompiled && sky.zodiac.type === 'tropical') return loadOrFitTropical(cell, bodies);
    const zeroPoint = zeroPointOf(isCompiled ? 'tropical' : 'mean_equinox', cell * grid.cellDays);
    if (!zeroPoint) return fitOnEngine(cell, bodies);
    const origin = (isCompiled ? loadOrFitTropical : fitMean)(cell, bodies);
    const shiftAll = (body: CatalogBodyId, pieces: readonly LongitudePiece[]) =>
      pieces.map((piece) => shiftPiece(piece, zeroPoint, (moment) => stateAt(sky, body, moment)));
    return new Map([...origin].map(([body, pieces]) => [body, shiftAll(body, pieces)]));
  };
}

/** Tropical pieces of the compiled years: those that were compiled, else fits of the same bits. */
function createTropicalFitter(sky: GeocentricSky, grid: BodyGrid): CellFitter {
  const { preciseTerms } = grid;
  const fitMissing =
    preciseTerms === undefined ? createQuickFitter(sky, grid) : createPreciseFitter(sky, { ...grid, preciseTerms });
  return (cell, bodies) => {
    const compiled = bodies.map((body) => [body, sky.ephemeris.compiledPieces(body, cell)] as const);
    const missing = compiled.flatMap(([body, pieces]) => (pieces ? [] : [body]));
    const fitted = missing.length > 0 ? fitMissing(cell, missing) : undefined;
    return new Map(compiled.map(([body, pieces]) => [body, pieces ?? fitted?.get(body) ?? []]));
  };
}

/** What bodies are sampled for at the same moments, one moment after the other, and how each of them is fitted. */
interface CellFit<Sample> {
  readonly momentsOf: (span: JdRange) => readonly JdUt[];
  readonly sampleAt: (body: CatalogBodyId, moment: JdUt) => Sample;
  readonly fitSpan: (body: CatalogBodyId, span: JdRange, samples: readonly Sample[]) => readonly LongitudePiece[];
}

function fitBodies<Sample>(
  { sky, grid, bodies }: GridGroup & { readonly sky: GeocentricSky },
  cell: number,
  { momentsOf, sampleAt, fitSpan }: CellFit<Sample>,
): PiecesByBody {
  const spans = bodies.map((body) => clipRange(spanOfCell(grid, cell), sky.ephemeris.coverage(body)));
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

const createQuickFitter = (sky: GeocentricSky, grid: BodyGrid): CellFitter =>
  createHermiteFitter(sky, {
    grid,
    nodeCount: grid.nodeCount,
    motionAt: (body, moment) => stateAt(sky, body, moment),
    fitSpan: fitLongitude,
  });

/** Fits longitudes that are counted from the mean equinox. Turning points differ in every zodiac and are left out. */
const createMeanFitter = (sky: GeocentricSky, grid: BodyGrid): CellFitter =>
  createHermiteFitter(sky, {
    grid,
    nodeCount: grid.meanNodeCount,
    motionAt: (body, moment) => sky.ephemeris.meanEquinoxMotion(body, moment),
    fitSpan: (...parameters) =>
      fitBetweenEnds(...parameters).map((piece) => ({
        ...piece,
        errorDeg: (grid.meanErrorFactor ?? 1) * piece.errorDeg,
      })),
  });

/** What a fit through values and slopes follows, and how. */
interface HermiteFit {
  readonly grid: BodyGrid;
  readonly nodeCount: number;
  readonly motionAt: (body: CatalogBodyId, moment: JdUt) => LongitudeMotion;
  readonly fitSpan: typeof fitLongitude;
}

/** Fits cell after cell. The motion at a border is computed once for the cells on both sides. */
function createHermiteFitter(sky: GeocentricSky, { grid, nodeCount, motionAt, fitSpan }: HermiteFit): CellFitter {
  const borders = new Map<CatalogBodyId, { readonly moment: JdUt; readonly motion: LongitudeMotion }>();
  const cellFit: CellFit<LongitudeMotion> = {
    momentsOf: (span) => nodeMoments(span, nodeCount),
    sampleAt: (body, moment) => {
      const border = borders.get(body);
      return border?.moment === moment ? border.motion : motionAt(body, moment);
    },
    fitSpan: (body, span, motions) => {
      borders.set(body, { moment: span.toJdUt, motion: motions.at(-1) as LongitudeMotion });
      return fitSpan(span, motions, (moment) => motionAt(body, moment));
    },
  };
  return (cell, bodies) => fitBodies({ sky, grid, bodies }, cell, cellFit);
}

function createPreciseFitter(sky: GeocentricSky, grid: BodyGrid & { readonly preciseTerms: number }): CellFitter {
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

import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';
import { clipRange, type JdRange, type JdUt } from '../../base/units/time.ts';
import { type BodyGrid, type GridSpan, gridAt, isInCompiledSpan, spanOfCell, splitByGrid } from './cell-grid.ts';
import { type GeocentricSky, stateAt, toCellKey, toTropicalSky } from './geocentric-sky.ts';
import { fitLongitude, type LongitudeMotion, type LongitudePiece, nodeMoments } from './longitude-piece.ts';
import { fitPrecisely, preciseMoments } from './precise-fit.ts';
import { loadOrFitZeroPoint, shiftPiece } from './zero-point.ts';

/** Pieces by body. */
export type PiecesByBody = ReadonlyMap<NumberedBodyId, readonly LongitudePiece[]>;

/**
 * Pieces that cover a window, for each body ascending and without a gap: the only place that chooses between positions that are
 * kept in the store, compiled ahead, and fitted to the engine.
 *
 * @param window within the coverage of every body
 */
export function loadOrFitPieces(sky: GeocentricSky, bodies: readonly NumberedBodyId[], window: JdRange): PiecesByBody {
  const pieces = new Map(bodies.map((body) => [body, [] as LongitudePiece[]]));
  for (const { span, grid, bodies: group } of groupByGrid(bodies, window)) {
    const loadOrFitCell = createCellLoader(sky, grid);
    const lastCell = Math.ceil(span.toJdUt / grid.cellDays) - 1;
    for (let cell = Math.floor(span.fromJdUt / grid.cellDays); cell <= lastCell; cell += 1) {
      for (const [body, cellPieces] of loadOrFitCell(cell, group)) pieces.get(body)?.push(...cellPieces);
    }
  }
  return pieces;
}

/** The bodies that share a grid. */
interface GridGroup {
  readonly grid: BodyGrid;
  readonly bodies: readonly NumberedBodyId[];
}

/** The bodies that share a grid through a span, ascending for each body. */
function groupByGrid(bodies: readonly NumberedBodyId[], window: JdRange): readonly (GridGroup & GridSpan)[] {
  const groups: (GridGroup & GridSpan & { readonly bodies: NumberedBodyId[] })[] = [];
  for (const body of bodies) {
    for (const { grid, span } of splitByGrid(body, window)) {
      const group = groups.find((one) => one.grid === grid && one.span.fromJdUt === span.fromJdUt);
      if (group?.span.toJdUt === span.toJdUt) group.bodies.push(body);
      else groups.push({ grid, span, bodies: [body] });
    }
  }
  return groups;
}

/** The piece at a moment, where its cell is in the store or compiled: nothing is fitted for one moment. */
export function findKnownPiece(sky: GeocentricSky, body: NumberedBodyId, moment: JdUt): LongitudePiece | undefined {
  const cell = Math.floor(moment / gridAt(body, moment).cellDays);
  const key = toCellKey(sky, body, cell);
  const known = sky.store.get(key);
  const compiled = known || sky.zodiac.type !== 'tropical' ? undefined : sky.store.compiledPieces(body, cell);
  if (compiled) sky.store.set(key, compiled);
  return (known ?? compiled)?.find(({ toJdUt }) => moment <= toJdUt);
}

/** The pieces of some bodies in one cell of their grid. */
type CellSource = (cell: number, bodies: readonly NumberedBodyId[]) => PiecesByBody;

function createCellLoader(sky: GeocentricSky, grid: BodyGrid): CellSource {
  const source = sky.zodiac.type === 'tropical' ? createTropicalSource(sky, grid) : createShiftedSource(sky, grid);
  return (cell, bodies) => {
    const keyOf = (body: NumberedBodyId): string => toCellKey(sky, body, cell);
    const found = new Map(bodies.map((body) => [body, sky.store.get(keyOf(body))]));
    const missing = bodies.filter((body) => !found.get(body));
    for (const [body, pieces] of missing.length > 0 ? source(cell, missing) : []) {
      sky.store.set(keyOf(body), pieces);
      found.set(body, pieces);
    }
    return new Map(bodies.map((body) => [body, found.get(body) ?? []]));
  };
}

/** Longitudes in another zodiac: tropical ones minus those of its zero point, or of the engine where that has no fit. */
function createShiftedSource(sky: GeocentricSky, grid: BodyGrid): CellSource {
  const loadOrFitTropical = createCellLoader(toTropicalSky(sky), grid);
  const fitOnEngine = createQuickFitter(sky, grid);
  return (cell, bodies) => {
    const zeroPoint = loadOrFitZeroPoint(sky, cell * grid.cellDays);
    if (!zeroPoint) return fitOnEngine(cell, bodies);
    const shiftAll = (body: NumberedBodyId, pieces: readonly LongitudePiece[]) =>
      pieces.map((piece) => shiftPiece(piece, zeroPoint, (moment) => stateAt(sky, body, moment)));
    return new Map([...loadOrFitTropical(cell, bodies)].map(([body, pieces]) => [body, shiftAll(body, pieces)]));
  };
}

/**
 * Tropical pieces: in the compiled years those that were compiled, else precise fits. Elsewhere quick fits through fewer nodes, as
 * the engine settles every moment there.
 */
function createTropicalSource(sky: GeocentricSky, grid: BodyGrid): CellSource {
  const { preciseTerms } = grid;
  const fitElsewhere = createQuickFitter(sky, { ...grid, nodeCount: grid.elsewhereNodeCount });
  const fitMissing =
    preciseTerms === undefined ? createQuickFitter(sky, grid) : createPreciseFitter(sky, { ...grid, preciseTerms });
  return (cell, bodies) => {
    if (!isInCompiledSpan(grid, cell)) return fitElsewhere(cell, bodies);
    const compiled = bodies.map((body) => [body, sky.store.compiledPieces(body, cell)] as const);
    const missing = compiled.flatMap(([body, pieces]) => (pieces ? [] : [body]));
    const fitted = missing.length > 0 ? fitMissing(cell, missing) : undefined;
    return new Map(compiled.map(([body, pieces]) => [body, pieces ?? fitted?.get(body) ?? []]));
  };
}

/** What bodies are sampled for at the same moments, one moment after the other, and how each of them is fitted. */
interface CellFit<Sample> {
  readonly momentsOf: (span: JdRange) => readonly JdUt[];
  readonly sampleAt: (body: NumberedBodyId, moment: JdUt) => Sample;
  readonly fitSpan: (body: NumberedBodyId, span: JdRange, samples: readonly Sample[]) => readonly LongitudePiece[];
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

/** Fits values and slopes, cell after cell. The motion at a border is computed once for the cells on both sides. */
function createQuickFitter(sky: GeocentricSky, grid: BodyGrid): CellSource {
  const borders = new Map<NumberedBodyId, { readonly moment: JdUt; readonly motion: LongitudeMotion }>();
  const cellFit: CellFit<LongitudeMotion> = {
    momentsOf: (span) => nodeMoments(span, grid.nodeCount),
    sampleAt: (body, moment) => {
      const border = borders.get(body);
      return border?.moment === moment ? border.motion : stateAt(sky, body, moment);
    },
    fitSpan: (body, span, motions) => {
      borders.set(body, { moment: span.toJdUt, motion: motions.at(-1) as LongitudeMotion });
      return fitLongitude(span, motions, (moment) => stateAt(sky, body, moment));
    },
  };
  return (cell, bodies) => fitBodies({ sky, grid, bodies }, cell, cellFit);
}

function createPreciseFitter(sky: GeocentricSky, grid: BodyGrid & { readonly preciseTerms: number }): CellSource {
  const cellFit: CellFit<LongitudeDeg> = {
    momentsOf: (span) => preciseMoments(span, grid.preciseTerms),
    sampleAt: (body, moment) => stateAt(sky, body, moment).longitudeDeg,
    fitSpan: (body, span, longitudesDeg) => fitPrecisely(span, longitudesDeg, (moment) => stateAt(sky, body, moment)),
  };
  return (cell, bodies) => fitBodies({ sky, grid, bodies }, cell, cellFit);
}

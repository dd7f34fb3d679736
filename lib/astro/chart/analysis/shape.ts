import { type ChartShapeId, SHAPE_BODIES, SHAPE_LEEWAY_DEG } from '../../../base/catalog/patterns.ts';
import { TURN_DEG } from '../../../base/units/angle.ts';
import type { AnalysisPoint } from './point.ts';

/** The shape of a whole chart by the gaps between its bodies. */
export interface ChartShape {
  readonly id: ChartShapeId;
  /** Largest gap between neighbors, degrees. */
  readonly largestGapDeg: number;
  /** The one or two bodies opposite the others in a bucket; empty in every other shape. */
  readonly bucketHandle: readonly string[];
}

/** Two bodies at most so far apart make one handle of a bucket, degrees. */
const HANDLE_SIZE_DEG = 5;

const SHAPE_BODY_IDS: ReadonlySet<string> = new Set(SHAPE_BODIES);

/** Bodies in the order of the zodiac; each gap follows the body with its index. */
interface BodyCircle {
  readonly ids: readonly string[];
  readonly gapsDeg: readonly number[];
  readonly largestGapDeg: number;
}

/** Whether a gap is as large as a shape requires, less the leeway. */
const isAtLeast = (gapDeg: number, thresholdDeg: number): boolean => gapDeg >= thresholdDeg - SHAPE_LEEWAY_DEG;

/** The shapes in the order in which they are tested; a chart that passes no test is a splash. */
const TESTS: readonly (readonly [ChartShapeId, (circle: BodyCircle) => boolean])[] = [
  ['bundle', ({ largestGapDeg }) => isAtLeast(largestGapDeg, 240)],
  ['bucket', (circle) => !isAtLeast(circle.largestGapDeg, 180) && findBucketHandle(circle).length > 0],
  ['bowl', ({ largestGapDeg }) => isAtLeast(largestGapDeg, 180)],
  ['seesaw', hasTwoSides],
  ['locomotive', ({ largestGapDeg }) => isAtLeast(largestGapDeg, 120)],
  ['splay', (circle) => listGapIndices(circle, 30).length === 3],
];

/**
 * The shape of a chart, by the gaps between neighbors among Sun to Pluto; every gap that a shape requires may be smaller
 * by {@link SHAPE_LEEWAY_DEG}. Tested in this order:
 *
 * - bundle: the largest gap is at least 240°;
 * - bucket: the largest gap is below 180°, and one body, or two at most 5° apart, have gaps of 90° on both sides;
 * - bowl: the largest gap is at least 180°;
 * - seesaw: exactly two gaps of 60°, with two bodies or more on each side;
 * - locomotive: the largest gap is at least 120°;
 * - splay: exactly three gaps of 30°;
 * - splash: any other chart.
 *
 * @returns undefined unless all ten bodies are among the points
 */
export function classifyShape(points: readonly AnalysisPoint[]): ChartShape | undefined {
  const bodies = points.filter(({ id }) => SHAPE_BODY_IDS.has(id));
  if (bodies.length !== SHAPE_BODIES.length) return undefined;
  const circle = arrangeBodies(bodies);
  const id = TESTS.find(([, matches]) => matches(circle))?.[0] ?? 'splash';
  return { id, largestGapDeg: circle.largestGapDeg, bucketHandle: id === 'bucket' ? findBucketHandle(circle) : [] };
}

function arrangeBodies(bodies: readonly AnalysisPoint[]): BodyCircle {
  const sorted = bodies.toSorted((a, b) => a.longitudeDeg - b.longitudeDeg);
  const gapsDeg = sorted.map(({ longitudeDeg }, index) => {
    const next = sorted[index + 1];
    return (next ?? (sorted[0] as AnalysisPoint)).longitudeDeg - longitudeDeg + (next ? 0 : TURN_DEG);
  });
  return { ids: sorted.map(({ id }) => id), gapsDeg, largestGapDeg: Math.max(...gapsDeg) };
}

/** Indices of the gaps that are as large as a shape requires. */
function listGapIndices({ gapsDeg }: BodyCircle, thresholdDeg: number): readonly number[] {
  const indices: number[] = [];
  for (let index = 0; index < gapsDeg.length; index += 1)
    if (isAtLeast(gapsDeg[index] as number, thresholdDeg)) indices.push(index);
  return indices;
}

/** The handle of a bucket with the widest gaps around it; empty where there is none. */
function findBucketHandle(circle: BodyCircle): readonly string[] {
  const wide = listGapIndices(circle, 90);
  let bucketHandle: readonly string[] = [];
  let widestDeg = 0;
  for (const before of wide) {
    for (const after of wide) {
      const size = (after - before + circle.ids.length) % circle.ids.length;
      const aroundDeg = (circle.gapsDeg[before] as number) + (circle.gapsDeg[after] as number);
      if (aroundDeg <= widestDeg || !isBucketHandle(circle, before, size)) continue;
      bucketHandle = listBodiesAfter(circle, before, size);
      widestDeg = aroundDeg;
    }
  }
  return bucketHandle;
}

/** Whether `size` bodies after a gap are a handle: one, or two close together. */
function isBucketHandle({ gapsDeg }: BodyCircle, before: number, size: number): boolean {
  return size === 1 || (size === 2 && (gapsDeg[(before + 1) % gapsDeg.length] as number) <= HANDLE_SIZE_DEG);
}

/** So many bodies after a gap, in the order of the zodiac. */
function listBodiesAfter({ ids }: BodyCircle, gap: number, size: number): readonly string[] {
  return Array.from({ length: size }, (_, step) => ids[(gap + 1 + step) % ids.length] as string);
}

function hasTwoSides(circle: BodyCircle): boolean {
  const wide = listGapIndices(circle, 60);
  const [first, second] = wide;
  if (wide.length !== 2 || first === undefined || second === undefined) return false;
  const sizes = [second - first, circle.ids.length - (second - first)];
  return sizes.every((size) => size >= 2);
}

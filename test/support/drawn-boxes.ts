/** A drawn element with the box around its strokes, in units of the picture. */
interface DrawnBox {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const COMMAND = /([MmLlHhVvCcAaZz])([^MmLlHhVvCcAaZz]*)/g;
/** How many numbers each command takes at a time. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

type Point = readonly [x: number, y: number];

/** The points of a path, control points included; of an arc its ends only. */
function listPoints(d: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', parameters = ''] of d.matchAll(COMMAND)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const numbers = (parameters.match(NUMBER) ?? []).map(Number);
    const arity = ARITY[kind] ?? 0;
    for (let index = 0; arity > 0 && index + arity <= numbers.length; index += arity) {
      const group = numbers.slice(index, index + arity);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (kind === 'h') x = fromX + (group[0] ?? 0);
      else if (kind === 'v') y = fromY + (group[0] ?? 0);
      else {
        const pairs = kind === 'a' ? group.slice(-2) : group;
        for (let at = 0; at < pairs.length; at += 2) {
          points.push([fromX + (pairs[at] ?? 0), fromY + (pairs[at + 1] ?? 0)]);
        }
        [x, y] = points.at(-1) ?? [x, y];
      }
      points.push([x, y]);
    }
  }
  return points;
}

/** The boxes of all paths of a picture that have one of these classes and their own place and scale. */
export function listBoxes(svg: string, classes: readonly string[]): readonly DrawnBox[] {
  const pattern =
    /<path class="([\w-]+)"[^>]*?transform="translate\(([-\d.]+),([-\d.]+)\)scale\(([-\d.]+)\)" d="([^"]*)"/g;
  return [...svg.matchAll(pattern)].flatMap(([, name = '', x, y, scale, d = '']) => {
    if (!classes.includes(name) || d === '') return [];
    const points = listPoints(d).map(
      ([px, py]) => [Number(x) + px * Number(scale), Number(y) + py * Number(scale)] as const,
    );
    const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
    return [{ name, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }];
  });
}

/** Pairs of boxes that overlap by more than a tolerance in both directions. */
export function findOverlappingBoxes(
  boxes: readonly DrawnBox[],
  tolerance = 0.5,
): readonly (readonly [DrawnBox, DrawnBox])[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance,
      )
      .map((other) => [one, other] as const),
  );
}

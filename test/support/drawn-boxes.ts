/** A drawn element with the box around its strokes, in units of the picture. */
export interface DrawnBox {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const COMMAND = /([MmLlHhVvCcSsAaZz])([^MmLlHhVvCcSsAaZz]*)/g;
/** How many numbers each command takes at a time. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

type Point = readonly [x: number, y: number];

const ARC_SAMPLES = 12;

/** Points of a circular arc of SVG from one position to another. @source SVG 1.1, appendix F.6.5 */
function sampleArc(
  [x, y]: Point,
  [toX, toY]: Point,
  [radius = 0, , , isLarge, isClockwise]: readonly number[],
): Point[] {
  const [dx, dy] = [(toX - x) / 2, (toY - y) / 2];
  const half = Math.hypot(dx, dy);
  const r = Math.max(radius, half);
  const aside = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, r * r - half * half));
  const [middleX, middleY] = [x + dx - (aside * dy) / half, y + dy + (aside * dx) / half];
  const start = Math.atan2(y - middleY, x - middleX);
  const turn = (Math.atan2(toY - middleY, toX - middleX) - start + 4 * Math.PI) % (2 * Math.PI);
  const swept = isClockwise === 1 ? turn : turn - 2 * Math.PI;
  return Array.from({ length: ARC_SAMPLES }, (_, index) => {
    const angle = start + (swept * (index + 1)) / ARC_SAMPLES;
    return [middleX + r * Math.cos(angle), middleY + r * Math.sin(angle)] as const;
  });
}

/** The points of a path, control points included, and some of each arc. */
function listPoints(d: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  let begun: Point = [0, 0];
  for (const [, command = '', parameters = ''] of d.matchAll(COMMAND)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const numbers = (parameters.match(NUMBER) ?? []).map(Number);
    const arity = ARITY[kind] ?? 0;
    if (kind === 'z') [x, y] = begun;
    for (let index = 0; arity > 0 && index + arity <= numbers.length; index += arity) {
      const group = numbers.slice(index, index + arity);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      const from = [x, y] as const;
      if (kind === 'h') x = fromX + (group[0] ?? 0);
      else if (kind === 'v') y = fromY + (group[0] ?? 0);
      else {
        const pairs = kind === 'a' ? group.slice(-2) : group;
        for (let at = 0; at < pairs.length; at += 2) {
          points.push([fromX + (pairs[at] ?? 0), fromY + (pairs[at + 1] ?? 0)]);
        }
        [x, y] = points.at(-1) ?? [x, y];
        if (kind === 'm' && index === 0) begun = [x, y];
        if (kind === 'a') points.push(...sampleArc(from, [x, y], group));
      }
      points.push([x, y]);
    }
  }
  return points;
}

/** The box around a text in the viewer's font. */
function toTextBox(element: string): DrawnBox {
  const read = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? '';
  const [x, y, size, width] = ['x', 'y', 'font-size', 'textLength'].map((name) => Number(read(name))) as [
    ...[number, number, number, number],
  ];
  const left = x - width * ({ start: 0, middle: 0.5, end: 1 }[read('text-anchor')] ?? 0);
  return { name: read('class'), left, right: left + width, top: y - size / 1.35, bottom: y };
}

/**
 * The boxes of all symbols and texts of a picture: of its paths that have their own place and scale, and its elements `text`. Those
 * without a class have the name `''`.
 */
export function listLabelBoxes(svg: string): readonly DrawnBox[] {
  const pattern =
    /<path(?: class="([\w-]+)")?[^>]*?transform="translate\(([-\d.]+),([-\d.]+)\)scale\(([-\d.]+)\)" d="([^"]*)"/g;
  const texts = [...svg.matchAll(/<text [^>]*>/g)].map(([element]) => toTextBox(element));
  const paths = [...svg.matchAll(pattern)].flatMap(([, name = '', x, y, scale, d = '']) => {
    if (d === '') return [];
    const points = listPoints(d).map(
      ([px, py]) => [Number(x) + px * Number(scale), Number(y) + py * Number(scale)] as const,
    );
    const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
    return [{ name, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }];
  });
  return [...paths, ...texts];
}

/** Those of {@link listLabelBoxes} that have one of these classes. */
export const listBoxes = (svg: string, classes: readonly string[]): readonly DrawnBox[] =>
  listLabelBoxes(svg).filter(({ name }) => classes.includes(name));

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

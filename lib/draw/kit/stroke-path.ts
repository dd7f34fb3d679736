/**
 * A path of strokes that can begin anywhere: its first point, and the relative commands after it. All in tenths of the units
 * in which the strokes are defined, because whole numbers are shorter.
 */
export interface StrokePath {
  readonly x: number;
  readonly y: number;
  readonly rest: string;
}

/** Parts of a unit in which strokes are written. */
export const STROKE_PARTS = 10;

const PATH_PART = /([MLHVCAaZ])([^MLHVCAaZ]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * The same strokes in relative commands and in few characters: a curve that goes on smoothly from another one leaves out its
 * first control point.
 *
 * @param d absolute M, L, H, V, C and A, relative a, and Z, with one set of numbers each, beginning with M
 */
export function toStrokePath(d: string): StrokePath {
  const [[, , start = ''] = [], ...parts] = [...d.matchAll(PATH_PART)];
  const [startX = 0, startY = 0] = readNumbers('M', start);
  let [x, y] = [startX, startY];
  let begun: readonly [number, number] = [x, y];
  let [previous, rest] = ['', ''];
  let smooth: readonly [number, number] | undefined;
  for (const [, command = '', parameters = ''] of parts) {
    const numbers = readNumbers(command, parameters);
    const moved = numbers.map((number, index) => formatHundredths(number - originOf(command, index, [x, y])));
    const isSmooth = command === 'C' && smooth?.every((value, index) => formatHundredths(value) === moved[index]);
    const name = isSmooth ? 's' : command.toLowerCase();
    rest += (name === previous && name !== 'm' ? JOIN : name) + joinNumbers(isSmooth ? moved.slice(2) : moved);
    const [controlX = 0, controlY = 0] = numbers.slice(2);
    [x, y] = command === 'Z' ? begun : endOf(command, numbers, [x, y]);
    if (command === 'M') begun = [x, y];
    smooth = command === 'C' ? [x - controlX, y - controlY] : undefined;
    previous = name;
  }
  return { x: startX, y: startY, rest: rest.replaceAll(JOINT, '$1') };
}

/** Rounds a number to hundredths. */
const formatHundredths = (value: number): string => String(Math.round(value * 100) / 100);

const readNumbers = (command: string, text: string): readonly number[] =>
  (text.match(NUMBER) ?? []).map((number, index) => Number(number) * (isTurnOrFlag(command, index) ? 1 : STROKE_PARTS));

const isArc = (command: string): boolean => command === 'A' || command === 'a';

/** The numbers of an arc that are no lengths. */
const isTurnOrFlag = (command: string, index: number): boolean => isArc(command) && index >= 2 && index < ARC_SHAPE;

/** Between the numbers of a command and those of a repeated one, whose letter is left out. */
const JOIN = ' ';
/** A minus sign is a separator of its own. */
const JOINT = / (-)/g;

/** `0.5`, `-0.2` and `0.3` as `.5-.2.3`. */
export function joinNumbers(numbers: readonly string[]): string {
  let joined = '';
  for (const [index, number] of numbers.entries()) {
    const short = number.replace(/^(-?)0\./, '$1.');
    const follows = short.startsWith('-') || (short.startsWith('.') && numbers[index - 1]?.includes('.'));
    joined += index === 0 || follows ? short : ` ${short}`;
  }
  return joined;
}

/** Radii, turn and flags of an arc are no coordinates. */
const ARC_SHAPE = 5;

/** What a number of a command is relative to. */
function originOf(command: string, index: number, [x, y]: readonly [number, number]): number {
  if (command === 'a') return 0;
  if (command === 'V') return y;
  if (command === 'A') return index < ARC_SHAPE ? 0 : index === ARC_SHAPE ? x : y;
  return index % 2 === 0 ? x : y;
}

function endOf(command: string, numbers: readonly number[], [x, y]: readonly [number, number]): [number, number] {
  const last = numbers.at(-1) ?? 0;
  if (command === 'H') return [last, y];
  if (command === 'V') return [x, last];
  const [right = 0, down = 0] = numbers.slice(-2);
  return command === 'a' ? [x + right, y + down] : [right, down];
}

/** The path of several strokes. */
export function joinStrokes(strokes: readonly StrokePath[]): string {
  let d = '';
  for (const { x, y, rest } of strokes) d += `M${formatPair(x, y)}${rest}`;
  return d;
}

/** Two whole numbers; a minus sign separates. */
function formatPair(x: number, y: number): string {
  const down = Math.round(y);
  return `${Math.round(x)}${down < 0 ? '' : ' '}${down}`;
}

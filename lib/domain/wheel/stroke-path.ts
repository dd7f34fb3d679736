import { formatFactor } from './drawing.ts';

/** A path of strokes that can begin anywhere: its first point, and the relative commands after it. */
export interface StrokePath {
  readonly x: number;
  readonly y: number;
  readonly rest: string;
}

const PATH_PART = /([MLHVCA])([^MLHVCA]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * The same strokes in relative commands and in few characters: a curve that goes on smoothly from another one leaves out its
 * first control point.
 *
 * @param d absolute M, L, H, V, C and A with one set of numbers each, beginning with M
 */
export function toStrokePath(d: string): StrokePath {
  const [[, , start = ''] = [], ...parts] = [...d.matchAll(PATH_PART)];
  const [startX = 0, startY = 0] = readNumbers(start);
  let [x, y] = [startX, startY];
  let [previous, rest] = ['', ''];
  let smooth: readonly [number, number] | undefined;
  for (const [, command = '', parameters = ''] of parts) {
    const numbers = readNumbers(parameters);
    const moved = numbers.map((number, index) => formatFactor(number - originOf(command, index, [x, y])));
    const isSmooth = command === 'C' && smooth?.every((value, index) => formatFactor(value) === moved[index]);
    const name = isSmooth ? 's' : command.toLowerCase();
    rest += (name === previous && name !== 'm' ? JOIN : name) + joinNumbers(isSmooth ? moved.slice(2) : moved);
    const [controlX = 0, controlY = 0] = numbers.slice(2);
    [x, y] = endOf(command, numbers, [x, y]);
    smooth = command === 'C' ? [x - controlX, y - controlY] : undefined;
    previous = name;
  }
  return { x: startX, y: startY, rest: rest.replaceAll(JOINT, '$1') };
}

const readNumbers = (text: string): readonly number[] => (text.match(NUMBER) ?? []).map(Number);

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
  if (command === 'V') return y;
  if (command === 'A') return index < ARC_SHAPE ? 0 : index === ARC_SHAPE ? x : y;
  return index % 2 === 0 ? x : y;
}

function endOf(command: string, numbers: readonly number[], [x, y]: readonly [number, number]): [number, number] {
  const last = numbers.at(-1) ?? 0;
  if (command === 'H') return [last, y];
  if (command === 'V') return [x, last];
  return [numbers.at(-2) ?? 0, last];
}

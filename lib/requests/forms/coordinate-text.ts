export type Axis = 'latitude' | 'longitude';

/** Letters of the positive and the negative direction of an axis. */
const DIRECTIONS = { latitude: ['n', 's'], longitude: ['e', 'w'] } as const satisfies Record<Axis, readonly string[]>;

/** Longer than any coordinate; longer texts are refused without matching. */
const MAX_LENGTH = 40;

const SEPARATORS = /[°º′'’"″”:\s]+/g;
const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
/** `40 42 46`, in degrees and up to two smaller parts, with a sign before it or a direction before or after it. */
const PARTS = new RegExp(`^(?:([nsew+-]) ?)?${NUMBER}(?: ${NUMBER}(?: ${NUMBER})?)?(?: ?([nsew]))?$`);
/** `48n51` and `48n51 24`, with the direction in place of the degree sign. */
const DIRECTION_INSIDE = new RegExp(`^${NUMBER} ?([nsew]) ?${NUMBER}(?: ${NUMBER})?$`);

/**
 * Reads a coordinate as people write it: `40.7128`, `-74.006`, `48n51`, `118w15`, `40°42'46"N`, `N 40 42 46`, `74:00 W`.
 *
 * @returns degrees, north and east positive, not limited to a range; undefined for any other text, for minutes and
 *   seconds of 60 or more, and for a direction of the other axis
 */
export function parseCoordinate(text: string, axis: Axis): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = text.trim().toLowerCase().replace('−', '-').replace(SEPARATORS, ' ').trim();
  const written = readInside(plain) ?? readParts(plain);
  const sign = written && readSign(written.marks, axis);
  const degrees = written && readDegrees(written.parts);
  return sign === undefined || degrees === undefined ? undefined : sign * degrees;
}

interface WrittenCoordinate {
  readonly parts: readonly string[];
  /** Signs and directions, in the order written. */
  readonly marks: readonly string[];
}

const isWritten = (part: string | undefined): part is string => part !== undefined;

function readInside(text: string): WrittenCoordinate | undefined {
  const [match, degrees, direction, ...smaller] = DIRECTION_INSIDE.exec(text) ?? [];
  return match === undefined ? undefined : { parts: [degrees, ...smaller].filter(isWritten), marks: [direction ?? ''] };
}

function readParts(text: string): WrittenCoordinate | undefined {
  const [match, before, degrees, minutes, seconds, after] = PARTS.exec(text) ?? [];
  if (match === undefined) return undefined;
  return { parts: [degrees, minutes, seconds].filter(isWritten), marks: [before, after].filter(isWritten) };
}

/** One sign or one direction of the axis; a sign with a direction could mean either. */
function readSign(marks: readonly string[], axis: Axis): 1 | -1 | undefined {
  if (marks.length > 1) return undefined;
  const [positive, negative] = DIRECTIONS[axis];
  const [mark = positive] = marks;
  if (mark === '+' || mark === positive) return 1;
  return mark === '-' || mark === negative ? -1 : undefined;
}

/** Only the last part may have a fraction, and the smaller parts are below 60. */
function readDegrees(parts: readonly string[]): number | undefined {
  const numbers = parts.map(Number);
  const isWrong = numbers.some(
    (number, index) => (index > 0 && number >= 60) || (index < numbers.length - 1 && !Number.isInteger(number)),
  );
  return isWrong ? undefined : numbers.reduce((sum, number, index) => sum + number / 60 ** index, 0);
}

interface SexagesimalDegrees {
  readonly degrees?: unknown;
  readonly minutes?: unknown;
  readonly seconds?: unknown;
  readonly direction?: unknown;
}

/** Reads `{degrees, minutes, seconds, direction}`; the sign may also stand with the degrees. */
export function readSexagesimal(sent: SexagesimalDegrees, axis: Axis): number | undefined {
  const { degrees, minutes = 0, seconds, direction = '' } = sent;
  const parts = seconds === undefined ? [degrees, minutes] : [degrees, minutes, seconds];
  const areNumbers = parts.every((part) => typeof part === 'number');
  if (!areNumbers || typeof direction !== 'string') return undefined;
  return parseCoordinate(`${parts.join(' ')} ${direction.trim().charAt(0)}`, axis);
}

/** Corners of the strokes of each digit, in a box of 2 by 4: columns 0 to 2 from the left, rows 0 to 4 from the top. */
const DIGITS: readonly (readonly (readonly [column: number, row: number])[])[] = [
  [
    [0, 0],
    [2, 0],
    [2, 4],
    [0, 4],
    [0, 0],
  ],
  [
    [0, 1],
    [1, 0],
    [1, 4],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 4],
    [2, 4],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0.5, 2],
    [2, 2],
    [2, 4],
    [0, 4],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 2],
    [2, 0],
    [2, 4],
  ],
  [
    [2, 0],
    [0, 0],
    [0, 2],
    [2, 2],
    [2, 4],
    [0, 4],
  ],
  [
    [2, 0],
    [0, 0],
    [0, 4],
    [2, 4],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 4],
  ],
  [
    [0, 2],
    [0, 0],
    [2, 0],
    [2, 4],
    [0, 4],
    [0, 2],
    [2, 2],
  ],
  [
    [2, 2],
    [0, 2],
    [0, 0],
    [2, 0],
    [2, 4],
    [0, 4],
  ],
];

const BOX_WIDTH = 20;
/** Columns of a digit and of the gap after it. */
const ADVANCE = 3;
const LARGEST_UNIT = 2.2;
/** Digits of a line; a longer number has two. */
const LINE_DIGITS = 4;

/** A number as strokes in the box of 20 by 20 of the other symbols. @example toNumberGlyph(433) */
export function toNumberGlyph(number: number): string {
  const digits = [...String(number)].map(Number);
  const lineCount = Math.ceil(digits.length / LINE_DIGITS);
  const length = Math.ceil(digits.length / lineCount);
  const unit = Math.min(LARGEST_UNIT, BOX_WIDTH / (length * ADVANCE - 1));
  return Array.from({ length: lineCount }, (_, line) => {
    const y = (line - (lineCount - 1) / 2) * 5.5 * unit;
    return drawLine(digits.slice(line * length, (line + 1) * length), unit, y);
  }).join('');
}

function drawLine(digits: readonly number[], unit: number, y: number): string {
  const left = (-(digits.length * ADVANCE - 1) / 2) * unit;
  return digits.map((digit, index) => drawDigit(digit, unit, { x: left + index * ADVANCE * unit, y })).join('');
}

const drawDigit = (digit: number, unit: number, { x, y }: { readonly x: number; readonly y: number }): string =>
  (DIGITS[digit] ?? [])
    .map(
      ([column, row], index) => `${index === 0 ? 'M' : 'L'}${round(x + column * unit)} ${round(y + (row - 2) * unit)}`,
    )
    .join('');

const round = (value: number): number => Math.round(value * 100) / 100;

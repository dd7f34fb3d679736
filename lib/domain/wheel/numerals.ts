import { NUMERAL_GLYPHS } from './glyphs.ts';

/** Width of a numeral including its space; the marks are narrow. */
const ADVANCE: Readonly<Record<string, number>> = { '°': 3.6, '′': 2 };
const DIGIT_ADVANCE = 7.6;

/** Definitions of the numerals in the head of the picture; texts reference them. */
export function defineNumerals(): string {
  const drawn = Object.entries(NUMERAL_GLYPHS).map(([text, d]) => `<path id="${numeralIdOf(text)}" d="${d}"/>`);
  return `<defs>${drawn.join('')}</defs>`;
}

const numeralIdOf = (text: string): string => `wheel-${text === '°' ? 'degree' : text === '′' ? 'minute' : text}`;

/** Draws a line of digits and marks, centred at a position. */
export function drawNumerals(text: string, at: string, scale: number): string {
  const widths = [...text].map((character) => ADVANCE[character] ?? DIGIT_ADVANCE);
  let left = -widths.reduce((sum, width) => sum + width, 0) / 2;
  const used = [...text].map((character, index) => {
    const width = widths[index] as number;
    const middle = left + width / 2;
    left += width;
    return `<use href="#${numeralIdOf(character)}" x="${Math.round(middle * 10) / 10}"/>`;
  });
  return `<g transform="translate(${at})scale(${scale})">${used.join('')}</g>`;
}

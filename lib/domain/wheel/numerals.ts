import { NUMERAL_GLYPHS } from './glyphs.ts';

/** How far a numeral moves the next one on; the marks are narrow. */
const ADVANCE: Readonly<Record<string, number>> = { '°': 3.6, '′': 2 };
const DIGIT_ADVANCE = 7.6;

/** Drawn once in the head of the picture, and used from there. */
export function defineNumerals(): string {
  const drawn = Object.entries(NUMERAL_GLYPHS).map(([text, d]) => `<path id="${numeralIdOf(text)}" d="${d}"/>`);
  return `<defs>${drawn.join('')}</defs>`;
}

const numeralIdOf = (text: string): string => `wheel-${text === '°' ? 'degree' : text === '′' ? 'minute' : text}`;

/** A line of digits and marks, centred at a place. */
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

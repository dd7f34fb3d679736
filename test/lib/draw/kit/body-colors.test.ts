import { describe, expect, test } from 'vitest';
import { COLORED_BODIES, colorOfBody } from '../../../../lib/draw/kit/body-colors.ts';
import { PALETTES, WHEEL_THEMES } from '../../../../lib/draw/kit/themes.ts';
import { measureDifference, VISIONS } from '../../../support/color-vision.ts';

const LEAST_DIFFERENCE = 20;

/** Drawn together on maps and in graphic ephemerides: Sun to Pluto, and the other points in one color. */
const DRAWN = [...COLORED_BODIES, 'chiron'];

/** In print all is black, and labels and dashes distinguish. */
describe.each(WHEEL_THEMES.filter((theme) => theme !== 'print'))('the bodies of the theme %s', (theme) => {
  test.each(Object.entries(VISIONS))('differ from each other with %s vision', (_, vision) => {
    const alike = DRAWN.flatMap((a, index) =>
      DRAWN.slice(index + 1).flatMap((b) => {
        const [first, second] = [a, b].map((body) => PALETTES[theme][colorOfBody(body)]) as [string, string];
        const difference = measureDifference(first, second, vision);
        return difference < LEAST_DIFFERENCE ? [`${a} and ${b}: ${difference.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

test.each([
  ['brown and olive', '#a05a2c', '#5f7a1e', ['protanopia', 'deuteranopia']],
  ['blue and green', '#1d5fa8', '#1a7a5a', ['tritanopia']],
])('the simulation finds %s alike where they are confused', (_, a, b, confused) => {
  const alike = Object.entries(VISIONS).filter(([, vision]) => measureDifference(a, b, vision) < LEAST_DIFFERENCE);
  expect(alike.map(([name]) => name)).toEqual(confused);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASPECT_IDS } from '../../../../lib/base/catalog/aspects.ts';
import { CYRILLIC_TWINS, SMALL_CYRILLIC_TWINS } from '../../../../lib/draw/kit/cyrillic-strokes.ts';
import { formatCoordinate } from '../../../../lib/draw/kit/drawing.ts';
import {
  ANGLE_GLYPHS,
  ASPECT_GLYPHS,
  POINT_GLYPHS,
  RETROGRADE_GLYPH,
  SIGN_GLYPHS,
  STATION_GLYPH,
} from '../../../../lib/draw/kit/glyphs.ts';
import { STROKE_GLYPHS } from '../../../../lib/draw/kit/stroke-font.ts';
import { drawText, fitText, measureText } from '../../../../lib/draw/kit/text.ts';
import { ASPECT_STROKES, PALETTES, WHEEL_THEMES } from '../../../../lib/draw/kit/themes.ts';
import { forAll } from '../../../support/for-all.ts';

describe('the elements of a picture', () => {
  test('positions have one decimal at most', () => {
    expect([1.05, 2, -0.126, 33.333_333].map(formatCoordinate)).toEqual(['1.1', '2', '-0.1', '33.3']);
    expect([-0.04, -0, -1, 0.96, -10.04, 1e4].map(formatCoordinate)).toEqual(['0', '0', '-1', '1', '-10', '10000']);
  });
});

describe('texts', () => {
  test('in the viewer’s font are as wide as such fonts make them', () => {
    // Noto Sans of layers/pictures, measured with Chromium at 13.5 pixels.
    expect(measureText('Ελένη Ζαχαρίας', 10) / 99.8).toBeCloseTo(1, 0.7);
    expect(measureText('محمد بن عبد الله', 10) / 90.6).toBeCloseTo(1, 0.7);
    expect(measureText('山田太郎', 10)).toBe(54);
    expect(measureText('x\u0337\u031bθ', 10)).toBe(measureText('xθ', 10));
  });

  test('lose what turns their direction', () => {
    const place = { x: 0, y: 0, height: 10 };
    expect(drawText('ab\u202eθe\u2066', place)).toBe(drawText('abθe', place));
    expect(drawText('A\u200bn\u00adn', place)).toBe(drawText('Ann', place));
  });

  test('are shortened to the room that they have', () => {
    expect(fitText('United States', { height: 10, width: 200 })).toBe('United States');
    expect(fitText('United States', { height: 10, width: 50 })).toBe('United…');
    expect(fitText('United States', { height: 10, width: 5 })).toBe('');
    forAll(
      [fc.string({ unit: 'grapheme', maxLength: 40 }), fc.double({ min: 0, max: 300, noNaN: true })],
      (text, width) => {
        expect(measureText(fitText(text, { height: 12, width }), 12)).toBeLessThanOrEqual(width);
      },
    );
  });
});

/** Cyrillic letters that look like Latin ones. */
const TWINS = new Set([...CYRILLIC_TWINS, ...SMALL_CYRILLIC_TWINS].map(([letter]) => letter));

test('every symbol is drawn, and no two are alike but Cyrillic letters that look like Latin ones', () => {
  const drawn = [
    ...Object.values(POINT_GLYPHS),
    ...Object.values(SIGN_GLYPHS),
    ...Object.values(ANGLE_GLYPHS),
    ...Object.values(ASPECT_GLYPHS),
    ...[...STROKE_GLYPHS].flatMap(([letter, { d }]) => (d === '' || TWINS.has(letter) ? [] : [d])),
    RETROGRADE_GLYPH,
    STATION_GLYPH,
  ];
  for (const d of drawn) expect(d).toMatch(/^M-?[\d.]+[ -][\d.]+([MLHVCAZ]|a)/);
  const alike = drawn.filter((d, index) => drawn.indexOf(d) !== index);
  expect(alike).toEqual([]);
});

test('every color of every theme is valid, and the dashes of aspects differ', () => {
  for (const theme of WHEEL_THEMES) {
    for (const color of Object.values(PALETTES[theme])) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
  const dashed = ASPECT_IDS.map((id) => ASPECT_STROKES[id].dashes).filter((dashes) => dashes !== undefined);
  expect(new Set(dashed).size).toBe(dashed.length);
  expect(ASPECT_IDS.filter((id) => ASPECT_STROKES[id].dashes === undefined)).toEqual(['conjunction', 'trine']);
});

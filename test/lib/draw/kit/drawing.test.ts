import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASPECT_IDS } from '../../../../lib/base/catalog/aspects.ts';
import { CYRILLIC_TWINS, SMALL_CYRILLIC_TWINS } from '../../../../lib/draw/kit/cyrillic-strokes.ts';
import {
  drawCircle,
  drawGroup,
  drawPath,
  drawRingPiece,
  drawSpoke,
  drawSymbol,
  drawTitled,
  formatCoordinate,
  toXy,
} from '../../../../lib/draw/kit/drawing.ts';
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
import { drawAspectLines } from '../../../../lib/draw/wheel/aspect-lines.ts';
import { forAll } from '../../../support/for-all.ts';

const palette = PALETTES.light;
/** 0° Aries on the left. */
const turn = { leftDeg: 0 };

describe('the elements of a picture', () => {
  test('longitudes increase anticlockwise from the left', () => {
    expect([0, 90, 180, 270].map((degree) => toXy(turn, degree, 100))).toEqual(['-100 0', '0 100', '100 0', '0-100']);
    expect(toXy({ leftDeg: 90 }, 90, 100)).toBe('-100 0');
    expect(toXy({ leftDeg: 30 }, 60, 100)).toBe('-86.6 50');
  });

  test('positions have one decimal at most', () => {
    expect([1.05, 2, -0.126, 33.333_333].map(formatCoordinate)).toEqual(['1.1', '2', '-0.1', '33.3']);
    expect([-0.04, -0, -1, 0.96, -10.04, 1e4].map(formatCoordinate)).toEqual(['0', '0', '-1', '1', '-10', '10000']);
  });

  test('a spoke goes outwards; a ring sector goes along one arc and back along the other', () => {
    expect(drawSpoke(turn, 0, [10, 20])).toBe('M-10 0-20 0');
    expect(drawRingPiece(turn, [0, 90], [10, 20])).toBe('M-20 0A20 20 0 0 0 0 20L0 10A10 10 0 0 1 -10 0Z');
  });

  test('elements carry their attributes', () => {
    expect(drawPath('M0 0')).toBe('<path d="M0 0"/>');
    expect(drawPath('M0 0', { fill: 'red', 'stroke-width': 2 })).toBe('<path fill="red" stroke-width="2" d="M0 0"/>');
    expect(drawCircle(5)).toBe('<circle r="5"/>');
    expect(drawSymbol('M0-1L2 1', { x: 1, y: 2 }, 27.08)).toBe(
      '<path transform="translate(1,2)scale(.135)" d="M0-10l20 20"/>',
    );
    expect(drawTitled('a < b', { class: 'c' }, ['<a/>'])).toBe('<g class="c"><title>a &lt; b</title><a/></g>');
    expect(drawGroup(['<a/>', '<b/>'], { stroke: 'red' })).toBe('<g stroke="red"><a/><b/></g>');
    expect(drawGroup([], { stroke: 'red' })).toBe('');
  });
});

describe('texts', () => {
  test('are one path of relative strokes, centered at their position', () => {
    expect(drawText('11', { x: 50, y: 40, height: 10 }, { class: 'degree' })).toBe(
      '<path class="degree" transform="translate(43.5,35)scale(.1)" d="M14 22l22-22v100M88 22l22-22v100"/>',
    );
  });

  test('begin or end at their position where they are anchored there', () => {
    const at = (anchor: 'start' | 'end') =>
      /translate\(([-\d.]+)/.exec(drawText('11', { x: 50, y: 0, height: 20, anchor }))?.[1];
    expect([at('start'), at('end')]).toEqual(['50', '24']);
    expect(measureText('11', 20)).toBeCloseTo(26, 9);
    expect(measureText('', 20)).toBe(0);
  });

  test('accents stand over the letter before them, higher over capitals', () => {
    expect(measureText('Åström', 10)).toBe(measureText('Astrom', 10));
    expect(drawText('Å', { x: 0, y: 0, height: 10 })).toContain('M34-36');
    expect(drawText('å', { x: 0, y: 0, height: 10 })).toContain('M23-4');
    expect(drawText('ç', { x: 0, y: 0, height: 10 })).toContain('M22 100');
  });

  test('with a character that the font lacks are in the viewer’s font, at a set width', () => {
    const text = drawText('美<', { x: 0, y: 0, height: 10 });
    expect(text).toMatch(/^<text .*textLength="20.9" lengthAdjust="spacingAndGlyphs".*>美&lt;<\/text>$/);
  });

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

describe('aspect lines', () => {
  const line = (aspect: 'trine' | 'square', orbDeg: number) => ({
    aspect,
    orbDeg,
    from: 'sun',
    to: 'true_node',
    fromDeg: 0,
    toDeg: 90,
  });
  const drawn = (...aspects: ReturnType<typeof line>[]) =>
    drawAspectLines(turn, aspects, { radius: 200, palette, withGlyphs: false });

  test('join two points, in the color and with the dashes of their aspect', () => {
    expect(drawn(line('square', 5))).toBe(
      `<g class="aspects"><g class="square" stroke="${palette.tense}" stroke-dasharray="16 4" stroke-width="0.9">` +
        '<path data-of="sun true_node" d="M-200 0 0 200">' +
        '<title>Sun square True Node, orb 5°00′</title></path></g></g>',
    );
    expect(drawn()).toBe('');
  });

  test.each([
    [0, '2.4'],
    [0.99, '2.4'],
    [1, '1.5'],
    [-2.99, '1.5'],
    [3, '0.9'],
    [-12, '0.9'],
  ])('get wider with a smaller orb: %d° gives %s', (orbDeg, width) => {
    expect(drawn(line('trine', orbDeg))).toContain(`stroke-width="${width}"`);
  });
});

import { describe, expect, test } from 'vitest';
import { ASPECT_IDS } from '../../../../lib/catalog/aspects.ts';
import { SIGNS } from '../../../../lib/catalog/signs.ts';
import { drawAspectLines } from '../../../../lib/domain/wheel/aspect-lines.ts';
import { formatDegree, formatMinutes, minutesInSign } from '../../../../lib/domain/wheel/degree-text.ts';
import {
  drawCircle,
  drawGroup,
  drawPath,
  drawRingPiece,
  drawSpoke,
  drawSymbol,
  formatCoordinate,
  toXy,
} from '../../../../lib/domain/wheel/drawing.ts';
import {
  ANGLE_GLYPHS,
  NUMERAL_GLYPHS,
  POINT_GLYPHS,
  RETROGRADE_GLYPH,
  SIGN_GLYPHS,
} from '../../../../lib/domain/wheel/glyphs.ts';
import { drawHouseRing } from '../../../../lib/domain/wheel/house-ring.ts';
import { defineNumerals, drawNumerals } from '../../../../lib/domain/wheel/numerals.ts';
import { drawPointRing } from '../../../../lib/domain/wheel/point-ring.ts';
import { ASPECT_STROKES, PALETTES, WHEEL_THEMES } from '../../../../lib/domain/wheel/themes.ts';
import { drawZodiacRing } from '../../../../lib/domain/wheel/zodiac-ring.ts';

const palette = PALETTES.light;
/** 0° Aries on the left. */
const turn = { leftDeg: 0 };

/** A place on the picture as it is written: longitudes go anticlockwise from the left. */
function at(longitudeDeg: number, radius: number): string {
  const angle = ((180 + longitudeDeg) * Math.PI) / 180;
  const rounded = (value: number) => String(Math.round(value * 100) / 100);
  return `${rounded(radius * Math.cos(angle))},${rounded(-radius * Math.sin(angle))}`;
}

/** The outermost groups of a drawing: what they are written with, and all that is in them. */
function groupsOf(svg: string) {
  const groups: { attributes: Record<string, string>; content: string }[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: attributes, index } of svg.matchAll(/<g([^>]*)>|<\/g>/g)) {
    if (attributes === undefined) depth -= 1;
    if (depth === 0 && attributes !== undefined) {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
      groups.push({ attributes: Object.fromEntries(pairs), content: '' });
      start = index + tag.length;
    }
    if (attributes !== undefined) depth += 1;
    const last = groups.at(-1);
    if (depth === 0 && last) last.content = svg.slice(start, index);
  }
  return groups;
}
const pathsOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
const movesOf = (svg: string) =>
  [...svg.matchAll(/translate\(([^)]*)\)scale\(([^)]*)\)/g)].map(([, to, by]) => [to, by]);

describe('the elements of a picture', () => {
  test('longitudes increase anticlockwise from the left', () => {
    expect([0, 90, 180, 270].map((degree) => toXy(turn, degree, 100))).toEqual(['-100,0', '0,100', '100,0', '0,-100']);
    expect(toXy({ leftDeg: 90 }, 90, 100)).toBe('-100,0');
    expect(toXy({ leftDeg: 30 }, 60, 100)).toBe(at(30, 100));
  });

  test('numbers have two decimals at most', () => {
    expect([
      formatCoordinate(1.005),
      formatCoordinate(2),
      formatCoordinate(-0.126),
      formatCoordinate(33.333_333),
    ]).toEqual(['1', '2', '-0.13', '33.33']);
  });

  test('a spoke goes outwards; a ring sector goes along one arc and back along the other', () => {
    expect(drawSpoke(turn, 0, [10, 20])).toBe('M-10,0L-20,0');
    expect(drawRingPiece(turn, [0, 90], [10, 20])).toBe('M-20,0A20 20 0 0 0 0,20L0,10A10 10 0 0 1 -10,0Z');
  });

  test('elements carry their attributes', () => {
    expect(drawPath('M0 0')).toBe('<path d="M0 0"/>');
    expect(drawPath('M0 0', { fill: 'red', 'stroke-width': 2 })).toBe('<path d="M0 0" fill="red" stroke-width="2"/>');
    expect(drawCircle(5)).toBe('<circle r="5"/>');
    expect(drawSymbol('M0 0', '1,2', 1.354)).toBe('<path d="M0 0" transform="translate(1,2)scale(1.35)"/>');
    expect(drawGroup(['<a/>', '<b/>'], { stroke: 'red' })).toBe('<g stroke="red"><a/><b/></g>');
    expect(drawGroup([], { stroke: 'red' })).toBe('');
  });
});

describe('formatted degrees', () => {
  test.each([
    [99.181_636, '9°10′ Cancer'],
    [0, '0°00′ Aries'],
    [29.999, '29°59′ Aries'],
    [29.999_999_999_999_996, '29°59′ Aries'],
    [30, '0°00′ Taurus'],
    [359.99, '29°59′ Pisces'],
    [10.499_999_999_999_998, '10°30′ Aries'],
  ])('%d is %s', (longitude, text) => {
    expect(formatDegree(longitude)).toBe(text);
  });

  test('minutes have two digits and restart at every degree', () => {
    expect([0, 5, 59, 60, 605].map(formatMinutes)).toEqual(['00′', '05′', '59′', '00′', '05′']);
    expect([0, 30.5, 59.999].map(minutesInSign)).toEqual([0, 30, 1799]);
  });
});

describe('numerals', () => {
  test('are defined once each and referenced', () => {
    const defined = [...defineNumerals().matchAll(/<path id="([^"]*)" d="([^"]*)"\/>/g)];
    expect(defined.map(([, id]) => id)).toEqual([
      ...[...'0123456789'].map((digit) => `wheel-${digit}`),
      'wheel-degree',
      'wheel-minute',
    ]);
    expect(defined.map(([, , d]) => d)).toEqual(Object.values(NUMERAL_GLYPHS));
    expect(defineNumerals()).toMatch(/^<defs>.*<\/defs>$/);
  });

  test('are centred at their position; the marks are narrow', () => {
    expect(drawNumerals('1', '3,4', 2)).toBe('<g transform="translate(3,4)scale(2)"><use href="#wheel-1" x="0"/></g>');
    expect(drawNumerals('12', '0,0', 1)).toContain('<use href="#wheel-1" x="-3.8"/><use href="#wheel-2" x="3.8"/>');
    expect(drawNumerals('1°', '0,0', 1)).toContain(
      '<use href="#wheel-1" x="-1.8"/><use href="#wheel-degree" x="3.8"/>',
    );
    expect(drawNumerals('5′', '0,0', 1)).toContain('<use href="#wheel-5" x="-1"/><use href="#wheel-minute" x="3.8"/>');
  });
});

test('every symbol is drawn, and no two are alike', () => {
  const drawn = [
    ...Object.values(POINT_GLYPHS),
    ...Object.values(SIGN_GLYPHS),
    ...Object.values(ANGLE_GLYPHS),
    ...Object.values(NUMERAL_GLYPHS),
    RETROGRADE_GLYPH,
  ];
  for (const d of drawn) expect(d).toMatch(/^M-?[\d.]+[ -][\d.]+([MLHVCAZ]|a)/);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('every colour of every theme is valid, and the dashes of aspects differ', () => {
  for (const theme of WHEEL_THEMES) {
    const { elements, ...rest } = PALETTES[theme];
    for (const color of [...Object.values(rest), ...Object.values(elements)]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
  const dashed = ASPECT_IDS.map((id) => ASPECT_STROKES[id].dashes).filter((dashes) => dashes !== undefined);
  expect(new Set(dashed).size).toBe(dashed.length);
  for (const dashes of dashed) expect(dashes).toMatch(/^\d+( \d+)+$/);
  const plain = ASPECT_IDS.filter((id) => ASPECT_STROKES[id].dashes === undefined);
  expect(plain).toEqual(['conjunction', 'trine', 'opposition']);
});

test('square and opposition are tense; the minor aspects are those of the catalog', () => {
  const inColor = (wanted: string) => ASPECT_IDS.filter((id) => ASPECT_STROKES[id].color === wanted);
  expect(inColor('tense')).toEqual(['square', 'opposition']);
  expect(inColor('harmonious')).toEqual(['conjunction', 'sextile', 'trine']);
  expect(inColor('minor').length).toBe(6);
});

describe('aspect lines', () => {
  const line = (aspect: 'trine' | 'square', orbDeg: number, fromDeg = 10, toDeg = 130) => ({
    aspect,
    orbDeg,
    fromDeg,
    toDeg,
  });
  const drawn = (...aspects: ReturnType<typeof line>[]) =>
    groupsOf(drawAspectLines(turn, aspects, { radius: 200, palette }));

  test('join two points, in the colour and with the dashes of their aspect', () => {
    expect(drawn(line('square', 5))).toEqual([
      {
        attributes: { stroke: palette.tense, 'stroke-width': '0.9', 'stroke-dasharray': '16 4' },
        content: `<path d="M${at(10, 200)}L${at(130, 200)}"/>`,
      },
    ]);
    expect(drawn(line('trine', 5))[0]?.attributes).toEqual({ stroke: palette.harmonious, 'stroke-width': '0.9' });
  });

  test.each([
    [0, '2.4'],
    [0.99, '2.4'],
    [1, '1.5'],
    [-2.99, '1.5'],
    [3, '0.9'],
    [-12, '0.9'],
  ])('get wider with a smaller orb: %d° gives %s', (orbDeg, width) => {
    expect(drawn(line('trine', orbDeg)).map(({ attributes }) => attributes['stroke-width'])).toEqual([width]);
  });

  test('of one aspect and width are one path; without aspects there is none', () => {
    const both = drawn(line('trine', 5), line('trine', 6, 40, 160), line('trine', 0.5, 80, 200));
    expect(both.map(({ content }) => pathsOf(content))).toEqual([
      [`M${at(80, 200)}L${at(200, 200)}`],
      [`M${at(10, 200)}L${at(130, 200)}M${at(40, 200)}L${at(160, 200)}`],
    ]);
    expect(drawAspectLines(turn, [], { radius: 200, palette })).toBe('');
  });
});

describe('the ring of the signs', () => {
  const groups = groupsOf(drawZodiacRing(turn, [400, 455], palette));
  const [pieces, scale, ...elements] = groups;

  test('has twelve sectors of thirty degrees', () => {
    const d = SIGNS.map((_, index) => drawRingPiece(turn, [index * 30, index * 30 + 30], [400, 455])).join('');
    expect(pieces).toEqual({
      attributes: { fill: palette.ring, stroke: palette.faint, 'stroke-width': '1' },
      content: `<path d="${d}"/>`,
    });
  });

  test('has a tick at every degree, longer at every fifth and longest at every tenth', () => {
    expect(scale?.attributes).toEqual({ stroke: palette.faint, 'stroke-width': '1' });
    expect(scale?.content).toContain('<circle r="400"/>');
    const ticks = (pathsOf(scale?.content ?? '')[0] ?? '').split('M').slice(1);
    expect(ticks.length).toBe(360);
    const lengths = ticks.map((tick) => {
      const [from = [0, 0], to = [0, 0]] = tick.split('L').map((xy) => xy.split(',').map(Number));
      return Math.round(Math.hypot(...(to as [number, number])) - Math.hypot(...(from as [number, number])));
    });
    expect(lengths.slice(0, 11)).toEqual([12, 5, 5, 5, 5, 9, 5, 5, 5, 5, 12]);
    expect(lengths.filter((length) => length === 12).length).toBe(36);
    expect(lengths.filter((length) => length === 9).length).toBe(36);
    expect(ticks[90]).toBe(`${at(90, 388)}L${at(90, 400)}`);
  });

  test('has every sign in the middle of its sector, in the colour of its element', () => {
    const [fire, earth, air, water] = elements;
    for (const [element, first, color] of [
      [fire, 0, palette.elements.fire],
      [earth, 1, palette.elements.earth],
      [air, 2, palette.elements.air],
      [water, 3, palette.elements.water],
    ] as const) {
      expect(element?.attributes).toEqual({ stroke: color, 'stroke-width': '1.6' });
      const own = [first, first + 4, first + 8];
      expect(pathsOf(element?.content ?? '')).toEqual(own.map((index) => SIGN_GLYPHS[SIGNS[index] as 'Aries']));
      expect(movesOf(element?.content ?? '')).toEqual(own.map((index) => [at(index * 30 + 15, 427.5), '1.5']));
    }
  });
});

describe('houses', () => {
  const equal = Array.from({ length: 12 }, (_, index) => (350 + index * 30) % 360);
  const ring = { cusps: [234, 400], numbers: 247, angles: { line: [455, 468], label: 484 } } as const;
  const drawn = (order: 'direct' | 'reversed', cuspsDeg = equal) =>
    groupsOf(drawHouseRing(turn, { cuspsDeg, order, ascendantDeg: 350, midheavenDeg: 260 }, { ring, palette }));

  test('have a spoke at every cusp, and a circle outside their numbers', () => {
    const [cusps] = drawn('direct');
    expect(cusps?.attributes).toEqual({ stroke: palette.faint, 'stroke-width': '1' });
    expect(pathsOf(cusps?.content ?? '')).toEqual([equal.map((cusp) => `M${at(cusp, 234)}L${at(cusp, 400)}`).join('')]);
    expect(cusps?.content).toContain('<circle r="260"/>');
  });

  test('have axes, and the four angles with their symbols outside the signs', () => {
    const [, axes, names] = drawn('direct');
    const degrees = [350, 260, 170, 80];
    expect(axes?.attributes).toEqual({ stroke: palette.ink, 'stroke-width': '2.5' });
    expect(pathsOf(axes?.content ?? '')).toEqual([
      degrees.map((deg) => `M${at(deg, 234)}L${at(deg, 400)}M${at(deg, 455)}L${at(deg, 468)}`).join(''),
    ]);
    expect(names?.attributes).toEqual({ stroke: palette.ink, 'stroke-width': '1.6' });
    expect(pathsOf(names?.content ?? '')).toEqual(Object.values(ANGLE_GLYPHS));
    expect(movesOf(names?.content ?? '')).toEqual(degrees.map((deg) => [at(deg, 484), '1.1']));
  });

  test.each([
    ['direct', equal, 15],
    ['reversed', equal.map((cusp) => (360 + 340 - cusp) % 360), -15],
  ] as const)('have numbers in their middle: %s', (order, cuspsDeg, halfDeg) => {
    const numbers = drawn(order, cuspsDeg)[3];
    expect(numbers?.attributes).toEqual({ stroke: palette.faint, 'stroke-width': '1.2' });
    expect(movesOf(numbers?.content ?? '')).toEqual(cuspsDeg.map((cusp) => [at(cusp + halfDeg, 247), '1.1']));
    const written = [...(numbers?.content ?? '').matchAll(/#wheel-(\d)/g)].map(([, digit]) => digit).join('');
    expect(written).toBe('123456789101112');
  });
});

describe('bodies', () => {
  const ring = {
    scale: 400,
    symbol: 362,
    degree: 330,
    minute: 305,
    retrograde: 284,
    colors: { ink: '#111111', faint: '#222222', background: '#333333' },
  };
  const points = [
    { id: 'sun', longitudeDeg: 15.5, retrograde: false },
    { id: 'mars', longitudeDeg: 100.25, retrograde: true },
  ] as const;
  const [lines, behindSymbols, behindTexts, symbols, texts] = groupsOf(drawPointRing(turn, points, ring));

  test('have a tick at their degree and a line from it to their symbol', () => {
    expect(lines?.attributes).toEqual({ stroke: '#222222', 'stroke-width': '1' });
    const line = (deg: number) => `M${at(deg, 400)}L${at(deg, 388)}L${at(deg, 377.5)}`;
    expect(pathsOf(lines?.content ?? '')).toEqual([line(15.5) + line(100.25)]);
  });

  test('outside their scale have tick and line outwards', () => {
    const [outwards] = groupsOf(drawPointRing(turn, points.slice(0, 1), { ...ring, scale: 296 }));
    expect(pathsOf(outwards?.content ?? '')).toEqual([`M${at(15.5, 296)}L${at(15.5, 308)}L${at(15.5, 346.5)}`]);
  });

  test('clear the background behind symbols and texts', () => {
    const dots = (...radii: number[]) =>
      radii.flatMap((radius) => [15.5, 100.25].map((deg) => `M${at(deg, radius)}h0`)).join('');
    expect(behindSymbols?.attributes).toEqual({ stroke: '#333333', 'stroke-width': '29' });
    expect(pathsOf(behindSymbols?.content ?? '')).toEqual([dots(362)]);
    expect(behindTexts?.attributes).toEqual({ stroke: '#333333', 'stroke-width': '19' });
    expect(pathsOf(behindTexts?.content ?? '')).toEqual([dots(330, 305)]);
  });

  test('have symbol, degree, minute, and a mark where they are retrograde', () => {
    expect(symbols?.attributes).toEqual({ stroke: '#111111', 'stroke-width': '1.5' });
    expect(pathsOf(symbols?.content ?? '')).toEqual([POINT_GLYPHS.sun, POINT_GLYPHS.mars]);
    expect(movesOf(symbols?.content ?? '')).toEqual([
      [at(15.5, 362), '1.35'],
      [at(100.25, 362), '1.35'],
    ]);
    expect(texts?.attributes).toEqual({ stroke: '#111111', 'stroke-width': '1' });
    expect(movesOf(texts?.content ?? '')).toEqual([
      [at(15.5, 330), '1.15'],
      [at(15.5, 305), '0.95'],
      [at(100.25, 330), '1.15'],
      [at(100.25, 305), '0.95'],
      [at(100.25, 284), '0.8'],
    ]);
    expect(texts?.content).toContain(drawNumerals('15°', at(15.5, 330), 1.15));
    expect(texts?.content).toContain(drawNumerals('30′', at(15.5, 305), 0.95));
    expect(texts?.content).toContain(drawNumerals('10°', at(100.25, 330), 1.15));
    expect(pathsOf(texts?.content ?? '')).toEqual([RETROGRADE_GLYPH]);
  });

  test('that are close are moved apart; their ticks stay at their degrees', () => {
    const close = [
      { id: 'sun', longitudeDeg: 100, retrograde: false },
      { id: 'moon', longitudeDeg: 100, retrograde: false },
    ] as const;
    const [, , , moved] = groupsOf(drawPointRing(turn, close, ring));
    const apart = (31 / 362) * (180 / Math.PI);
    expect(movesOf(moved?.content ?? '').map(([to]) => to)).toEqual([
      at(100 - apart / 2, 362),
      at(100 + apart / 2, 362),
    ]);
    const [both] = groupsOf(drawPointRing(turn, close, ring));
    expect(pathsOf(both?.content ?? '')[0]).toContain(`M${at(100, 400)}L${at(100, 388)}L${at(100 - apart / 2, 377.5)}`);
  });
});

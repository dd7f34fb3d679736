import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHART_OBJECT_IDS } from '../../../../lib/base/catalog/chart-objects.ts';
import { SIGNS } from '../../../../lib/base/catalog/signs.ts';
import { findWeakContrasts, PALETTES, WHEEL_THEMES } from '../../../../lib/draw/kit/themes.ts';
import { noteSelection } from '../../../../lib/draw/wheel/aspect-lines.ts';
import { drawWheel } from '../../../../lib/draw/wheel/draw-wheel.ts';
import {
  DEFAULT_WHEEL_STYLE,
  type Wheel,
  type WheelAspect,
  type WheelPoint,
  type WheelStyle,
} from '../../../../lib/draw/wheel/wheel.ts';
import { forAll } from '../../../support/for-all.ts';
import { wellFormed } from '../../../support/xml.ts';

const CUSPS = [84, 108, 133, 162, 195, 231, 264, 288, 313, 342, 15, 51];

const points: readonly WheelPoint[] = CHART_OBJECT_IDS.map((id, index) => ({
  id,
  longitudeDeg: (200 + index * 9.7) % 360,
  motion: index % 3 === 0 ? 'retrograde' : index % 3 === 1 ? 'stationary' : 'direct',
}));

const crowded: Wheel = {
  title: 'Crowded',
  description: 'Every object of the catalog',
  chart: { points, caption: { heading: 'Ada', lines: ['1990-06-15 14:30'] } },
  houses: { cuspsDeg: CUSPS, order: 'direct', ascendantDeg: 84, midheavenDeg: 342 },
  aspects: [
    { aspect: 'trine', from: 'sun', to: 'moon', fromDeg: 200, toDeg: 80, orbDeg: 0.5 },
    { aspect: 'quintile', from: 'sun', to: 'mars', fromDeg: 200, toDeg: 272, orbDeg: 2.26 },
  ],
  settings: ['Houses: Placidus'],
  notes: [{ heading: 'House system replaced', text: 'In full.' }],
};

const draw = (wheel: Partial<Wheel> = {}, style: Partial<WheelStyle> = {}): string =>
  drawWheel({ ...crowded, ...wheel }, { ...DEFAULT_WHEEL_STYLE, ...style });

const withPoints = (...placed: WheelPoint[]) => ({ chart: { ...crowded.chart, points: placed } });
const sunAt = (longitudeDeg: number): WheelPoint => ({ id: 'sun', longitudeDeg, motion: 'direct' });
const count = (svg: string, part: string): number => svg.split(part).length - 1;

/** Position of the first symbol. */
function findSymbol(svg: string) {
  const [, x, y] = /class="symbol"[^>]*translate\(([-\d.]+),([-\d.]+)\)/.exec(svg) ?? [];
  return { x: Number(x), y: Number(y) };
}

describe('what is where', () => {
  test('the Ascendant is on the left and the signs run anticlockwise', () => {
    const { x, y } = findSymbol(draw(withPoints(sunAt(84 + 92))));
    expect(Math.abs(x)).toBeLessThan(20);
    expect(y).toBeGreaterThan(350);
  });

  test.each([
    ['without houses', { houses: undefined, ...withPoints(sunAt(0)) }, {}],
    ['with aries_left', withPoints(sunAt(0)), { orientation: 'aries_left' }],
  ] as const)('0° Aries is on the left %s, with a body there in Aries', (_, wheel, style) => {
    const { x, y } = findSymbol(draw(wheel, style));
    expect(x).toBeLessThan(-350);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(25);
  });

  test('the Midheaven is at the top with midheaven_top', () => {
    const { x, y } = findSymbol(draw(withPoints(sunAt(345)), { orientation: 'midheaven_top' }));
    expect(y).toBeLessThan(-350);
    expect(Math.abs(x)).toBeLessThan(40);
  });
});

test.each([0, 20, 40, 60, 80, 100, 120, 150, 170])(
  'the degrees of cusps turned by %d° read from the left or from above',
  (turnDeg) => {
    const cuspsDeg = CUSPS.map((deg) => (deg + turnDeg) % 360);
    const houses = {
      cuspsDeg,
      order: 'direct',
      ascendantDeg: cuspsDeg[0] ?? 0,
      midheavenDeg: cuspsDeg[9] ?? 0,
    } as const;
    const svg = draw({ houses, ...withPoints(sunAt(0)) }, { orientation: 'aries_left' });
    const places = (name: string) =>
      [...svg.matchAll(new RegExp(`class="${name}" transform="translate\\(([-\\d.]+),([-\\d.]+)`, 'g'))].map(
        ([, x, y]) => ({ x: Number(x), y: Number(y) }),
      );
    const ring = svg.slice(svg.indexOf('class="cusp-degrees"'), svg.indexOf('class="points'));
    expect(ring.match(/class="minute"/g)).toHaveLength(12);
    const [degrees, minutes] = [places('degree').slice(0, 12), places('minute').slice(0, 12)];
    for (const [index, degree] of degrees.entries()) {
      const minute = minutes[index] ?? degree;
      const [right, down] = [minute.x - degree.x, minute.y - degree.y];
      expect(Math.max(right, down)).toBeGreaterThan(0.7 * Math.max(-right, -down));
    }
  },
);

describe('what is drawn', () => {
  test('every point, sign, cusp, angle and aspect is a group or path with a class, data and a title', () => {
    const svg = draw();
    expect(count(svg, '<g class="point"')).toBe(points.length);
    expect(count(svg, 'class="motion"')).toBe(points.filter(({ motion }) => motion !== 'direct').length);
    expect(count(svg, 'data-sign="')).toBe(SIGNS.length + 12);
    expect(count(svg, 'class="in-sign"')).toBe(points.length);
    expect(count(svg, 'class="house-number"')).toBe(12);
    expect(svg.match(/<g class="cusp-degree[ "]/g)).toHaveLength(12);
    expect(svg).toContain('data-id="sun" data-longitude="200"><title>Sun 20°00′ Libra, retrograde<');
    expect(svg).toContain('<title>Cusp 1 AC 24°00′ Gemini</title>');
    expect(svg).toContain('<title>Sun quintile Mars, orb 2°16′</title>');
    expect(svg).not.toContain(' id="');
  });

  test('whole signs have the degrees of the angles only', () => {
    const houses = {
      cuspsDeg: SIGNS.map((_, index) => index * 30),
      order: 'direct',
      ascendantDeg: 14,
      midheavenDeg: 282,
    } as const;
    const svg = draw({ houses });
    expect(svg.match(/<g class="cusp-degree[ "]/g)).toHaveLength(4);
    expect(svg.match(/<path class="cusp[ "]/g)).toHaveLength(16);
    for (const name of ['AC', 'MC', 'DC', 'IC']) expect(svg).toMatch(new RegExp(`<title>${name} \\d+°`));
  });

  const CUSP_DEGREES = 12;

  test.each([
    [800, { degree: 12 + CUSP_DEGREES, minute: 12 + CUSP_DEGREES, captions: 1 }],
    [640, { degree: 12 + CUSP_DEGREES, minute: 12 + CUSP_DEGREES, captions: 1 }],
    [500, { degree: 12 + CUSP_DEGREES, minute: 12 + CUSP_DEGREES, captions: 0 }],
    [499, { degree: 12 + CUSP_DEGREES, minute: 0, captions: 0 }],
    [320, { degree: 12 + CUSP_DEGREES, minute: 0, captions: 0 }],
    [299, { degree: CUSP_DEGREES, minute: 0, captions: 0 }],
    [100, { degree: 0, minute: 0, captions: 0 }],
  ])('at %d pixels: minutes, then degrees, then every text is left out', (sizePx, expected) => {
    const apart = points.slice(0, 12).map((point, index) => ({ ...point, longitudeDeg: (95 + index * 30) % 360 }));
    const svg = draw(withPoints(...apart), { sizePx });
    const found = { degree: count(svg, 'class="degree"'), minute: count(svg, 'class="minute"') };
    expect({ ...found, captions: count(svg, 'class="captions"') }).toEqual(expected);
  });

  test.each([200, 320, 390, 800])('at %d pixels the four angles have their letters', (sizePx) => {
    expect(count(draw({}, { sizePx }), 'class="angle-name"')).toBe(4);
  });

  test('of many aspects the conjunctions and the forty closest others are drawn', () => {
    const aspects = Array.from({ length: 60 }, (_, index): WheelAspect => {
      const aspect = index < 5 ? 'conjunction' : index < 20 ? 'quintile' : 'square';
      const from = index < 30 ? 'chiron' : 'sun';
      return { aspect, from, to: 'moon', fromDeg: index, toDeg: 90 + index, orbDeg: index / 10 };
    });
    const svg = draw({ aspects });
    const drawn = ['conjunction Moon', 'Sun square', 'Chiron square', 'quintile'].map((part) => count(svg, part));
    expect(drawn).toEqual([5, 30, 10, 0]);
    expect(noteSelection({ ...crowded, aspects }, 'closest').map(({ text }) => text)).toEqual(['45 of 60 aspects']);
    expect(noteSelection(crowded, 'closest')).toEqual([]);
    expect(count(draw({ aspects }, { aspectLines: 'all' }), 'data-of="')).toBe(60);
  });

  test('aspects can be left out, limited to the major ones, and bear their symbols', () => {
    expect(count(draw(), 'data-of="')).toBe(2);
    expect(count(draw({}, { aspectLines: 'major' }), 'data-of="')).toBe(1);
    expect(draw({}, { aspectLines: 'none' })).not.toMatch(/class="aspects"|data-of/);
    expect(draw()).not.toContain('aspect-glyphs');
    expect(draw({}, { withAspectGlyphs: true })).toContain('aspect-glyphs');
  });

  test('two charts say whose ring is whose', () => {
    const outer = { points: [sunAt(10)], caption: { heading: 'Transits', lines: [] } };
    const svg = draw({ outer });
    const [, outside = '', inside = ''] = svg.split('<g class="points" ');
    expect(outside).toMatch(new RegExp(`^data-chart="outer" stroke="${PALETTES.light.outer_ink}"`));
    expect(inside).toMatch(/^data-chart="inner"/);
    expect([outside, inside].map((ring) => count(ring, 'class="point"'))).toEqual([1, points.length]);
  });
});

describe('the document', () => {
  test('has the requested size, a title and a description', () => {
    const svg = draw({}, { theme: 'dark', sizePx: 640 });
    const head =
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="-500 -500 1000 1000" role="img">' +
      '<title>Crowded</title><desc>Every object of the catalog</desc>' +
      `<rect x="-500" y="-500" width="1000" height="1000" fill="${PALETTES.dark.background}"/>`;
    expect(svg.startsWith(head)).toBe(true);
    expect(svg.endsWith('</g></svg>')).toBe(true);
    expect(wellFormed(svg)).toBe(true);
  });

  test('any text stays well-formed XML', () => {
    forAll([fc.string({ unit: 'binary', maxLength: 60 })], { numRuns: 200 }, (text) => {
      const chart = { points: [], caption: { heading: text, lines: [text] } };
      expect(wellFormed(draw({ title: text, description: text, chart }))).toBe(true);
    });
  });

  test('markup in a name stays text', () => {
    const svg = draw({ title: '</title><script>alert(1)</script>&' });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  });

  test('lone surrogates and control characters, which XML forbids, are replaced', () => {
    expect(draw({ title: 'tab\tand line\nend' })).toContain('>tab\tand line\nend</title>');
    expect(draw({ title: `"a" 'b'` })).toContain('&quot;a&quot; &#39;b&#39;');
    expect(draw({ title: 'a\u0000b\ud800c\u000b' })).toContain('>a\ufffdb\ufffdc\ufffd</title>');
  });
});

describe('colors', () => {
  test.each(WHEEL_THEMES)('texts and lines of the theme %s have enough contrast', (theme) => {
    expect(findWeakContrasts(PALETTES[theme])).toEqual([]);
  });

  test('a weak contrast is found, with its size', () => {
    expect(findWeakContrasts({ ...PALETTES.light, ink: '#999999' })).toEqual([
      { color: 'ink', ground: 'background', least: 4.5, contrast: expect.closeTo(2.85, 2) },
    ]);
  });

  test('colors of one’s own replace those of the theme', () => {
    const svg = draw({}, { colors: { background: '#fffaf0' } });
    expect(svg).toContain('fill="#fffaf0"');
    expect(svg).toContain(PALETTES.light.ink);
  });
});

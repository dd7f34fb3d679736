import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHART_OBJECT_IDS } from '../../../../lib/base/catalog/chart-objects.ts';
import { findWeakContrasts, PALETTES, WHEEL_THEMES } from '../../../../lib/draw/kit/themes.ts';
import { drawWheel } from '../../../../lib/draw/wheel/draw-wheel.ts';
import { DEFAULT_WHEEL_STYLE, type Wheel, type WheelPoint, type WheelStyle } from '../../../../lib/draw/wheel/wheel.ts';
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

describe('the document', () => {
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
});

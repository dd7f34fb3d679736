import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHART_OBJECT_IDS } from '../../../../lib/catalog/chart-objects.ts';
import { drawWheel } from '../../../../lib/domain/wheel/draw-wheel.ts';
import { PALETTES, WHEEL_THEMES } from '../../../../lib/domain/wheel/themes.ts';
import type { Wheel } from '../../../../lib/domain/wheel/wheel.ts';
import { wellFormed } from '../../../support/xml.ts';

const crowded: Wheel = {
  title: 'Crowded',
  description: 'Every object of the catalog',
  points: CHART_OBJECT_IDS.map((id, index) => ({
    id,
    longitudeDeg: (200 + index * 1.7) % 360,
    retrograde: index % 2 === 0,
  })),
  houses: {
    cuspsDeg: [84, 108, 133, 162, 195, 231, 264, 288, 313, 342, 15, 51],
    order: 'direct',
    ascendantDeg: 84,
    midheavenDeg: 342,
  },
  aspects: [
    { aspect: 'trine', fromDeg: 200, toDeg: 80, orbDeg: 0.5 },
    { aspect: 'square', fromDeg: 200, toDeg: 290, orbDeg: 2 },
  ],
};

const draw = (wheel: Partial<Wheel> = {}): string =>
  drawWheel({ ...crowded, ...wheel }, { theme: 'light', sizePx: 800 });

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Everything that is put somewhere: symbols and lines of digits. */
function listPlaced(svg: string): Placed[] {
  return [...svg.matchAll(/transform="translate\(([-\d.]+),([-\d.]+)\)scale\(([\d.]+)\)"/g)].map(([, x, y, scale]) => ({
    x: Number(x),
    y: Number(y),
    scale: Number(scale),
  }));
}

const SYMBOL_SCALE = 1.35;

test('no symbol of a body touches another, even in a crowded wheel', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 359.99, noNaN: true }), {
        minLength: CHART_OBJECT_IDS.length,
        maxLength: CHART_OBJECT_IDS.length,
      }),
      (degrees) => {
        const points = crowded.points.map((point, index) => ({ ...point, longitudeDeg: degrees[index] as number }));
        for (const wheel of [{ points }, { points, outer: points }]) {
          const symbols = listPlaced(draw(wheel)).filter(({ scale }) => scale === SYMBOL_SCALE);
          expect(symbols.length % points.length).toBe(0);
          for (const [index, a] of symbols.entries()) {
            for (const b of symbols.slice(index + 1)) {
              expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(26);
            }
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('the Ascendant is on the left and the signs run anticlockwise', () => {
  const svg = draw({ points: [{ id: 'sun', longitudeDeg: 84 + 90, retrograde: false }] });
  const sun = listPlaced(svg).find(({ scale }) => scale === SYMBOL_SCALE);
  expect(sun?.x).toBeCloseTo(0, 1);
  expect(sun?.y).toBeCloseTo(362, 1);
});

test('without houses 0° Aries is on the left', () => {
  const svg = draw({ houses: undefined, points: [{ id: 'sun', longitudeDeg: 0, retrograde: false }] });
  const sun = listPlaced(svg).find(({ scale }) => scale === SYMBOL_SCALE);
  expect(sun?.x).toBeCloseTo(-362, 1);
});

test('the picture has the requested size, a title and a description', () => {
  const svg = drawWheel(crowded, { theme: 'dark', sizePx: 640 });
  const head =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="-500 -500 1000 1000" role="img" ' +
    'aria-labelledby="wheel-title wheel-description"><title id="wheel-title">Crowded</title>' +
    '<desc id="wheel-description">Every object of the catalog</desc><defs>';
  expect(svg.startsWith(head)).toBe(true);
  const { background } = PALETTES.dark;
  expect(svg).toContain(`</defs><rect x="-500" y="-500" width="1000" height="1000" fill="${background}"/>`);
  expect(svg).toContain('<g fill="none" stroke-linecap="round" stroke-linejoin="round">');
  expect(svg.endsWith('</g></svg>')).toBe(true);
});

test('the only texts are title and description, with and without houses and a second chart', () => {
  for (const wheel of [{}, { houses: undefined }, { outer: crowded.points }]) {
    expect(draw(wheel).replace(/<[^>]*>/g, '')).toBe('CrowdedEvery object of the catalog');
  }
});

test('lines have the colours of the theme, by element and for faint ones', () => {
  for (const theme of WHEEL_THEMES) {
    const svg = drawWheel(crowded, { theme, sizePx: 800 });
    const { faint, elements } = PALETTES[theme];
    for (const color of Object.values(elements)) expect(svg).toContain(`<g stroke="${color}" stroke-width="1.6">`);
    expect(svg).toContain(`<g stroke="${faint}" stroke-width="1"><circle r="400"/><circle r="234"/></g>`);
  }
  const colors = Object.values(PALETTES).map(({ elements }) => Object.keys(elements));
  expect(colors).toEqual(Array(3).fill(['fire', 'earth', 'air', 'water']));
});

/** Distances of everything that is put somewhere from the middle, with its scale. */
const radii = (svg: string) =>
  new Set(listPlaced(svg).map(({ x, y, scale }) => `${scale} at ${Math.round(2 * Math.hypot(x, y)) / 2}`));

test('the rings of one chart have their radii', () => {
  const svg = draw();
  expect(radii(svg)).toEqual(
    new Set(['1.5 at 427.5', '1.1 at 484', '1.1 at 247', '1.35 at 362', '1.15 at 330', '0.95 at 305', '0.8 at 284']),
  );
  for (const radius of [400, 234, 260]) expect(svg).toContain(`<circle r="${radius}"/>`);
  expect(svg).toContain(`stroke="${PALETTES.light.ink}" stroke-width="1.5"`);
  expect(svg).not.toContain(PALETTES.light.outerInk);
});

test('of two charts one surrounds the other, in a colour of its own', () => {
  const svg = draw({ outer: crowded.points });
  expect(radii(svg)).toEqual(
    new Set([
      ...['1.5 at 427.5', '1.1 at 484', '1.1 at 171'],
      ...['1.35 at 366', '1.15 at 341', '0.95 at 321', '0.8 at 305'],
      ...['1.35 at 262', '1.15 at 236', '0.95 at 215', '0.8 at 199'],
    ]),
  );
  for (const radius of [400, 296, 158, 184]) expect(svg).toContain(`<circle r="${radius}"/>`);
  expect(svg).toContain(`stroke="${PALETTES.light.outerInk}" stroke-width="1.5"`);
  // Chords end at the inner border of the houses.
  const chord = /<path d="M([-\d.]+),([-\d.]+)L[-\d.,]+"\/><\/g>/.exec(svg);
  expect(Math.hypot(Number(chord?.[1]), Number(chord?.[2]))).toBeCloseTo(158, 1);
});

test('without houses there are neither cusps nor angles nor numbers', () => {
  const all = [...radii(draw({ houses: undefined }))];
  expect(all.filter((one) => one.startsWith('1.1 '))).toEqual([]);
  expect(draw({ houses: undefined })).not.toContain('stroke-width="2.5"');
});

test('any text stays well-formed XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (title) => {
      expect(wellFormed(draw({ title, description: title }))).toBe(true);
    }),
    { numRuns: 200 },
  );
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

/** Relative luminance. @source WCAG 2.2, "relative luminance" */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test.each(WHEEL_THEMES)('texts of the theme %s have enough contrast', (theme) => {
  const { background, ring, ink, outerInk, elements } = PALETTES[theme];
  for (const color of [ink, outerInk]) expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  for (const color of Object.values(elements)) expect(contrast(color, ring)).toBeGreaterThanOrEqual(4.5);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawWorldOutline } from '../../../docs/pictures/world-outline.ts';
import { renderNorthernChart, renderSouthernChart } from '../../../site/playground/indian-drawing.ts';
import { renderMap } from '../../../site/playground/map-drawing.ts';
import { parseMomentMs } from '../../../site/playground/parse-moment.ts';
import { computeTicks } from '../../../site/playground/time-axis.ts';
import { groupIntoRows, renderTimeline } from '../../../site/playground/timeline.ts';
import { askMap } from '../../support/acg.ts';
import { wellFormed } from '../../support/xml.ts';

const subject = {
  name: 'Ada & <Co>',
  birth_datetime: { iso: '1945-07-01T12:00:00' },
  birth_location: { latitude: 59.9139, longitude: 10.7522 },
};

test('world-outline.json is the output of its script', () => {
  expect(readFileSync('site/playground/world-outline.json', 'utf8')).toBe(drawWorldOutline());
});

test('no line of the land crosses the map: the land is cut at the antimeridian', () => {
  const { path, unitsPerDeg } = JSON.parse(drawWorldOutline()) as {
    readonly path: string;
    readonly unitsPerDeg: number;
  };
  const rings = path.split('z').filter((ring) => ring !== '');
  expect(rings.length).toBeGreaterThan(100);
  for (const ring of rings) {
    const [begin = '', steps = ''] = ring.slice(1).split('l');
    let [, south = 0] = begin.split(' ').map(Number);
    for (const [, along, down] of steps.matchAll(/(-?\d+) ?(-?\d+)/g)) {
      south += Number(down);
      // Only the edge of Antarctica, at the pole, is longer.
      if (Math.abs(Number(along)) > 60 * unitsPerDeg) expect(south).toBe(90 * unitsPerDeg);
    }
  }
});

test('the map draws and labels every line and escapes every text', async () => {
  const { body } = await askMap('lines', { subject, options: { tolerance_km: 20 } });
  const svg = renderMap({
    title: `Lines of ${subject.name}`,
    lines: body.features,
    birthplace: subject.birth_location,
    land: JSON.parse(drawWorldOutline()),
  }).text;
  expect(wellFormed(svg.replace('Ada &amp; &lt;Co&gt;', 'Ada'))).toBe(true);
  expect(svg).toContain('Lines of Ada &amp; &lt;Co&gt;');
  expect(svg.match(/class="line /g)).toHaveLength(body.features.length);
  expect(svg.match(/class="label /g)).toHaveLength(body.features.length);
  const places = [...svg.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(1440);
});

test('Indian charts: Pisces at the upper left and signs clockwise; the first house at the top and houses anticlockwise', () => {
  const names = (['Pisces', 'Aries', 'Virgo'] as const).map((sign) => [sign, [`in ${sign}`]] as const);
  const chart = { title: 'D1', ascendant: 'Pisces', names: new Map(names) } as const;
  const placesOf = ({ text }: { readonly text: string }) =>
    [...text.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>in (\w+)</g)].map(([, x, y, sign]) => [
      sign,
      Number(x),
      Number(y),
    ]);
  expect(placesOf(renderSouthernChart(chart)).toSorted()).toEqual([
    ['Aries', 150, 54],
    ['Pisces', 50, 54],
    ['Virgo', 350, 354],
  ]);
  expect(placesOf(renderNorthernChart(chart)).toSorted()).toEqual([
    ['Aries', 100, 56],
    ['Pisces', 200, 108],
    ['Virgo', 200, 308],
  ]);
});

const contact = {
  exact_datetime: '2026-12-01T00:00:00.000Z',
  natal_planet: 'sun',
  transiting_planet: 'saturn',
  aspect: 'square',
  orb: 0,
  applying: false,
  separating: false,
  retrograde: false,
  pass: 1,
  enters_orb_at: '2026-11-01T00:00:00.000Z',
  leaves_orb_at: '2027-01-01T00:00:00.000Z',
};

const span = { fromMs: parseMomentMs('2026-11-01'), toMs: parseMomentMs('2027-11-01') };

test('the passes of one orb window share a row and a bar', () => {
  const contacts = [
    contact,
    { ...contact, pass: 2, exact_datetime: '2026-12-20T00:00:00.000Z', retrograde: true },
    { ...contact, pass: 3, enters_orb_at: '2027-09-01T00:00:00.000Z', leaves_orb_at: null, orb: 0.4 },
    { ...contact, natal_planet: 'moon' },
  ];
  expect(groupIntoRows(contacts)).toHaveLength(2);
  const svg = renderTimeline({ contacts, span, widthPx: 800, nowMs: parseMomentMs('2026-11-21') }).text;
  expect(wellFormed(svg)).toBe(true);
  expect(svg.match(/class="bar"/g)).toHaveLength(3);
  expect(svg.match(/class="exact"/g)).toHaveLength(3);
  expect(svg.match(/class="nearest"/g)).toHaveLength(1);
  expect(svg).toContain('Saturn square Sun: exact 2026-12-01; exact 2026-12-20');
  expect(svg).toContain('class="now"');
});

test.each([
  ['2026-11-01', '2026-11-08', 12],
  ['2026-11-21', '2027-11-21', 12],
  ['1900-01-01', '2100-01-01', 8],
  ['-0050-01-01', '0010-01-01', 5],
  ['2026-01-31', '2026-03-01', 3],
])('the axis from %s to %s has at least two and about %i ticks, all within the span', (from, to, most) => {
  const [fromMs, toMs] = [parseMomentMs(from), parseMomentMs(to)];
  const ticks = computeTicks({ fromMs, toMs }, most);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(ticks.length).toBeLessThanOrEqual(most + 1);
  for (const { atMs } of ticks) expect(atMs >= fromMs && atMs <= toMs).toBe(true);
});

test('years before 1 CE are parsed', () => {
  expect(parseMomentMs('-0043-03-15T12:00:00.000Z')).toBe(Date.UTC(-43, 2, 15, 12));
  expect(parseMomentMs('1906-12-09')).toBe(Date.UTC(1906, 11, 9));
});

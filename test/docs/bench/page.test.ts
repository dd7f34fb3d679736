import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PICTURE_PATH } from '../../../docs/pictures/growth.ts';
import { drawGrowth, durationText } from '../../../docs/pictures/growth-drawing.ts';
import { recordedFigures } from '../../bench/peer-figures.ts';
import { benchPage, PAGE_PATH } from '../../bench/peer-page.ts';
import { peerRows } from '../../bench/peer-rows.ts';

const figures = recordedFigures();
const written = (path: string): string => readFileSync(path, 'utf8');

describe('what was recorded', () => {
  test('is what docs/bench.md says: else run `npx node test/bench/peer-page.ts`', () => {
    expect(written(PAGE_PATH)).toBe(benchPage(figures));
  });

  test('is what the picture shows: else run `npx node docs/pictures/growth.ts`', () => {
    expect(written(PICTURE_PATH)).toBe(drawGrowth(figures.growth));
  });

  test('has five kinds of work at three sizes each', () => {
    expect(figures.growth).toHaveLength(5);
    for (const { costs } of figures.growth) {
      expect(costs).toHaveLength(3);
      for (const { ms } of costs) expect(ms).toBeGreaterThan(0);
    }
  });

  test('is of the libraries and works that the page tells of', () => {
    const timed = Object.entries(figures.peers.took).map(([work, took]) => [work, Object.keys(took)]);
    expect(Object.fromEntries(timed)).toEqual({
      natal: ['natal', 'engine-alone', 'caelus', 'celestine', 'circular-natal-horoscope'],
      batch: ['natal', 'engine-alone', 'caelus', 'celestine', 'circular-natal-horoscope'],
      transits: ['natal', 'engine-alone', 'caelus', 'celestine'],
      ingresses: ['natal', 'engine-alone', 'caelus', 'celestine'],
      solarReturn: ['natal', 'engine-alone', 'caelus', 'astronomy-engine'],
      acg: ['natal', 'engine-alone', 'caelus'],
    });
  });
});

describe('rows of the comparison', () => {
  const took = (medians: Record<string, number>) =>
    Object.fromEntries(Object.entries(medians).map(([name, median]) => [name, { median, p95: median }]));
  const charts = took({ natal: 200, 'engine-alone': 100, caelus: 2000, celestine: 400 });
  const nobody = took({ natal: 1 });
  const made = peerRows({
    took: { natal: charts, batch: charts, transits: charts, ingresses: charts, solarReturn: nobody, acg: nobody },
    evidence: figures.peers.evidence,
  });
  const rowsOf = (title: string) => made.filter(({ name }) => name.startsWith(title));

  test('say how this service compares with the quickest, with the engine, and each library with it', () => {
    expect(rowsOf('natal chart').map(({ measured }) => measured)).toEqual([0.5, 2, 10, 2]);
    expect(rowsOf('natal chart')[0]?.budget).toBe(1);
  });

  test('are silent about what nobody else does', () => {
    expect(rowsOf('astrocartography')).toEqual([]);
  });

  test('hold this service’s errors alone to budgets, and have none but theirs for who does less', () => {
    const errors = rowsOf('worst error of Placidus cusps');
    expect(errors.map(({ budget }) => budget)).toEqual([0.01, undefined, undefined, undefined]);
    expect(errors.map(({ name }) => name).some((name) => name.includes('astronomy-engine'))).toBe(false);
  });
});

test('libraries are pinned exactly, and locked as they are pinned', () => {
  const manifestOf = (file: string) =>
    JSON.parse(written(fileURLToPath(new URL(`../../bench/peers/${file}`, import.meta.url))));
  const pinned = Object.entries<string>(manifestOf('package.json').devDependencies);
  const { packages } = manifestOf('package-lock.json');
  expect(pinned).toHaveLength(3);
  expect(pinned.map(([name]) => [name, packages[`node_modules/${name}`].version])).toEqual(pinned);
});

test('durations are written as they are read', () => {
  expect([0.25, 6.12, 61, 1384].map(durationText)).toEqual(['250 µs', '6.1 ms', '61 ms', '1.4 s']);
});

test('a curve of cost in proportion climbs as steeply as the dashed line', () => {
  const costs = [1, 10, 100].map((size) => ({ size, ms: size }));
  const picture = drawGrowth([{ name: 'search', unit: 'years', costs }]);
  const [curve] = picture.match(/M84\.0 [\d.]+L387\.0 [\d.]+L690\.0 [\d.]+/) ?? [];
  const [, low, high] = /M84 ([\d.]+)L690 ([\d.]+)/.exec(picture) ?? [];
  const heights = curve?.split('L').map((corner) => Number(corner.split(' ')[1])) ?? [];
  expect(heights).toEqual([488, 286, 84]);
  expect([low, high].map(Number)).toEqual([488, 84]);
});

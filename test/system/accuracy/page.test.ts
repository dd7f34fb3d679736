import { describe, expect, test } from 'vitest';
import { SOURCES } from '../../accuracy/sources.ts';
import { CHAPTERS } from './chapters.ts';
import { worstText } from './figures.ts';
import { classify } from './local-practice.ts';
import { accuracyPage } from './page.ts';

const all = CHAPTERS.flatMap(({ comparisons }) => comparisons);

describe('docs/accuracy.md', () => {
  test('equals the measurements (npm run test:system -- accuracy -u writes it)', async () => {
    await expect(await accuracyPage()).toMatchFileSnapshot('../../../docs/accuracy.md');
  }, 120_000);

  test('has each comparison once', () => {
    const rows = all.map(({ quantity, against, span }) => `${quantity} ${against} ${span}`);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(100);
  });

  test('uses every source', () => {
    expect([...new Set(all.map(({ against }) => against))].sort()).toEqual(Object.keys(SOURCES).sort());
  });
});

describe('a source of local practice', () => {
  test.each([
    ['read whole in a stored copy', 'read whole'],
    ['read', 'read whole'],
    ['read from its beginning in a stored copy', 'read in part'],
    ['list posting read whole in a stored copy; newspaper as an excerpt', 'read in part'],
    ['read whole in a machine-made copy; read the original before publishing', 'read in part'],
    ['excerpt (the answer is whole)', 'only excerpts'],
    ['article read from its beginning in a stored copy; the act itself not', 'only quoted by what was read'],
  ])('with the note "%s" counts as %s', (note, reading) => {
    expect(classify(note)).toBe(reading);
  });
});

describe('a worst error', () => {
  test.each([
    [0, '0'],
    [3e-9, '< 0.000001'],
    [0.0000512, '0.000052'],
    [0.0501, '0.051'],
    [0.05, '0.05'],
    [0.99, '0.99'],
    [0.991, '1'],
    [9.91, '10'],
    [10.4, '11'],
    [1790.2, '1800'],
    [2684, '2700'],
  ])('%f is shown as %s', (worst, shown) => {
    expect(worstText(worst)).toBe(shown);
  });

  test.each([
    [2141, 2160, '2150'],
    [254.2, 256, '255'],
    [13.63, 13.7, '13.7'],
    [59.998, 59.999, '59.999'],
  ])('%f of at most %f is not shown beyond it, but as %s', (worst, limit, shown) => {
    expect(worstText(worst, limit)).toBe(shown);
  });
});

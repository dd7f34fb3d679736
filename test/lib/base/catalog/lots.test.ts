import { describe, expect, test } from 'vitest';
import { LOT_IDS, LOTS, type Lot, listLots, REFERENCE_LOTS } from '../../../../lib/base/catalog/lots.ts';
import { toCanonicalName } from '../../../../lib/base/catalog/names.ts';

const pointsOf = ({ day, night }: Lot): string[] => [day, night].flatMap(({ from, to, base }) => [from, to, base]);
const formulasOf = ({ day, night }: Lot): string => JSON.stringify([day, night]);

describe('the table of lots', () => {
  test('has the seven of Paulus first, and at least twenty optional ones', () => {
    const hermetic = listLots(['hermetic']).map(({ name }) => name);
    expect(hermetic).toEqual(['Fortune', 'Spirit', 'Eros', 'Necessity', 'Courage', 'Victory', 'Nemesis']);
    expect(LOTS.slice(0, 7)).toEqual(listLots(['hermetic']));
    expect(listLots(['optional']).length).toBeGreaterThanOrEqual(20);
    expect(listLots(['hermetic', 'optional', 'legacy'])).toEqual(LOTS);
  });

  test('has canonical ids, each once', () => {
    expect(new Set(LOT_IDS).size).toBe(LOTS.length);
    for (const id of LOT_IDS) expect(toCanonicalName(id)).toBe(id);
  });

  test.each(LOTS.map((lot) => [lot.id, lot] as const))('%s says what it is about and who has it so', (_id, lot) => {
    expect(lot.keywords.length).toBeGreaterThan(1);
    expect(lot.sources.length).toBeGreaterThan(0);
    for (const source of lot.sources) expect(source).toMatch(/^[^,]+, [A-Z].* [IVX0-9]+/);
    expect(lot.displayName).toMatch(/^Lot of /);
  });

  test('cannot run in circles: a lot is taken from Fortune and Spirit at most, and these from no lot', () => {
    const lots = new Set<string>(LOT_IDS);
    for (const lot of LOTS) {
      const referenced = pointsOf(lot).filter((point) => lots.has(point));
      for (const point of referenced) expect(Object.keys(REFERENCE_LOTS)).toContain(point);
    }
    for (const [id, lot] of Object.entries(REFERENCE_LOTS)) {
      expect(lot.id).toBe(id);
      expect(pointsOf(lot).filter((point) => lots.has(point))).toEqual([]);
    }
  });

  test('a legacy lot differs from the lot whose name it bears', () => {
    for (const lot of listLots(['legacy'])) {
      const stem = LOTS.filter(({ id, catalog }) => catalog !== 'legacy' && lot.id.startsWith(id));
      expect(stem.length, lot.id).toBeGreaterThan(0);
      for (const other of stem) expect(formulasOf(lot), lot.id).not.toBe(formulasOf(other));
    }
  });
});

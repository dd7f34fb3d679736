import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CHART_ZODIAC_TYPES,
  COORDINATE_SYSTEMS,
  NODE_SOURCES,
  POLAR_FALLBACKS,
} from '../../../../lib/astro/chart/settings.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { isMinorPlanet } from '../../../../lib/base/catalog/bodies.ts';
import { CHART_OBJECT_IDS, OBJECT_SET_IDS } from '../../../../lib/base/catalog/chart-objects.ts';
import { HOUSE_SYSTEM_CODES } from '../../../../lib/base/catalog/house-systems.ts';
import { OBJECT_BITS, SETTING_NUMBERS } from '../../../../lib/requests/handle/numbers.ts';

/** How many values have a number, and the hash of these numbers. Add to the first; never change an old number. */
const NUMBERS = [
  ['house_system', SETTING_NUMBERS.house_system, HOUSE_SYSTEM_CODES, 26, 'c125f3a455dae8ec'],
  ['zodiac_type', SETTING_NUMBERS.zodiac_type, CHART_ZODIAC_TYPES, 3, 'b4fbf440a9d74ebf'],
  ['node_source', SETTING_NUMBERS.node_source, NODE_SOURCES, 2, '5ee909e459019b10'],
  ['ayanamsa', SETTING_NUMBERS.ayanamsa, AYANAMSA_IDS, 47, '4c30f7eef27ab516'],
  ['coordinate_system', SETTING_NUMBERS.coordinate_system, COORDINATE_SYSTEMS, 3, '1f76be3d963328c2'],
  ['object_set', SETTING_NUMBERS.object_set, OBJECT_SET_IDS, 6, '0a2b248fdfda110d'],
  ['polar_fallback', SETTING_NUMBERS.polar_fallback, POLAR_FALLBACKS, 3, '8229f92b70619e25'],
  ['objects', OBJECT_BITS, CHART_OBJECT_IDS.filter((id) => !isMinorPlanet(id)), 32, '044ac84964f8efb5'],
] as const;

/** Hash of the first numbers of a table, as `value=number` in the order of the numbers. */
function hashNumbers(numbers: Readonly<Record<string, number>>, count: number): string {
  const first = Object.entries(numbers).filter(([, number]) => number < count);
  const lines = first.sort(([, a], [, b]) => a - b).map(([value, number]) => `${value}=${number}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

describe.each(NUMBERS)('the numbers of %s in handles', (_name, numbers, values, count, hash) => {
  it('are those that handles of clients already have', () => {
    expect(hashNumbers(numbers, count)).toBe(hash);
  });

  it('exist for every value of the catalog, each once', () => {
    const own: Readonly<Record<string, number>> = numbers;
    expect(values.filter((value) => own[value] === undefined)).toEqual([]);
    expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
  });
});

it('objects have numbers that fit into 32 bits, and other values into a byte', () => {
  expect(Math.max(...Object.values(OBJECT_BITS))).toBeLessThan(32);
  const others = Object.values(SETTING_NUMBERS).flatMap((numbers) => Object.values(numbers));
  expect(Math.max(...others)).toBeLessThan(256);
});

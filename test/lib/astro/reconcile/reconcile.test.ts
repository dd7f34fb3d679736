import { describe, expect, test } from 'vitest';
import type { DocumentedBirth } from '../../../golden/births/births.ts';
import {
  castAsStated,
  isNamed,
  KNOWN_SLIPS,
  printChart,
  RECONCILED_BIRTHS,
  reconcileBirth,
} from '../../../support/reconcile.ts';

/** A birth to which a slip applies, another one for each slip. */
function chooseBirth({ apply }: (typeof KNOWN_SLIPS)[number], index: number): DocumentedBirth {
  const births = RECONCILED_BIRTHS.slice(index * 37);
  const birth = births.find((one) => apply(castAsStated(one), one));
  if (!birth) throw new RangeError('a slip applies to some birth');
  return birth;
}

// test/system/reconcile does the same with 2 000 charts.
describe('the first explanation of a chart with a known slip names it', () => {
  test.each(KNOWN_SLIPS.map((slip, index) => [slip.name, slip, chooseBirth(slip, index)] as const))(
    '%s',
    (_, slip, birth) => {
      const chart = slip.apply(castAsStated(birth), birth);
      const found = reconcileBirth(birth, chart ? printChart(chart) : []);
      expect(isNamed(found, slip), JSON.stringify(found.explanations[0]?.scored.changes)).toBe(true);
    },
  );
});

const [BIRTH] = RECONCILED_BIRTHS as [DocumentedBirth, ...DocumentedBirth[]];

test('claims of the chart as it was stated are the same, without explanations', () => {
  const { verdict, explanations } = reconcileBirth(BIRTH, printChart(castAsStated(BIRTH)));
  expect({ verdict, explanations }).toEqual({ verdict: 'same', explanations: [] });
});

test('a claim that belongs to no moment of the others is contradictory, and the rest is partly explained', () => {
  const claims = printChart(castAsStated(BIRTH)).map((claim) =>
    claim.point === 'saturn' ? { ...claim, longitude: "1°00' Leo" } : claim,
  );
  const { verdict, checks, contradictions } = reconcileBirth(BIRTH, claims);
  expect(verdict).toBe('partly');
  const pairs = contradictions.map((pair) => pair.map((index) => claims[checks[index]?.claim ?? -1]?.point));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.every((pair) => pair.includes('saturn'))).toBe(true);
});

test('what is not varied is not offered', () => {
  const chart = { ...castAsStated(BIRTH), zodiac: { type: 'sidereal', ayanamsa: 'lahiri' } as const };
  const { verdict, explanations } = reconcileBirth(BIRTH, printChart(chart), { vary: ['moment'] });
  expect(verdict).not.toBe('explained');
  expect(explanations.flatMap(({ scored }) => scored.changes).filter(({ what }) => what === 'zodiac')).toEqual([]);
});

test('one sign explains nothing, as some reading has it by coincidence, and none is offered', () => {
  const { verdict, explanations } = reconcileBirth(BIRTH, [{ point: 'ascendant', longitude: 'Leo' }]);
  expect(['same', 'unexplained']).toContain(verdict);
  expect(explanations).toEqual([]);
});

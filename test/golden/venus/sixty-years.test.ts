import { describe, expect, test } from 'vitest';
import { solarConjunctions } from '../../../lib/domain/events/conjunctions.ts';
import { greatestElongations } from '../../../lib/domain/events/elongations.ts';
import { skyOf } from '../../../lib/domain/events/sky.ts';
import { stations } from '../../../lib/domain/events/stations.ts';
import { type JdUt, jdUt } from '../../../lib/units/time.ts';
import { ephemeris } from '../../support/services.ts';
import * as independent from './astronomy-engine.ts';

/** 1965-01-01 to 2025-01-01. */
const SPAN = [2438761.5, 2460676.5] as const;
const search = {
  sky: skyOf(ephemeris),
  body: 'venus',
  window: { fromJdUt: jdUt(SPAN[0]), toJdUt: jdUt(SPAN[1]) },
} as const;

/** The same events in the same order, and how far apart the two have them at worst, seconds. */
function worstSeconds(found: readonly { readonly moment: JdUt }[], expected: readonly independent.Passage[]): number {
  expect(found.length).toBe(expected.length);
  const seconds = found.map(({ moment }, index) => Math.abs(moment - (expected[index]?.julianDay ?? 0)) * 86_400);
  return Math.max(...seconds);
}

describe('sixty years of Venus against astronomy-engine', () => {
  test('every conjunction, inferior and superior told apart', () => {
    const expected = independent.conjunctions(SPAN);
    const found = solarConjunctions(search);
    expect(found.length).toBe(75);
    expect(worstSeconds(found, expected)).toBeLessThan(300);
    expect(found.map(({ type }) => type === 'superior')).toEqual(expected.map(({ grows }) => grows));
  });

  test('every station, retrograde and direct told apart', () => {
    const expected = independent.stations(SPAN);
    const found = stations(search);
    expect(found.length).toBe(74);
    expect(worstSeconds(found, expected)).toBeLessThan(400);
    expect(found.map(({ type }) => type === 'direct')).toEqual(expected.map(({ grows }) => grows));
  });

  test('every greatest elongation', () => {
    const found = greatestElongations(search);
    expect(found.length).toBe(74);
    expect(worstSeconds(found, independent.elongations(SPAN))).toBeLessThan(600);
  });

  test('the transits of 2004 and 2012 to a third of a minute', () => {
    for (const [from, to] of [
      [2453164.5, 2453165.5],
      [2456084.5, 2456085.5],
    ] as const) {
      const window = { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
      const found = solarConjunctions({ ...search, window });
      expect(worstSeconds(found, independent.conjunctions([from, to]))).toBeLessThan(20);
    }
  });
});

import { expect } from 'vitest';
import { findSolarConjunctions } from '../../../lib/astro/sky/events/conjunctions.ts';
import { findGreatestElongations } from '../../../lib/astro/sky/events/elongations.ts';
import { findStations } from '../../../lib/astro/sky/events/stations.ts';
import { type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { tropicalSky } from '../../support/tropical-sky.ts';
import * as independent from './astronomy-engine.ts';

/** 1965-01-01 to 2025-01-01. */
const SPAN = [2438761.5, 2460676.5] as const;
const search = [tropicalSky, 'venus', { fromJdUt: jdUt(SPAN[0]), toJdUt: jdUt(SPAN[1]) }] as const;

type Found = readonly { readonly moment: JdUt }[];

/** The same events in the same order, and by how many seconds the two have them apart. */
function seconds(found: Found, expected: readonly independent.ZeroCrossing[]): number[] {
  expect(found.length).toBe(expected.length);
  return found.map(({ moment }, index) => (moment - (expected[index]?.julianDay ?? 0)) * 86_400);
}

function conjunctions(): Measured {
  const [found, expected] = [findSolarConjunctions(...search), independent.conjunctions(SPAN)];
  expect(found.map(({ type }) => type === 'superior')).toEqual(expected.map(({ grows }) => grows));
  return tallyAll(seconds(found, expected));
}

function turns(): Measured {
  const [found, expected] = [findStations(...search), independent.stations(SPAN)];
  expect(found.map(({ motion }) => motion === 'direct')).toEqual(expected.map(({ grows }) => grows));
  return tallyAll(seconds(found, expected));
}

/** How far from the Sun, and on which side of it. */
function elongations(): Measured {
  return tallyAll(
    findGreatestElongations(...search).map(({ moment, elongationDeg, isEastern }) => {
      const { apartDeg, aheadDeg } = independent.venusFromSun(moment);
      expect(isEastern).toBe(aheadDeg > 0);
      return (elongationDeg - apartDeg) * 3600;
    }),
  );
}

/** The transits over the Sun of 2004 and 2012. */
const TRANSITS = [
  [2453164.5, 2453165.5],
  [2456084.5, 2456085.5],
] as const;

const transits = (): Measured =>
  tallyAll(
    TRANSITS.flatMap(([from, to]) => {
      const window = { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
      return seconds(findSolarConjunctions(tropicalSky, 'venus', window), independent.conjunctions([from, to]));
    }),
  );

const compared = { against: 'astronomyEngine', span: '1965–2025', unit: 's' } as const;

/** Sixty years of Venus by an independent library; inferior and superior, retrograde and direct ones apart. */
export const VENUS: readonly Comparison[] = [
  { quantity: 'Conjunctions of Venus with the Sun: time', ...compared, count: 75, limit: 300, measure: conjunctions },
  { quantity: 'Stations of Venus, 1965 to 2025: time', ...compared, count: 74, limit: 400, measure: turns },
  {
    quantity: 'Greatest elongations of Venus: time',
    ...compared,
    count: 74,
    limit: 600,
    measure: () => tallyAll(seconds(findGreatestElongations(...search), independent.elongations(SPAN))),
  },
  {
    quantity: 'Greatest elongations of Venus: degrees from the Sun',
    ...compared,
    unit: '″',
    count: 74,
    limit: 10,
    measure: elongations,
  },
  {
    quantity: 'Conjunctions of the transits of Venus: time',
    ...compared,
    span: '2004, 2012',
    count: 2,
    limit: 20,
    measure: transits,
  },
];

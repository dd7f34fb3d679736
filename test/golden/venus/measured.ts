import { expect } from 'vitest';
import { findSolarConjunctions } from '../../../lib/astro/sky/events/conjunctions.ts';
import { findGreatestElongations } from '../../../lib/astro/sky/events/elongations.ts';
import { findStations } from '../../../lib/astro/sky/events/stations.ts';
import { type JdUt, jdUtFromUnix, unixFromJdUt, unixSeconds } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { tropicalSky } from '../../support/tropical-sky.ts';
import { type Range, type ReferenceEvent, stations } from '../events/independent.ts';
import * as independent from './astronomy-engine.ts';

const J2000 = 2_451_545;

const rangeOf = (from: string, to: string): Range => [Date.parse(from), Date.parse(to)];
const toWindow = ([fromMs, toMs]: Range) => ({
  fromJdUt: jdUtFromUnix(unixSeconds(fromMs / 1000)),
  toJdUt: jdUtFromUnix(unixSeconds(toMs / 1000)),
});

const SPAN = rangeOf('1965-01-01', '2025-01-01');
const search = [tropicalSky, 'venus', toWindow(SPAN)] as const;

type Found = readonly { readonly moment: JdUt }[];

/** The same events in the same order, and by how many seconds the two have them apart. */
function seconds(found: Found, expected: readonly ReferenceEvent[]): number[] {
  expect(found.length).toBe(expected.length);
  return found.map(({ moment }, index) => unixFromJdUt(moment) - (expected[index]?.atMs ?? 0) / 1000);
}

function conjunctions(): Measured {
  const [found, expected] = [findSolarConjunctions(...search), independent.conjunctions(SPAN)];
  expect(found.map(({ type }) => type)).toEqual(expected.map(({ kind }) => kind));
  return tallyAll(seconds(found, expected));
}

function turns(): Measured {
  const [found, expected] = [findStations(...search), stations('venus', SPAN)];
  expect(found.map(({ motion }) => motion)).toEqual(expected.map(({ kind }) => kind));
  return tallyAll(seconds(found, expected));
}

/** How far from the Sun, and on which side of it. */
function elongations(): Measured {
  return tallyAll(
    findGreatestElongations(...search).map(({ moment, elongationDeg, isEastern }) => {
      const { apartDeg, aheadDeg } = independent.venusFromSun(moment - J2000);
      expect(isEastern).toBe(aheadDeg > 0);
      return (elongationDeg - apartDeg) * 3600;
    }),
  );
}

/** The transits over the Sun of 2004 and 2012. */
const TRANSITS = [rangeOf('2004-06-08', '2004-06-09'), rangeOf('2012-06-06', '2012-06-07')];

const transits = (): Measured =>
  tallyAll(
    TRANSITS.flatMap((range) =>
      seconds(findSolarConjunctions(tropicalSky, 'venus', toWindow(range)), independent.conjunctions(range)),
    ),
  );

const compared = { against: 'astronomyEngine', span: '1965–2025', unit: 's', isLong: true } as const;

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

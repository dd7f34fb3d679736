import {
  type AstroTime,
  type EclipseKind,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine';
import { expect } from 'vitest';
import { type Eclipse, findLunarEclipses, findSolarEclipses } from '../../../lib/astro/sky/events/eclipses.ts';
import { jdUtFromUnix, unixSeconds } from '../../../lib/base/units/time.ts';
import { type Comparison, compareAlike } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { ephemeris } from '../../support/services.ts';

const [START, END] = ['1900-01-01', '2101-01-01'];
const jdUtOf = (date: string) => jdUtFromUnix(unixSeconds(Date.parse(date) / 1000));
const range = { fromJdUt: jdUtOf(START), toJdUt: jdUtOf(END) };

const J2000_TT = 2_451_545;

/** Dynamical Time, as the two foresee ΔT differently: by two minutes in 2100. */
interface ReferenceEclipse {
  readonly kind: EclipseKind;
  readonly atMs: number;
  readonly julianDayTt: number;
}

function collectEclipses(
  first: ReferenceEclipse,
  next: (last: ReferenceEclipse) => ReferenceEclipse,
): ReferenceEclipse[] {
  const found: ReferenceEclipse[] = [];
  for (let one = first; one.atMs < Date.parse(END); one = next(one)) found.push(one);
  return found;
}

const toReferenceEclipse = ({ kind, peak }: { kind: EclipseKind; peak: AstroTime }): ReferenceEclipse => ({
  kind,
  atMs: Number(peak.date),
  julianDayTt: J2000_TT + peak.tt,
});

/** Expects as many eclipses of both, and returns how many seconds they are apart. */
function compareTimes(ours: readonly Eclipse[], all: readonly ReferenceEclipse[]): Measured {
  expect(ours.length).toBe(all.length);
  return tallyAll(
    ours.map(({ moment }, index) => {
      const { deltaTSeconds } = ephemeris.orientation(moment);
      return (moment - (all[index]?.julianDayTt ?? Number.NaN)) * 86_400 + deltaTSeconds;
    }),
  );
}

/** It has no hybrid type, and calls an eclipse partial where the axis misses the Earth. */
function compareSolar(): Measured {
  const ours = findSolarEclipses(ephemeris, range, { type: 'tropical' });
  const all = collectEclipses(toReferenceEclipse(SearchGlobalSolarEclipse(new Date(START))), ({ atMs }) =>
    toReferenceEclipse(NextGlobalSolarEclipse(new Date(atMs))),
  );
  const inTheirWords = ours.map(({ type, central }) => (central ? type.replace('hybrid', 'total') : 'partial'));
  expect(inTheirWords).toEqual(all.map(({ kind }) => kind));
  return compareTimes(ours, all);
}

/** The type differs only within 0.005 of the edge of the umbra. */
function compareLunar(): Measured {
  const ours = findLunarEclipses(ephemeris, range, { type: 'tropical' });
  const all = collectEclipses(toReferenceEclipse(SearchLunarEclipse(new Date(START))), ({ atMs }) =>
    toReferenceEclipse(NextLunarEclipse(new Date(atMs))),
  );
  const differ = ours.filter(({ type }, index) => type !== all[index]?.kind);
  expect(differ.length).toBe(3);
  expect(differ.every(({ umbralMagnitude }) => Math.abs(umbralMagnitude) < 0.005)).toBe(true);
  return compareTimes(ours, all);
}

/** Two centuries of eclipses by an independent library. */
export const TWO_CENTURIES: readonly Comparison[] = compareAlike(
  { against: 'astronomyEngine', span: '1900–2100', unit: 's', isLong: true },
  [
    ['Solar eclipses: time of the greatest', 9, compareSolar],
    ['Lunar eclipses: time of the greatest', 15, compareLunar],
  ],
);

import {
  type AstroTime,
  type EclipseKind,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine';
import { type Eclipse, findLunarEclipses, findSolarEclipses } from '../../../lib/astro/sky/events/eclipses.ts';
import { once } from '../../../lib/base/memoize.ts';
import { jdUtFromUnix, unixSeconds } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
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

const secondsOff = (ours: readonly Eclipse[], all: readonly ReferenceEclipse[]): number[] =>
  ours.map(({ moment }, index) => {
    const { deltaTSeconds } = ephemeris.orientation(moment);
    return (moment - (all[index]?.julianDayTt ?? Number.NaN)) * 86_400 + deltaTSeconds;
  });

/** Eclipses of the Sun by either. */
export const solar = once(() => ({
  ours: findSolarEclipses(ephemeris, range, { type: 'tropical' }),
  all: collectEclipses(toReferenceEclipse(SearchGlobalSolarEclipse(new Date(START))), ({ atMs }) =>
    toReferenceEclipse(NextGlobalSolarEclipse(new Date(atMs))),
  ),
}));

/** Eclipses of the Moon by either. */
export const lunar = once(() => ({
  ours: findLunarEclipses(ephemeris, range, { type: 'tropical' }),
  all: collectEclipses(toReferenceEclipse(SearchLunarEclipse(new Date(START))), ({ atMs }) =>
    toReferenceEclipse(NextLunarEclipse(new Date(atMs))),
  ),
}));

const compared = { against: 'astronomyEngine', span: '1900–2100', unit: 's' } as const;

/** Two centuries of eclipses by an independent library. */
export const TWO_CENTURIES: readonly Comparison[] = [
  {
    quantity: 'Solar eclipses: time of the greatest',
    ...compared,
    limit: 9,
    measure: () => tallyAll(secondsOff(solar().ours, solar().all)),
  },
  {
    quantity: 'Lunar eclipses: time of the greatest',
    ...compared,
    limit: 15,
    measure: () => tallyAll(secondsOff(lunar().ours, lunar().all)),
  },
];

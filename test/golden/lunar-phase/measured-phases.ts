import { findNextPhase, moonPhaseDeg } from '../../../lib/astro/sky/lunar/lunation.ts';
import { computeLunarPhase } from '../../../lib/astro/sky/lunar/phase.ts';
import { type JdUt, jdUt, jdUtFromUnix, unixFromJdUt, unixSeconds } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
import { tropicalSky } from '../../support/tropical-sky.ts';
import { PHASES_2004, type PrintedPhase, SEPARATIONS_2019 } from './published.ts';

/** Rounded to the minute. */
const HALF_A_MINUTE_SECONDS = 30;

/** The separation is rounded to 0.1′, and hardly changes within the minute that the time is rounded to. */
const ROUNDING_ARCMIN = 0.06;

export const jdOf = (unixMs: number): JdUt => jdUtFromUnix(unixSeconds(unixMs / 1000));

export function phaseAfter(moment: JdUt, phaseDeg: number): JdUt {
  const found = findNextPhase(tropicalSky, { moment, phaseDeg: moonPhaseDeg(tropicalSky, moment) }, phaseDeg);
  if (found === undefined) throw new Error('beyond the files');
  return found;
}

const secondsOff = ({ phaseDeg, unixMs }: PrintedPhase): number =>
  unixFromJdUt(phaseAfter(jdUt(jdOf(unixMs) - 5), phaseDeg)) - unixMs / 1000;

function arcminutesOff([moment, degrees, minutes]: (typeof SEPARATIONS_2019)[number]): number {
  return computeLunarPhase(tropicalSky, jdOf(Date.parse(moment))).elongationDeg * 60 - degrees * 60 - minutes;
}

/** Phases and separations as they were printed. */
export const PRINTED_PHASES: readonly Comparison[] = [
  {
    quantity: 'New, full and quarter moons: time',
    against: 'naples',
    span: '2004',
    unit: 's',
    limit: HALF_A_MINUTE_SECONDS,
    measure: () => tallyAll(PHASES_2004.map(secondsOff)),
  },
  {
    quantity: 'Separation of Sun and Moon',
    against: 'separations',
    span: '2019',
    unit: '′',
    limit: ROUNDING_ARCMIN,
    measure: () => tallyAll(SEPARATIONS_2019.map(arcminutesOff)),
  },
];

import type { Ephemeris } from '../../../../lib/astro/port.ts';
import { type JdTt, type JdUt, jdTt, jdUt } from '../../../../lib/base/units/time.ts';

const JD_1800 = 2378496.5;
const JD_2101 = 2488434.5;

/** Moments from 1800 to 2100, an odd step apart so that hours, seasons and lunar phases are all met. */
export function* moments(stepDays: number): Generator<JdUt> {
  for (let jd = JD_1800 + 0.1; jd < JD_2101; jd += stepDays) yield jdUt(jd);
}

const SECONDS_PER_DAY = 86_400;

/** The same moment in TT, by the engine's own ΔT: what is compared is the sky, not the clock. */
export function toTt(ephemeris: Ephemeris, moment: JdUt): JdTt {
  return jdTt(moment + ephemeris.orientation(moment).deltaTSeconds / SECONDS_PER_DAY);
}

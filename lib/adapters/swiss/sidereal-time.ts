import { set_astro_models } from 'sweph';

/** Formulas of the engine for sidereal time. */
export type SiderealTimeModel = 'iers' | 'longTerm';

/**
 * Order of the list: ΔT, precession long and short term, nutation, bias, two JPL modes, sidereal time; 0 keeps the
 * engine's default.
 *
 * @source SE_MODEL_* and SEMOD_SIDT_* in swephexp.h of Swiss Ephemeris 2.10.03
 */
const MODEL_LISTS: Readonly<Record<SiderealTimeModel, string>> = {
  iers: '0,0,0,0,0,0,0,3',
  longTerm: '0,0,0,0,0,0,0,4',
};

/** 1 January 1600 and 1 January 2400, Gregorian. */
const IERS_FROM_JD = 2305447.5;
const IERS_TO_JD = 2597641.5;

/**
 * The formula for a moment.
 *
 * By default the engine uses the IERS expression from 1850 to 2050 and a long-term one outside, which was fitted to an
 * older ΔT: sidereal time, and with it every Ascendant, jumps by 1.91″ on 1 January 2050 and by 0.09″ in 1850. Over the
 * eight centuries here the IERS expression stays within 0.0003″ of IAU 2006; over millennia its polynomial fails. The
 * long-term formula is 1.26″ from it in 1600 and 8.6″ in 2400.
 */
export function siderealTimeModelAt(moment: number): SiderealTimeModel {
  return moment >= IERS_FROM_JD && moment < IERS_TO_JD ? 'iers' : 'longTerm';
}

/** Sets the formula (0.25 µs); the engine's other models and its caches stay. */
export function setSiderealTimeModel(model: SiderealTimeModel): void {
  set_astro_models(MODEL_LISTS[model], 0);
}

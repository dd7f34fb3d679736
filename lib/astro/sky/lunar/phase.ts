import type { JdUt } from '../../../base/units/time.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../../motion/geocentric-sky.ts';
import { computeIllumination, type Illumination, KILOMETERS_PER_AU, moonDiameterArcsec } from './illumination.ts';
import { brownLunationOf, findLastPhase, findNextPhase, moonPhaseDeg } from './lunation.ts';

/** Names of the phases in the order of the month: eight equal sectors, with each principal phase in the middle of its own. */
export const PHASE_NAMES = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const;

export type PhaseName = (typeof PHASE_NAMES)[number];

const SECTOR_DEG = 360 / PHASE_NAMES.length;
const FULL_MOON_DEG = 180;

/** The Moon at a moment, geocentric. Values that would need moments outside the ephemeris files are undefined. */
export interface LunarPhase extends Illumination {
  readonly name: PhaseName;
  /** Days since the last new moon. */
  readonly ageDays: number | undefined;
  readonly distanceKm: number;
  readonly diameterArcsec: number;
  readonly nextNewMoon: JdUt | undefined;
  readonly nextFullMoon: JdUt | undefined;
  /** Brown lunation number. */
  readonly lunation: number;
}

/**
 * Name of a phase.
 *
 * @param phaseDeg excess of the Moon's longitude over the Sun's, `[0, 360)`
 */
export function phaseNameOf(phaseDeg: number): PhaseName {
  return PHASE_NAMES[Math.floor((phaseDeg + SECTOR_DEG / 2) / SECTOR_DEG) % PHASE_NAMES.length] as PhaseName;
}

/**
 * The phase of the Moon.
 *
 * New and full moon are the moments at which her apparent longitude exceeds the Sun's by 0° and 180°. At the moment of a
 * new moon itself that new moon is the last one, and the next one is a month away.
 *
 * @source definition: National Astronomical Observatory of Japan, "About phases of the Moon",
 * https://eco.mtk.nao.ac.jp/cgi-bin/koyomi/faq_en.cgi
 */
export function computeLunarPhase(sky: GeocentricSky, moment: JdUt): LunarPhase {
  const tropical = toTropicalSky(sky);
  const [moon, sun] = [stateAt(tropical, 'moon', moment), stateAt(tropical, 'sun', moment)];
  const at = { moment, phaseDeg: moonPhaseDeg(sky, moment) };
  const lastNewMoon = findLastPhase(sky, at, 0);
  const nextNewMoon = findNextPhase(sky, at, 0);
  return {
    name: phaseNameOf(at.phaseDeg),
    ...computeIllumination(moon, sun),
    ageDays: lastNewMoon && moment - lastNewMoon,
    distanceKm: moon.distanceAu * KILOMETERS_PER_AU,
    diameterArcsec: moonDiameterArcsec(moon),
    nextNewMoon,
    nextFullMoon: findNextPhase(sky, at, FULL_MOON_DEG),
    lunation: resolveLunation(lastNewMoon, nextNewMoon),
  };
}

/** Brown lunation number. Even at an end of the files, which are longer than a month, one of the two new moons exists. */
function resolveLunation(last: JdUt | undefined, next: JdUt | undefined): number {
  return last === undefined ? brownLunationOf(next as JdUt) - 1 : brownLunationOf(last);
}

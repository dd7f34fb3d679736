import type { Ephemeris } from '../../ephemeris/port.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { computeIllumination, type Illumination, KILOMETRES_PER_AU, moonDiameterArcsec } from './illumination.ts';
import { brownLunationOf, findLastPhase, findNextPhase } from './lunation.ts';

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
 * New and full moon are the moments at which her apparent longitude exceeds the Sun's by 0° and 180°.
 *
 * @source definition: National Astronomical Observatory of Japan, "About phases of the Moon",
 * https://eco.mtk.nao.ac.jp/cgi-bin/koyomi/faq_en.cgi
 */
export function computeLunarPhase(ephemeris: Ephemeris, moment: JdUt): LunarPhase {
  const frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
  const [moon, sun] = [ephemeris.position('moon', moment, frame), ephemeris.position('sun', moment, frame)];
  const at = { moment, phaseDeg: longitudeDeg(moon.longitudeDeg - sun.longitudeDeg) };
  const lastNewMoon = findLastPhase(ephemeris, at, 0);
  const nextNewMoon = findNextPhase(ephemeris, at, 0);
  return {
    name: phaseNameOf(at.phaseDeg),
    ...computeIllumination(moon, sun),
    ageDays: lastNewMoon && Math.max(0, moment - lastNewMoon),
    distanceKm: moon.distanceAu * KILOMETRES_PER_AU,
    diameterArcsec: moonDiameterArcsec(moon),
    nextNewMoon,
    nextFullMoon: findNextPhase(ephemeris, at, FULL_MOON_DEG),
    lunation: resolveLunation(lastNewMoon, nextNewMoon),
  };
}

/** Brown lunation number. Even at an end of the files, which are longer than a month, one of the two new moons exists. */
function resolveLunation(last: JdUt | undefined, next: JdUt | undefined): number {
  return last === undefined ? brownLunationOf(next as JdUt) - 1 : brownLunationOf(last);
}

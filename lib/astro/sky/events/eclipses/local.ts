import { isInRange, type JdRange, type JdUt, SECONDS_PER_DAY } from '../../../../base/units/time.ts';
import type { Ephemeris, GeoPlace } from '../../../port.ts';
import { ALMANAC_HORIZON } from '../../rising/horizon.ts';
import { altitudeDegOf, azimuthDegOf } from '../../rising/horizon-observer.ts';
import {
  findRisingsAndSettings,
  followOverPlace,
  heightOverHorizon,
  type LocalMotion,
} from '../../rising/local-sky.ts';
import type { SunCover } from './cover.ts';
import type { LunarEclipse, LunarEclipseType, SolarEclipse } from './eclipse.ts';
import { computeLocalSolarEclipse, type LocalSolarType } from './local-solar.ts';
import { fitSunAndMoon } from './sun-and-moon.ts';

export const SOLAR_CONTACTS = ['C1', 'C2', 'greatest', 'C3', 'C4'] as const;
export const LUNAR_CONTACTS = ['P1', 'U1', 'U2', 'greatest', 'U3', 'U4', 'P4'] as const;
export type ContactName = (typeof SOLAR_CONTACTS)[number] | (typeof LUNAR_CONTACTS)[number];

/** A contact, or the greatest eclipse, as a place sees it. */
export interface LocalContact {
  readonly name: ContactName;
  readonly moment: JdUt;
  /** True topocentric altitude of the center, without refraction. */
  readonly altitudeDeg: number;
  readonly azimuthDeg: number;
  /** Whether the upper limb is above the refracted horizon. */
  readonly isAboveHorizon: boolean;
}

/** An eclipse at a place. A lunar one is described also where the Moon is down throughout. */
export interface LocalCircumstances<Type = LocalSolarType | LunarEclipseType> {
  readonly type: Type;
  /** In order of time; none where the eclipse misses the place. */
  readonly contacts: readonly LocalContact[];
  /** Whether any moment of it is seen from the place. */
  readonly isVisible: boolean;
  /** When the eclipsed body rises or sets between the first and the last contact. */
  readonly rise: JdUt | undefined;
  readonly set: JdUt | undefined;
}

/** A solar eclipse at a place. */
export interface LocalSolarCircumstances extends LocalCircumstances<LocalSolarType> {
  /** At the greatest eclipse of the place; undefined where the penumbra misses it. */
  readonly cover: SunCover | undefined;
  /** Totality or annularity; undefined in a partial eclipse. */
  readonly centralSeconds: number | undefined;
}

const UNSEEN: LocalSolarCircumstances = {
  ...{ type: 'none', contacts: [], isVisible: false, rise: undefined, set: undefined },
  ...{ cover: undefined, centralSeconds: undefined },
};

/**
 * A solar eclipse as a place sees it: none where the Sun is down throughout, and partial where totality or annularity passes
 * below the horizon.
 *
 * @throws EphemerisRangeError within half a day of the ends of the files
 */
export function computeSolarCircumstances(
  ephemeris: Ephemeris,
  { moment }: Pick<SolarEclipse, 'moment'>,
  place: GeoPlace,
): LocalSolarCircumstances {
  const local = computeLocalSolarEclipse(fitSunAndMoon(ephemeris, moment), place, moment);
  if (local === undefined) return UNSEEN;
  const { type, partial, central, greatest, magnitude, obscuration } = local;
  const motion = followOverPlace({ ephemeris, place, horizon: ALMANAC_HORIZON }, { type: 'body', id: 'sun' }, partial);
  const moments = {
    ...{ C1: partial.fromJdUt, C2: central?.fromJdUt, greatest },
    ...{ C3: central?.toJdUt, C4: partial.toJdUt },
  };
  const seen = describeContacts(motion, moments, partial);
  if (!seen.isVisible) return UNSEEN;
  const isCentralSeen = seen.contacts.slice(1, -1).some(({ isAboveHorizon }) => isAboveHorizon);
  return {
    type: isCentralSeen ? type : 'partial',
    ...seen,
    cover: { magnitude, obscuration },
    centralSeconds: central && (central.toJdUt - central.fromJdUt) * SECONDS_PER_DAY,
  };
}

/** The contacts of a lunar eclipse are the same everywhere; a place decides which of them are seen. @see computeSolarCircumstances */
export function computeLunarCircumstances(
  ephemeris: Ephemeris,
  { type, moment, penumbral, partial, total }: LunarEclipse,
  place: GeoPlace,
): LocalCircumstances<LunarEclipseType> {
  const sky = { ephemeris, place, horizon: ALMANAC_HORIZON };
  const motion = followOverPlace(sky, { type: 'body', id: 'moon' }, penumbral);
  const moments = {
    ...{ P1: penumbral.fromJdUt, U1: partial?.fromJdUt, U2: total?.fromJdUt, greatest: moment },
    ...{ U3: total?.toJdUt, U4: partial?.toJdUt, P4: penumbral.toJdUt },
  };
  return { type, ...describeContacts(motion, moments, penumbral) };
}

function describeContacts(
  motion: LocalMotion,
  moments: Readonly<Partial<Record<ContactName, JdUt | undefined>>>,
  span: JdRange,
): Omit<LocalCircumstances, 'type'> {
  const heightAt = heightOverHorizon(motion);
  const contacts = (Object.entries(moments) as [ContactName, JdUt | undefined][]).flatMap(([name, moment]) => {
    if (moment === undefined) return [];
    const view = motion.viewAt(moment);
    const isAboveHorizon = heightAt(moment) >= 0;
    return [{ name, moment, altitudeDeg: altitudeDegOf(view), azimuthDeg: azimuthDegOf(view), isAboveHorizon }];
  });
  const crossings = findRisingsAndSettings(motion).filter(({ moment }) => isInRange(span, moment));
  return {
    contacts,
    isVisible: crossings.length > 0 || contacts.some(({ isAboveHorizon }) => isAboveHorizon),
    rise: crossings.find(({ isRising }) => isRising)?.moment,
    set: crossings.find(({ isRising }) => !isRising)?.moment,
  };
}

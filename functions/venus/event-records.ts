import * as z from 'zod';
import { JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition, type ZodiacPosition } from '../../lib/answers/rounding.ts';
import { formatInstant } from '../../lib/astro/clock/civil-time/format.ts';
import { CONJUNCTION_TYPES } from '../../lib/astro/sky/events/conjunctions.ts';
import { VISIBILITIES } from '../../lib/astro/sky/venus/visibility.ts';
import type { LongitudeDeg } from '../../lib/base/units/angle.ts';
import type { JdUt } from '../../lib/base/units/time.ts';
import { instantText } from '../../lib/requests/answer.ts';
import { longitude, sign, signLongitude } from '../../lib/requests/chart/points.ts';
import { flag, number } from '../../lib/requests/members.ts';
import type { PlacedConjunction } from './place-events.ts';

export const eventMomentShape = {
  exact_datetime: instantText('When it happens'),
  julian_day: number('The same as a Julian day in Universal Time', 2453164.863260002),
};

export const zodiacPlaceShape = { longitude, sign, sign_longitude: signLongitude };

export const combust = flag('Within 8.5° of the Sun in longitude', true);

export const underBeams = flag('Within 17° of the Sun in longitude', true);

const latitude = number('Latitude of Venus, degrees in [-90, 90]', -0.178);

export const conjunctionShape = {
  ...eventMomentShape,
  type: z.enum(CONJUNCTION_TYPES).meta({
    description: '`inferior`: Venus is between Earth and Sun; `superior`: beyond the Sun',
    example: 'inferior',
  }),
  ...zodiacPlaceShape,
  sun_longitude: longitude,
  latitude,
  visibility: z.enum(VISIBILITIES).meta({
    description:
      'Visibility after the conjunction: `morning_star` after an inferior, `evening_star` after a superior one',
    example: 'morning_star',
  }),
  venus_retrograde: flag('Always at an inferior, never at a superior conjunction', true),
  elongation: number('True separation from the Sun, degrees; at a conjunction the separation in latitude', 0.178),
  combust,
  under_beams: underBeams,
};

export const VenusConjunctionRecord = z
  .object(conjunctionShape)
  .meta({ id: 'VenusConjunction', description: 'Venus and the Sun at one ecliptic longitude' });

export type VenusConjunctionRecord = z.output<typeof VenusConjunctionRecord>;

export const ANGLE_DECIMALS = 6;

/** A moment as ISO 8601. */
export const toJulianDay = (moment: JdUt): number => roundTo(moment, JULIAN_DAY_DECIMALS);

export const toMomentMembers = (moment: JdUt) => ({
  exact_datetime: formatInstant(moment),
  julian_day: toJulianDay(moment),
});

/** A longitude in the zodiac of the answer. */
export const toPlaceMembers = (longitudeDeg: LongitudeDeg): ZodiacPosition =>
  toZodiacPosition(longitudeDeg, ANGLE_DECIMALS);

/** A conjunction as answers state it. */
export function toConjunctionRecord(conjunction: PlacedConjunction): VenusConjunctionRecord {
  const { moment, type, position, visibility, isRetrograde, elongationDeg, combust, underBeams } = conjunction;
  return {
    ...toMomentMembers(moment),
    type,
    ...toPlaceMembers(conjunction.longitudeDeg),
    sun_longitude: toPlaceMembers(conjunction.sunLongitudeDeg).longitude,
    latitude: roundTo(position.latitudeDeg, ANGLE_DECIMALS),
    visibility,
    venus_retrograde: isRetrograde,
    elongation: roundTo(elongationDeg, ANGLE_DECIMALS),
    combust,
    under_beams: underBeams,
  };
}

import { JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition, type ZodiacPosition } from '../../lib/answers/rounding.ts';
import { formatUtc } from '../../lib/domain/civil-time/format.ts';
import type { GreatestElongation } from '../../lib/domain/events/elongations.ts';
import type { Station } from '../../lib/domain/events/stations.ts';
import type { VenusConjunction } from '../../lib/domain/venus/conjunctions.ts';
import { type OutputZodiac, outputLongitudeDeg } from '../../lib/domain/venus/output-zodiac.ts';
import { visibilityOf } from '../../lib/domain/venus/visibility.ts';
import { type JdUt, unixFromJdUt } from '../../lib/units/time.ts';
import type { VenusConjunctionRecord, VenusElongationRecord, VenusStationRecord } from './event-schemas.ts';

export const ANGLE_DECIMALS = 6;

/** A moment as ISO 8601. */
export const shownInstant = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

export const shownJulianDay = (moment: JdUt): number => roundTo(moment, JULIAN_DAY_DECIMALS);

const shownMoment = (moment: JdUt) => ({ exact_datetime: shownInstant(moment), julian_day: shownJulianDay(moment) });

/** Where a body stands, in the zodiac of the answer. */
export const shownPlace = (body: 'venus' | 'sun', moment: JdUt, reckoning: OutputZodiac): ZodiacPosition =>
  toZodiacPosition(outputLongitudeDeg(body, moment, reckoning), ANGLE_DECIMALS);

export function conjunctionRecord(conjunction: VenusConjunction, reckoning: OutputZodiac): VenusConjunctionRecord {
  const { moment, type, position, visibility, isRetrograde, elongationDeg, combust, underBeams } = conjunction;
  return {
    ...shownMoment(moment),
    type,
    ...shownPlace('venus', moment, reckoning),
    sun_longitude: shownPlace('sun', moment, reckoning).longitude,
    latitude: roundTo(position.latitudeDeg, ANGLE_DECIMALS),
    visibility,
    venus_retrograde: isRetrograde,
    elongation: roundTo(elongationDeg, ANGLE_DECIMALS),
    combust,
    under_beams: underBeams,
  };
}

export function stationRecord({ type, moment }: Station, reckoning: OutputZodiac): VenusStationRecord {
  return { type, ...shownMoment(moment), ...shownPlace('venus', moment, reckoning) };
}

export function elongationRecord(found: GreatestElongation, reckoning: OutputZodiac): VenusElongationRecord {
  const { moment, isEastern, elongationDeg } = found;
  return {
    type: isEastern ? 'greatest_eastern' : 'greatest_western',
    ...shownMoment(moment),
    elongation: roundTo(elongationDeg, ANGLE_DECIMALS),
    ...shownPlace('venus', moment, reckoning),
    visibility: visibilityOf(isEastern),
  };
}

import { formatUtc } from '../../domain/civil-time/format.ts';
import type { GreatestElongation } from '../../domain/events/elongations.ts';
import type { Station } from '../../domain/events/stations.ts';
import type { VenusConjunction } from '../../domain/venus/conjunctions.ts';
import { visibilityOf } from '../../domain/venus/visibility.ts';
import type { VenusConjunctionRecord, VenusElongationRecord, VenusStationRecord } from '../../schemas/venus/events.ts';
import { type JdUt, unixFromJdUt } from '../../units/time.ts';
import { JULIAN_DAY_DECIMALS, rounded, zodiacPlace } from '../rounding.ts';

export const ANGLE_DECIMALS = 6;

/** A moment as ISO 8601. */
export const shownInstant = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

export const shownJulianDay = (moment: JdUt): number => rounded(moment, JULIAN_DAY_DECIMALS);

const shownMoment = (moment: JdUt) => ({ exact_datetime: shownInstant(moment), julian_day: shownJulianDay(moment) });

export function conjunctionRecord(conjunction: VenusConjunction): VenusConjunctionRecord {
  const { moment, type, place, sun, visibility, isRetrograde, elongationDeg, combust, underBeams } = conjunction;
  return {
    ...shownMoment(moment),
    type,
    ...zodiacPlace(place.longitudeDeg, ANGLE_DECIMALS),
    sun_longitude: zodiacPlace(sun.longitudeDeg, ANGLE_DECIMALS).longitude,
    latitude: rounded(place.latitudeDeg, ANGLE_DECIMALS),
    visibility,
    venus_retrograde: isRetrograde,
    elongation: rounded(elongationDeg, ANGLE_DECIMALS),
    combust,
    under_beams: underBeams,
  };
}

export function stationRecord({ type, moment, place }: Station): VenusStationRecord {
  return { type, ...shownMoment(moment), ...zodiacPlace(place.longitudeDeg, ANGLE_DECIMALS) };
}

export function elongationRecord({
  moment,
  isEastern,
  elongationDeg,
  place,
}: GreatestElongation): VenusElongationRecord {
  return {
    type: isEastern ? 'greatest_eastern' : 'greatest_western',
    ...shownMoment(moment),
    elongation: rounded(elongationDeg, ANGLE_DECIMALS),
    ...zodiacPlace(place.longitudeDeg, ANGLE_DECIMALS),
    visibility: visibilityOf(isEastern),
  };
}

import { isInRange, type JdUt, unixFromJdUt, widenRange } from '../../../base/units/time.ts';
import { wallAt } from '../../clock/civil-time/civil.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';
import { dayRulerOf, findHourAt, listPlanetaryHours } from '../../sky/rising/planetary-hours.ts';
import { findSolarDay, isWholeDay } from '../../sky/rising/sunrise.ts';
import type { PlanetaryRulers } from './almuten-figuris.ts';

/** Where a moment is, and which clock decides the day of the week there. */
interface PlaceAndClock {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
  /** Local clock − UTC, seconds. */
  readonly offsetSeconds: number;
}

/** Time around a moment that the search for sunrises needs, days. */
const SEARCH_DAYS = 2;

/**
 * Rulers of the planetary day and hour of a moment. The day begins at the sunrise of almanacs and has the ruler of the
 * weekday on which the Sun rose; the hours are unequal.
 *
 * @returns undefined where the Sun does not rise or set, or within two days of the ends of the ephemeris files
 */
export function findPlanetaryRulers(
  { ephemeris, place, offsetSeconds }: PlaceAndClock,
  moment: JdUt,
): PlanetaryRulers | undefined {
  if (!isInRange(widenRange(ephemeris.coverage('sun'), -SEARCH_DAYS), moment)) return undefined;
  const day = findSolarDay({ ephemeris, place }, moment);
  if (!isWholeDay(day)) return undefined;
  const dayRuler = dayRulerOf(wallAt(unixFromJdUt(day.sunrise), offsetSeconds));
  const hour = findHourAt(listPlanetaryHours(day, dayRuler), moment);
  return hour && { dayRuler, hourRuler: hour.ruler };
}

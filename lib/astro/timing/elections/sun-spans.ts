import { cosDeg, sinDeg } from '../../../base/units/angle.ts';
import { type JdRange, unixFromJdUt, widenRange } from '../../../base/units/time.ts';
import { wallAt } from '../../clock/civil-time/civil.ts';
import { type Clock, offsetSecondsAt } from '../../clock/civil-time/clock.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';
import type { ValueAt } from '../../search/zeros.ts';
import { followDiurnalMotion } from '../../sky/rising/diurnal-motion.ts';
import { CROSSING_MARGIN_DAYS, findDailyCrossings } from '../../sky/rising/horizon-crossings.ts';
import { type ChaldeanPlanet, dayRulerOf, listPlanetaryHours } from '../../sky/rising/planetary-hours.ts';
import { listSolarDaysWithin } from '../../sky/rising/sunrise.ts';
import { complementSpans, intersectSpans, type Spans, selectSpans, uniteSpans } from './intervals.ts';

/** A place with the ephemeris that its sky is calculated from. */
interface PlaceUnderSky {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
}

/**
 * The time in which the Sun's center is on or above the true horizon of a place.
 *
 * @throws EphemerisRangeError within a day of the ends of the files
 */
export function findDaySpans({ ephemeris, place }: PlaceUnderSky, window: JdRange): Spans {
  const sun = { object: { type: 'body', id: 'sun' }, isOnEcliptic: false } as const;
  const pointAt = followDiurnalMotion(ephemeris, sun, widenRange(window, CROSSING_MARGIN_DAYS));
  const [sinLatitude, cosLatitude] = [sinDeg(place.latitudeDeg), cosDeg(place.latitudeDeg)];
  const heightAt: ValueAt = (moment) => {
    const { greenwichHourAngleDeg, declinationDeg } = pointAt(moment);
    const alongMeridian = cosLatitude * cosDeg(declinationDeg) * cosDeg(greenwichHourAngleDeg + place.longitudeDeg);
    return sinLatitude * sinDeg(declinationDeg) + alongMeridian;
  };
  const crossings = findDailyCrossings(heightAt, window).map(({ moment }) => moment);
  return selectSpans(window, crossings, (moment) => heightAt(moment) >= 0);
}

/** The planetary hours of a place, and how many days have none. */
interface HourSpans {
  readonly spans: Spans;
  /** Time of the window that belongs to no planetary hour. */
  readonly withoutHours: Spans;
}

/** Longest time between two sunrises that hours are counted between, days, and some more. */
const MARGIN_DAYS = 2;

/**
 * The unequal planetary hours of some rulers at a place, from the sunrises and sunsets of almanacs.
 *
 * @param clock decides on which day of the week the Sun rises
 * @throws EphemerisRangeError within three days of the ends of the files
 */
export function findHourSpans(
  { ephemeris, place, clock }: PlaceUnderSky & { readonly clock: Clock },
  rulers: readonly ChaldeanPlanet[],
  window: JdRange,
): HourSpans {
  const days = listSolarDaysWithin({ ephemeris, place }, widenRange(window, MARGIN_DAYS));
  const hours = days.flatMap((day) => {
    const instant = unixFromJdUt(day.sunrise);
    return listPlanetaryHours(day, dayRulerOf(wallAt(instant, offsetSecondsAt(clock, instant))));
  });
  const ofRulers = hours.filter(({ ruler }) => rulers.includes(ruler));
  const covered = uniteSpans(days.map(({ sunrise, nextSunrise }) => ({ fromJdUt: sunrise, toJdUt: nextSunrise })));
  return {
    spans: intersectSpans(uniteSpans(ofRulers.map(({ start, end }) => ({ fromJdUt: start, toJdUt: end }))), [window]),
    withoutHours: complementSpans(covered, window),
  };
}

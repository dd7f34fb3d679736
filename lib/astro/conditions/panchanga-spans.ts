import { longitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import { type JdRange, type JdUt, unixFromJdUt, widenRange } from '../../base/units/time.ts';
import { wallAt } from '../clock/civil-time/civil.ts';
import { type Clock, offsetSecondsAt } from '../clock/civil-time/clock.ts';
import { ELEMENT_COUNTS, listElementSpans, type PanchangaElement } from '../indian/panchanga/elements.ts';
import { followLuminaries } from '../indian/panchanga/luminaries.ts';
import type { Ephemeris, GeoPlace, SearchZodiac } from '../port.ts';
import { weekdayOf } from '../sky/rising/planetary-hours.ts';
import { listSolarDaysWithin } from '../sky/rising/sunrise.ts';
import { complementSpans, intersectSpans, type Spans, uniteSpans } from '../timing/elections/intervals.ts';
import { judgeOnCircle, type Verdict } from '../timing/elections/verdict.ts';

/** Numbers of an element, from 1. */
export interface ElementRule {
  readonly element: PanchangaElement;
  readonly numbers: readonly number[];
}

/** The sidereal sky of a panchanga. */
export interface PanchangaSky {
  readonly ephemeris: Ephemeris;
  /** Sidereal. */
  readonly zodiac: SearchZodiac;
}

/** No element lasts as long; the fit of Sun and Moon reaches as far beyond the window, days. */
const MARGIN_DAYS = 2;

/** The time in which the tithi, nakshatra, yoga or karana has one of some numbers. */
export function findElementSpans(sky: PanchangaSky, { element, numbers }: ElementRule, window: JdRange): Spans {
  const frame = { zodiac: sky.zodiac, positions: 'apparent' } as const;
  const luminaries = followLuminaries(sky.ephemeris, frame, widenRange(window, MARGIN_DAYS));
  const spans = listElementSpans(luminaries, element, window).filter(({ number }) => numbers.includes(number));
  return intersectSpans(uniteSpans(spans.map(({ start, end }) => ({ fromJdUt: start, toJdUt: end }))), [window]);
}

/** The verdict at a moment; the limit is one of the angle that the element divides. */
export function judgeElement({ ephemeris, zodiac }: PanchangaSky, rule: ElementRule, moment: JdUt): Verdict {
  const { element, numbers } = rule;
  const longitudeOf = (body: 'sun' | 'moon'): number =>
    ephemeris.longitude(body, moment, { zodiac, center: { type: 'geocentric' } });
  const [sun, moon] = [longitudeOf('sun'), longitudeOf('moon')];
  const angle = { nakshatra: moon, yoga: sun + moon, tithi: moon - sun, karana: moon - sun }[element];
  const partDeg = TURN_DEG / ELEMENT_COUNTS[element];
  const borders = Array.from({ length: ELEMENT_COUNTS[element] }, (_, index) => index * partDeg);
  return judgeOnCircle(longitudeDeg(angle), borders, (degree) => numbers.includes(Math.floor(degree / partDeg) + 1));
}

/** A place whose days are counted from sunrise. */
interface SunrisePlace {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
  readonly clock: Clock;
}

interface VaraSpans {
  readonly spans: Spans;
  /** Time without a sunrise to count from. */
  readonly withoutDays: Spans;
}

/** The time from sunrise to sunrise of some days of the week, 0 for Sunday. The Sun rises as in the panchanga. */
export function findVaraSpans(
  { ephemeris, place, clock }: SunrisePlace,
  weekdays: readonly number[],
  window: JdRange,
): VaraSpans {
  const query = { ephemeris, place, horizon: { definition: 'hindu' } } as const;
  const days = listSolarDaysWithin(query, widenRange(window, MARGIN_DAYS)).map(({ sunrise, nextSunrise }) => {
    const instant = unixFromJdUt(sunrise);
    const weekday = weekdayOf(wallAt(instant, offsetSecondsAt(clock, instant)));
    return { weekday, fromJdUt: sunrise, toJdUt: nextSunrise };
  });
  const ofWeekdays = days.filter(({ weekday }) => weekdays.includes(weekday));
  return {
    spans: intersectSpans(uniteSpans(ofWeekdays), [window]),
    withoutDays: complementSpans(uniteSpans(days), window),
  };
}

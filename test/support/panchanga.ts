import {
  listPanchangaDays,
  type PanchangaDay,
  type PanchangaSettings,
} from '../../lib/astro/indian/panchanga/panchanga-days.ts';
import { type JdRange, jdUt } from '../../lib/base/units/time.ts';
import { ephemeris } from './ephemeris.ts';

/** A place of the tests, its clock at a fixed offset. */
export interface TestPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly offsetHours: number;
}

export const BANGALORE: TestPlace = { latitudeDeg: 12.972, longitudeDeg: 77.594, offsetHours: 5.5 };
export const HELSINKI: TestPlace = { latitudeDeg: 60.17, longitudeDeg: 24.935, offsetHours: 2 };
export const UJJAIN: TestPlace = { latitudeDeg: 23.1765, longitudeDeg: 75.7885, offsetHours: 5.5 };

/** Lahiri, apparent places, sunrise of the center without refraction. */
export const SETTINGS: Omit<PanchangaSettings, 'place'> = {
  horizon: { definition: 'hindu' },
  frame: { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, positions: 'apparent' },
  seasons: 'sidereal',
};

/** Calendar days at a place from a Gregorian date on. */
export function listDates({ offsetHours }: TestPlace, first: string, count: number): readonly JdRange[] {
  const start = Date.parse(`${first}T00:00:00Z`) / 86_400_000 + 2440587.5 - offsetHours / 24;
  return Array.from({ length: count }, (_, index) => ({
    fromJdUt: jdUt(start + index),
    toJdUt: jdUt(start + index + 1),
  }));
}

/** The panchanga of days at a place. */
export function listDays(
  place: TestPlace,
  first: string,
  count: number,
  settings: Partial<PanchangaSettings> = {},
): readonly PanchangaDay[] {
  const whole = { ...SETTINGS, place: { ...place, elevationM: 0 }, ...settings };
  return listPanchangaDays(ephemeris, whole, listDates(place, first, count));
}

/** Clock time of a moment at a place on a calendar day; hours beyond 24 belong to the next day. Seconds of the day. */
export const secondsOfDay = (place: TestPlace, date: string, moment: number): number =>
  (moment - (listDates(place, date, 1)[0] as JdRange).fromJdUt) * 86_400;

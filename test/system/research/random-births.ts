import type { DrawBelow } from '../../../lib/bulk/controls/random.ts';

/** Latitude, longitude and zone of some cities. */
const PLACES = [
  '48.8566,2.3522,Europe/Paris',
  '52.52,13.405,Europe/Berlin',
  '40.7128,-74.006,America/New_York',
  '41.85,-87.65,America/Chicago',
  '55.7558,37.6173,Europe/Moscow',
  '59.3293,18.0686,Europe/Stockholm',
  '-33.8688,151.2093,Australia/Sydney',
  '19.4326,-99.1332,America/Mexico_City',
];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const FIRST_DAY_MS = Date.UTC(1940, 0, 1);
const DAYS = 21_915;
const DAY_MS = 86_400_000;

/** Of births by day for each by night, so that controls have hours of their own to keep. */
const DAY_BIRTHS = 2;

/** Most times are rounded to half an hour, as those of records are, and three in a hundred are not known. */
function drawTime(drawBelow: DrawBelow): string {
  if (drawBelow(100) < 3) return '';
  const isDay = drawBelow(DAY_BIRTHS + 1) > 0;
  const hour = (isDay ? 7 : 19) + drawBelow(12);
  const minute = drawBelow(10) < 6 ? 30 * drawBelow(2) : 5 * drawBelow(12);
  return `${twoDigits(hour % 24)}:${twoDigits(minute)}`;
}

/** A birth of 1940 to 1999 as the end of a line of CSV: date, time, latitude, longitude and zone. */
export function drawBirth(drawBelow: DrawBelow): string {
  const date = new Date(FIRST_DAY_MS + drawBelow(DAYS) * DAY_MS).toISOString().slice(0, 10);
  return `${date},${drawTime(drawBelow)},${PLACES[drawBelow(PLACES.length)]}`;
}

import { expect, test } from 'vitest';
import { mayHaveJulianDates } from '../../../../../lib/astro/clock/birth-checks/late-calendars.ts';
import { calendars, zones } from '../../../../support/services.ts';
import { towns } from './births.ts';

/** One in five, which is several for every zone with a town. */
const SAMPLE = towns.filter((_, index) => index % 5 === 0);

test('the year of the last Julian date of every town is one that its zone may have Julian dates in', () => {
  let late = 0;
  const missing = SAMPLE.filter(({ latitudeDeg, longitudeDeg, zone }) => {
    const changes = calendars.historyAt(latitudeDeg, longitudeDeg).changes.filter(({ from }) => from !== 'other');
    const year = changes.at(-1)?.lastDate?.year;
    if (year === undefined || year <= 1800) return false;
    late += 1;
    return !mayHaveJulianDates(year, [zones.find(zone)?.canonicalName ?? zone]);
  });
  expect(late).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

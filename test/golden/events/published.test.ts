import { describe, expect, test } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { apsisAbout, fetchEvents, HOUR_MS, PRINTED_APSIDES } from './measured-apsides.ts';

describe('apsides of the Moon by the Hemelkalender, of the Earth by the US Naval Observatory', () =>
  testAccuracy(PRINTED_APSIDES));

describe('apsides of the planets by the method of Meeus, to the hour in TT', () => {
  test.each([
    ['mercury', 'perihelion', '2000-02-15', 18],
    ['mercury', 'aphelion', '2000-03-30', 17],
    ['sun', 'perihelion', '1990-01-04', 17],
    ['jupiter', 'aphelion', '1981-07-28', 6],
    ['jupiter', 'perihelion', '2023-01-20', 11],
    ['saturn', 'perihelion', '1944-09-08', 1],
  ] as const)('%s at %s on %s, %d h', async (planet, apsis, date, hour) => {
    const { exact_datetime } = await apsisAbout(planet, apsis, date);
    const hours = (Date.parse(exact_datetime) - Date.parse(date)) / HOUR_MS;
    expect(hours).toBeGreaterThan(hour);
    expect(hours).toBeLessThan(hour + 1.5);
  });
});

const MINUTE_MS = 60_000;

/** The source has the Moon of 9 February at 20°34′ Libra, in trine to the Sun, who was at 20°24′ Aquarius: a misprint. */
describe('the Moon void of course as printed, to the minute', () => {
  test.each([
    ['2015-02-09T11:58Z', '2015-02-10T07:05Z', undefined, { planet: 'sun', aspect: 'trine' }],
    ['2015-02-12T05:32Z', undefined, 233 + 59 / 60, { planet: 'mars', aspect: 'trine' }],
    [undefined, '2015-04-23T04:25Z', undefined, undefined],
    ['2015-05-13T16:55Z', undefined, undefined, undefined],
  ])('from %s to %s', async (begins, ends, longitude, last) => {
    const within = new Date(Date.parse(begins ?? String(ends)) + (begins ? MINUTE_MS : -MINUTE_MS));
    const [found, ...others] = await fetchEvents(
      'void_of_course',
      'moon',
      within.toISOString(),
      `${within.toISOString().slice(0, 19)}.999Z`,
    );
    expect(others).toEqual([]);
    const apart = (reported: unknown, printed: string): number =>
      Math.abs(Date.parse(String(reported)) - Date.parse(printed));
    if (begins) expect(apart(found?.exact_datetime, begins)).toBeLessThan(MINUTE_MS);
    if (ends) expect(apart(found?.details.ends_at, ends)).toBeLessThan(MINUTE_MS);
    if (longitude) expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThan(1.01 / 60);
    if (last) expect(found?.details.last_aspect).toEqual(last);
  });
});

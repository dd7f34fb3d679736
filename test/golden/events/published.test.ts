import { describe, expect, test } from 'vitest';
import { foretell } from '../../support/predictive.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Told {
  readonly exact_datetime: string;
  readonly longitude: number;
  readonly details: Readonly<Record<string, unknown>>;
}

async function told(type: string, planet: string, start_date: string, end_date: string): Promise<readonly Told[]> {
  const { status, text, body } = await foretell('events', {
    start_date,
    end_date,
    event_types: [type],
    planets: [planet],
  });
  expect(status, text.slice(0, 300)).toBe(200);
  return body.events;
}

/** The one apsis of a kind within three days of a date. */
async function apsisAbout(planet: string, apsis: string, date: string): Promise<Told> {
  const [from, to] = [-3, 4].map((days) => new Date(Date.parse(date) + days * DAY_MS).toISOString()) as [
    string,
    string,
  ];
  const found = (await told('apsis', planet, from, to)).filter(({ details }) => details.apsis === apsis);
  expect(found.length).toBe(1);
  return found[0] as Told;
}

describe('apsides of the Moon by the Hemelkalender', () => {
  test.each([
    ['perigee', '2021-01-09', 16, 367_387],
    ['perigee', '2021-02-03', 19, 370_116],
    ['perigee', '2021-03-02', 5, 365_423],
    ['perigee', '2034-11-25', undefined, 356_445],
    ['perigee', '1988-12-16', undefined, 370_354],
    ['apogee', '1976-07-19', undefined, 404_064],
    ['apogee', '1984-03-02', undefined, 406_712],
  ] as const)('%s of %s, %s h, %d km', async (apsis, date, hour, kilometres) => {
    const { exact_datetime, details } = await apsisAbout('moon', apsis, date);
    expect(exact_datetime.slice(0, 10)).toBe(date);
    if (hour !== undefined) {
      expect(Math.abs(Date.parse(exact_datetime) - Date.parse(date) - hour * HOUR_MS)).toBeLessThan(HOUR_MS / 2);
    }
    expect(Math.abs(Number(details.distance_km) - kilometres)).toBeLessThan(0.6);
  });
});

describe('apsides of the Earth by the US Naval Observatory, to the hour', () => {
  test.each([
    ['2007-01-03T20:00Z', '2007-07-07T00:00Z'],
    ['2008-01-03T00:00Z', '2008-07-04T08:00Z'],
    ['2009-01-04T15:00Z', '2009-07-04T02:00Z'],
    ['2010-01-03T00:00Z', '2010-07-06T11:00Z'],
    ['2011-01-03T19:00Z', '2011-07-04T15:00Z'],
    ['2012-01-05T00:00Z', '2012-07-05T03:00Z'],
    ['2013-01-02T05:00Z', '2013-07-05T15:00Z'],
    ['2014-01-04T12:00Z', '2014-07-04T00:00Z'],
  ])('%s and %s', async (perihelion, aphelion) => {
    for (const [apsis, printed] of Object.entries({ perihelion, aphelion })) {
      const { exact_datetime } = await apsisAbout('sun', apsis, printed);
      expect(Math.abs(Date.parse(exact_datetime) - Date.parse(printed))).toBeLessThan(33 * 60_000);
    }
  });
});

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
    const [found, ...others] = await told(
      'void_of_course',
      'moon',
      within.toISOString(),
      `${within.toISOString().slice(0, 19)}.999Z`,
    );
    expect(others).toEqual([]);
    const apart = (told: unknown, printed: string): number => Math.abs(Date.parse(String(told)) - Date.parse(printed));
    if (begins) expect(apart(found?.exact_datetime, begins)).toBeLessThan(MINUTE_MS);
    if (ends) expect(apart(found?.details.ends_at, ends)).toBeLessThan(MINUTE_MS);
    if (longitude) expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThan(1.01 / 60);
    if (last) expect(found?.details.last_aspect).toEqual(last);
  });
});

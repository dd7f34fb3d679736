import { expect } from 'vitest';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, Tally } from '../../accuracy/tally.ts';
import { foretell } from '../../support/predictive.ts';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface EventRecord {
  readonly exact_datetime: string;
  readonly longitude: number;
  readonly details: Readonly<Record<string, unknown>>;
}

export async function fetchEvents(
  type: string,
  planet: string,
  start_date: string,
  end_date: string,
): Promise<readonly EventRecord[]> {
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
export async function apsisAbout(planet: string, apsis: string, date: string): Promise<EventRecord> {
  const [from, to] = [-3, 4].map((days) => new Date(Date.parse(date) + days * DAY_MS).toISOString()) as [
    string,
    string,
  ];
  const found = (await fetchEvents('apsis', planet, from, to)).filter(({ details }) => details.apsis === apsis);
  expect(found.length).toBe(1);
  return found[0] as EventRecord;
}

/** Hours where they are printed, and kilometres. */
const MOON = [
  ['perigee', '2021-01-09', 16, 367_387],
  ['perigee', '2021-02-03', 19, 370_116],
  ['perigee', '2021-03-02', 5, 365_423],
  ['perigee', '2034-11-25', undefined, 356_445],
  ['perigee', '1988-12-16', undefined, 370_354],
  ['apogee', '1976-07-19', undefined, 404_064],
  ['apogee', '1984-03-02', undefined, 406_712],
] as const;

async function distances(): Promise<Measured> {
  const tally = new Tally();
  for (const [apsis, date, hour, kilometres] of MOON) {
    const { exact_datetime, details } = await apsisAbout('moon', apsis, date);
    expect(exact_datetime.slice(0, 10)).toBe(date);
    if (hour !== undefined) {
      expect(Math.abs(Date.parse(exact_datetime) - Date.parse(date) - hour * HOUR_MS)).toBeLessThan(HOUR_MS / 2);
    }
    tally.see(Number(details.distance_km) - kilometres);
  }
  return tally;
}

/** Perihelion and aphelion. */
const EARTH = [
  ['2007-01-03T20:00Z', '2007-07-07T00:00Z'],
  ['2008-01-03T00:00Z', '2008-07-04T08:00Z'],
  ['2009-01-04T15:00Z', '2009-07-04T02:00Z'],
  ['2010-01-03T00:00Z', '2010-07-06T11:00Z'],
  ['2011-01-03T19:00Z', '2011-07-04T15:00Z'],
  ['2012-01-05T00:00Z', '2012-07-05T03:00Z'],
  ['2013-01-02T05:00Z', '2013-07-05T15:00Z'],
  ['2014-01-04T12:00Z', '2014-07-04T00:00Z'],
] as const;

async function minutes(): Promise<Measured> {
  const tally = new Tally();
  for (const [perihelion, aphelion] of EARTH) {
    for (const [apsis, printed] of Object.entries({ perihelion, aphelion })) {
      const { exact_datetime } = await apsisAbout('sun', apsis, printed);
      tally.see((Date.parse(exact_datetime) - Date.parse(printed)) / 60_000);
    }
  }
  return tally;
}

/** Apsides as they were printed, to the kilometre and to the hour. */
export const PRINTED_APSIDES: readonly Comparison[] = [
  {
    quantity: 'Perigees and apogees of the Moon: distance',
    against: 'hemelkalender',
    span: '1976–2034',
    unit: 'km',
    count: 7,
    limit: 0.6,
    measure: distances,
  },
  {
    quantity: 'Perihelia and aphelia of the Earth: time',
    against: 'usno',
    span: '2007–2014',
    unit: 'min',
    count: 16,
    limit: 33,
    measure: minutes,
  },
];

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';

const PLACE = { latitude: 40.8518, longitude: 14.2681 };

interface Vector {
  readonly input: { readonly phase?: string; readonly delta_t_seconds?: number };
  readonly expected: { readonly moment?: string; readonly moment_tt?: string; readonly type?: string };
}

const readVectors = (technique: string): readonly Vector[] =>
  readFileSync(`test/golden/vectors/${technique}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const DELTA_T_SECONDS = 65;

/** Published moments in UTC, ascending: Capodimonte 2004 to the minute, NASA's catalogs to the second with ΔT 65 s. */
const momentsOf = (vectors: readonly Vector[]) =>
  vectors
    .map(({ expected: { moment, moment_tt, type } }) => ({
      ms: moment ? Date.parse(moment) : Date.parse(`${moment_tt}Z`) - DELTA_T_SECONDS * 1000,
      type,
    }))
    .toSorted((a, b) => a.ms - b.ms);

const LUNATIONS = readVectors('lunations');
const PUBLISHED = {
  new_moon: momentsOf(LUNATIONS.filter(({ input }) => input.phase === 'new_moon')),
  full_moon: momentsOf(LUNATIONS.filter(({ input }) => input.phase === 'full_moon')),
  solar_eclipse: momentsOf(readVectors('solar-eclipses')),
  lunar_eclipse: momentsOf(readVectors('lunar-eclipses')),
} as const;

type EventType = keyof typeof PUBLISHED;

interface Event {
  readonly type: EventType;
  readonly datetime_utc: string;
  readonly days_before: number;
  readonly longitude: number;
  readonly house?: number;
  readonly eclipse_type?: string;
}

const chart = async (iso: string, more: object = {}, query = {}) => {
  const { options, configuration, ...subject } = more as Record<string, object>;
  const { status, body } = await postTo(
    '/ephemeris/natal-chart',
    {
      subject: { birth_datetime: iso, birth_location: PLACE, ...subject },
      options: { include_prenatal: true, include_aspects: false, ...options },
      ...(configuration && { configuration }),
    },
    query,
  );
  expect(status, JSON.stringify(body).slice(0, 400)).toBe(200);
  return body.data;
};

const prenatal = async (iso: string): Promise<readonly Event[]> => (await chart(iso)).prenatal;

const isoAt = (ms: number): string => new Date(ms).toISOString();
const find = (events: readonly Event[], type: EventType) => events.find((event) => event.type === type) as Event;
const MS_PER_DAY = 86_400_000;
const toleranceMs = (type: EventType) => (type.endsWith('moon') ? 31_000 : 3000);

describe('200 the lunations and eclipses before a birth', () => {
  test('are those of the published lists on every fifth day of 2004: to half a minute, eclipses to 3 s', async () => {
    for (let ms = Date.parse('2004-02-10T12:00:00Z'); ms < Date.parse('2004-12-25T12:00:00Z'); ms += 5 * MS_PER_DAY) {
      const events = await prenatal(isoAt(ms));
      expect(events.map(({ type }) => type)).toEqual(Object.keys(PUBLISHED));
      for (const { type, datetime_utc, eclipse_type } of events) {
        const published = PUBLISHED[type].findLast((event) => event.ms < ms);
        expect(Math.abs(Date.parse(datetime_utc) - (published?.ms ?? 0)), `${type} ${isoAt(ms)}`).toBeLessThan(
          toleranceMs(type),
        );
        if (eclipse_type) expect(eclipse_type).toBe(published?.type);
      }
    }
  });

  test('are strictly before it: a birth at the millisecond of one has the one before', async () => {
    const events = await prenatal('2004-12-01T12:00:00Z');
    for (const { type, datetime_utc } of events) {
      const ms = Date.parse(datetime_utc);
      const [atIt, after] = [find(await prenatal(isoAt(ms)), type), find(await prenatal(isoAt(ms + 1)), type)];
      expect(after.datetime_utc).toBe(datetime_utc);
      expect(Date.parse(atIt.datetime_utc)).toBeLessThan(ms - 20 * MS_PER_DAY);
      const published = PUBLISHED[type].findLast((event) => event.ms < ms - 60_000);
      expect(Math.abs(Date.parse(atIt.datetime_utc) - (published?.ms ?? 0)), type).toBeLessThan(toleranceMs(type));
    }
  });

  test('have the degree of the Moon of a chart of their moment, and its house in the chart of the birth', async () => {
    const { prenatal: events, houses } = await chart('2004-12-01T12:00:00Z', { configuration: { house_system: 'W' } });
    for (const { datetime_utc, longitude, house } of events as readonly Event[]) {
      const { planets } = await chart(datetime_utc);
      expect(planets.moon.longitude).toBeCloseTo(longitude, 5);
      const first = Math.floor(houses.first.longitude / 30);
      expect(house).toBe(((Math.floor(longitude / 30) - first + 12) % 12) + 1);
    }
  });

  test('are shown as rows, and not in the simple chart, with a warning', async () => {
    const rows = await chart('2004-12-01T12:00:00Z', {}, { format: 'llm_v2' });
    expect(rows.prenatal.map(([type]: readonly string[]) => type)).toEqual(Object.keys(PUBLISHED));
    const simple = await chart('2004-12-01T12:00:00Z', {}, { preset: 'simple' });
    expect(simple).not.toHaveProperty('prenatal');
    expect(simple.warnings.map(({ code }: { code: string }) => code)).toContain('OptionUnread');
  });
});

describe('200 a birth without a time', () => {
  const codes = ({ warnings }: { warnings: readonly { code: string; message: string }[] }) =>
    warnings.filter(({ code }) => code === 'BirthTimeDecides');

  test('has no houses, and no warning on a day without a lunation', async () => {
    const data = await chart('2004-10-20', { birth_time_known: false });
    expect(data.prenatal.every((event: Event) => event.house === undefined)).toBe(true);
    expect(codes(data)).toEqual([]);
  });

  test.each([
    ['2004-10-14', 'new moon and solar eclipse', '2004-10-14'],
    ['2004-10-28', 'full moon and lunar eclipse', '2004-10-14'],
    ['2004-02-20', 'new moon', '2004-02-20'],
    ['2004-01-21', 'new moon', '2003-12-23'],
  ])('%s warns of the %s of that day; the new Moon before noon is of %s', async (date, names, newMoon) => {
    const data = await chart(date, { birth_time_known: false });
    expect(codes(data)[0]?.message).toContain(`The ${names} was on the day of birth`);
    expect(find(data.prenatal, 'new_moon').datetime_utc.slice(0, 10)).toBe(newMoon);
  });
});

describe('200 other charts', () => {
  test('a harmonic chart has none, with a warning; a sidereal one counts its own degrees', async () => {
    const harmonic = await chart('2004-12-01T12:00:00Z', { configuration: { harmonic: 5 } });
    expect(harmonic).not.toHaveProperty('prenatal');
    expect(harmonic.warnings.map(({ code }: { code: string }) => code)).toContain('OptionUnread');
    const [tropical] = await prenatal('2004-12-01T12:00:00Z');
    const { prenatal: events, metadata } = await chart('2004-12-01T12:00:00Z', {
      configuration: { zodiac_type: 'sidereal' },
    });
    expect(tropical?.longitude).toBeCloseTo(events[0].longitude + metadata.ayanamsa_degrees, 2);
  });
});

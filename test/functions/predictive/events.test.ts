import { describe, expect, it } from 'vitest';
import { foretell } from '../../support/predictive.ts';

interface Told {
  readonly type: string;
  readonly exact_datetime: string;
  readonly planet?: string;
  readonly planet2?: string;
  readonly aspect?: string;
  readonly sign?: string;
  readonly longitude?: number;
  readonly details: Readonly<Record<string, unknown>>;
}

const ask = (body: unknown) => foretell('events', body);

async function eventsOf(body: object): Promise<readonly Told[]> {
  const answer = await ask(body);
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return answer.body.events;
}

const YEAR = { start_date: '2025-01-01', end_date: '2026-01-01' };
const MARCH = { start_date: '2025-03-01', end_date: '2025-04-01' };

describe('200 events', () => {
  it('numbers the passes of Jupiter and Saturn in 1980 and 1981, and none among Sun, Mercury and Venus', async () => {
    const great = await eventsOf({
      start_date: '1980-01-01',
      end_date: '2021-01-01',
      event_types: ['aspect'],
      planets: ['saturn', 'jupiter'],
      aspects: ['conjunction'],
    });
    expect(great.map(({ exact_datetime, details }) => [exact_datetime.slice(0, 10), details.pass])).toEqual([
      ['1980-12-31', 1],
      ['1981-03-04', 2],
      ['1981-07-24', 3],
      ['2000-05-28', 1],
      ['2020-12-21', 1],
    ]);
    expect(great[0]).toMatchObject({ planet: 'jupiter', planet2: 'saturn', sign: 'Libra' });
    const inner = await eventsOf({ ...YEAR, event_types: ['aspect'], planets: ['sun', 'mercury', 'venus'] });
    expect(inner.length).toBeGreaterThan(5);
    expect(inner.every(({ details }) => details.pass === null)).toBe(true);
  });

  it('lists eclipses with type, place and phases over more years than other events of the Moon', async () => {
    const [lunar, solar] = (await eventsOf({ ...MARCH, event_types: ['eclipse_solar', 'eclipse_lunar'] })) as [
      Told,
      Told,
    ];
    expect(lunar).toMatchObject({
      type: 'eclipse_lunar',
      planet: 'moon',
      planet2: 'sun',
      sign: 'Virgo',
      details: { eclipse_type: 'total', saros_series: 123, node: 'south', moon_in_zenith: {}, total: {} },
    });
    expect(solar).toMatchObject({
      type: 'eclipse_solar',
      planet: 'sun',
      planet2: 'moon',
      sign: 'Aries',
      details: { eclipse_type: 'partial', saros_series: 149, node: 'north', greatest: { sun_altitude: 0 } },
    });
    expect(solar.details).not.toHaveProperty('central_line');
    const [total] = await eventsOf({
      start_date: '2024-04-08',
      end_date: '2024-04-09',
      event_types: ['eclipse_solar'],
    });
    expect(total?.details).toMatchObject({ eclipse_type: 'total', saros_series: 139 });
    expect(Number(total?.details.central_duration_seconds)).toBeCloseTo(268, -1);
    const century = { start_date: '1901-01-01', end_date: '2001-01-01', event_types: ['eclipse_solar'] };
    expect((await eventsOf(century)).length).toBe(228);
  });

  it('gives stations and aspects the same moments in every zodiac, with longitudes of the requested one', async () => {
    const asked = { ...YEAR, event_types: ['station', 'aspect'], planets: ['mercury', 'venus', 'mars'] };
    const tropical = await eventsOf(asked);
    const sidereal = await eventsOf({ ...asked, zodiac_type: 'sidereal', ayanamsa: 'lahiri' });
    expect(sidereal.map(({ exact_datetime }) => exact_datetime)).toEqual(
      tropical.map(({ exact_datetime }) => exact_datetime),
    );
    for (const [index, event] of sidereal.entries()) {
      const shift = ((tropical[index]?.longitude ?? 0) - (event.longitude ?? 0) + 360) % 360;
      expect(Math.abs(shift - 24.2)).toBeLessThan(0.05);
    }
  });
});

describe('200 void of course', () => {
  const voids = (body: object) => eventsOf({ event_types: ['void_of_course'], ...body });
  const endOf = ({ details }: Told): string => String(details.ends_at);

  it('runs from the last aspect to the end of the sign, once a sign', async () => {
    const found = await voids(YEAR);
    const ingresses = await eventsOf({ ...YEAR, event_types: ['ingress'], planets: ['moon'] });
    const entering = new Map(ingresses.map((event) => [event.exact_datetime, event]));
    for (const each of found.slice(0, -1)) {
      expect(entering.get(endOf(each))).toMatchObject({ sign: each.details.next_sign });
      expect(Date.parse(endOf(each)) - Date.parse(each.exact_datetime)).toBeCloseTo(
        Number(each.details.duration_seconds) * 1000,
        -1,
      );
    }
    expect(found.length).toBeGreaterThanOrEqual(ingresses.length);
  });

  it('has its true beginning and end where it is under way at the start or end of the search', async () => {
    const [whole] = (await voids({ start_date: '2025-07-02', end_date: '2025-07-03' })).slice(-1) as [Told];
    expect(whole.exact_datetime).toBe('2025-07-02T19:30:11.680Z');
    for (const [start_date, end_date] of [
      ['2025-07-03T12:00:00Z', '2025-07-03T12:00:01Z'],
      ['2025-07-02T12:00:00Z', '2025-07-03T00:00:00Z'],
      ['2025-07-04T09:00:00Z', '2025-07-05T00:00:00Z'],
    ]) {
      expect(await voids({ start_date, end_date })).toContainEqual(whole);
    }
    expect(await voids({ start_date: '2025-07-04T09:32:59.402Z', end_date: '2025-07-05' })).not.toContainEqual(whole);
  });
});

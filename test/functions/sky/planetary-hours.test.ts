import { describe, expect, test } from 'vitest';
import { CHALDEAN_ORDER } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { askSky } from '../../support/sky.ts';

const BERLIN = { latitude: 52.52, longitude: 13.405 };
const TROMSO = { latitude: 69.65, longitude: 18.96 };

const planetaryHours = (body: object, query = {}) => askSky('/sky/planetary-hours', body, query);

interface Hour {
  readonly number: number;
  readonly part: string;
  readonly ruler: (typeof CHALDEAN_ORDER)[number];
  readonly start: { readonly datetime_utc: string; readonly datetime: string };
  readonly end: { readonly datetime_utc: string };
}

describe('200 hours of a date', () => {
  test('begin at its sunrise with the ruler of its weekday: Jupiter on Thursday', async () => {
    const { status, body } = await planetaryHours({ location: BERLIN, date: '2024-06-20' });
    expect(status).toBe(200);
    expect(body.day_ruler).toBe('jupiter');
    expect(body.hours[0].start).toEqual(body.sunrise);
    expect(body.sunrise.datetime.slice(0, 10)).toBe('2024-06-20');
    expect(body.hours[12].start).toEqual(body.sunset);
    expect(body.hours.at(-1).end).toEqual(body.next_sunrise);
    expect(body.current).toBeUndefined();
  });

  test('follow each other without a gap, in the Chaldean order', async () => {
    const { body } = await planetaryHours({ location: BERLIN, date: '2024-02-29', mode: 'equal' });
    const hours: readonly Hour[] = body.hours;
    expect(hours).toHaveLength(24);
    for (const [index, hour] of hours.slice(1).entries()) {
      const before = hours[index] as Hour;
      expect(hour.start.datetime_utc).toBe(before.end.datetime_utc);
      expect(CHALDEAN_ORDER.indexOf(hour.ruler)).toBe((CHALDEAN_ORDER.indexOf(before.ruler) + 1) % 7);
    }
  });

  test('begin where rise-set has the sunrise of the same definition', async () => {
    const asked = { location: BERLIN, date: '2024-06-20', definition: 'custom', altitude_deg: -2 };
    const hours = await planetaryHours(asked);
    const risings = await askSky('/sky/rise-set', { ...asked, bodies: ['sun'] });
    const [sun] = risings.body.days[0].bodies;
    const difference = Date.parse(hours.body.sunrise.datetime_utc) - Date.parse(sun.rise.datetime_utc);
    expect(Math.abs(difference)).toBeLessThan(50);
  });
});

describe('200 a date in its calendar', () => {
  const PETERSBURG = { latitude: 59.94, longitude: 30.31 };
  const dayOf = async (sent: object) => {
    const { status, body } = await planetaryHours({ location: PETERSBURG, ...sent });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return [
      body.sunrise.datetime.slice(0, 10),
      body.day_ruler,
      body.warnings.map(({ code }: { code: string }) => code),
    ];
  };

  test.each([
    ['julian', '1900-02-29', '1900-03-13'],
    ['local', '1900-02-29', '1900-03-13'],
  ])('%s %s is the Gregorian %s', async (calendar, date, gregorian) => {
    const [sunrise, , codes] = await dayOf({ date, calendar });
    expect(sunrise).toBe(gregorian);
    expect(codes).not.toContain('CalendarNotStated');
  });

  test('an old one without a calendar is Gregorian, with a warning', async () => {
    expect(await dayOf({ date: '1900-01-10' })).toEqual([
      '1900-01-10',
      'mercury',
      expect.arrayContaining(['CalendarNotStated']),
    ]);
  });
});

describe('200 without hours', () => {
  test.each([
    ['does not set', '2024-06-20', 'SunDoesNotSet'],
    ['does not rise', '2024-12-15', 'SunDoesNotRise'],
  ])('where the Sun %s, with a warning', async (_, date, code) => {
    for (const asked of [{ date }, { date_time: { iso: `${date}T12:00:00` } }]) {
      const { status, body } = await planetaryHours({ location: TROMSO, ...asked });
      expect(status).toBe(200);
      expect(body.hours).toEqual([]);
      expect(body.day_ruler).toBeUndefined();
      expect(body.warnings.map((warning: { code: string }) => warning.code)).toContain(code);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { askVenus } from '../../support/venus.ts';

const RANGES = ['/conjunctions', '/stations', '/elongations'] as const;
const EIGHT_YEARS = { start_date: '2020-01-01', end_date: '2028-01-01' };

describe.each(RANGES)('200 %s', (path) => {
  const member = path.slice(1);
  const listed = async (start_date: string, end_date: string) =>
    (await askVenus(path, { start_date, end_date })).body[member];

  test('five of either kind in eight years, in turn and in order of time', async () => {
    const { status, body } = await askVenus(path, EIGHT_YEARS);
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    const events: { type: string; exact_datetime: string; julian_day: number }[] = body[member];
    expect(events.length).toBe(10);
    expect(new Set(events.filter((_, index) => index % 2 === 0).map(({ type }) => type)).size).toBe(1);
    expect(events.map(({ julian_day }) => julian_day)).toEqual(
      events.map(({ julian_day }) => julian_day).sort((a, b) => a - b),
    );
    for (const { exact_datetime, julian_day } of events) {
      expect(Math.abs(Date.parse(exact_datetime) / 86_400_000 + 2440587.5 - julian_day)).toBeLessThan(1e-8);
    }
  });

  test('the same range in two halves gives the same events', async () => {
    const whole = await listed('2020-01-01', '2028-01-01');
    const halves = [...(await listed('2020-01-01', '2023-08-13')), ...(await listed('2023-08-13', '2028-01-01'))];
    const seconds = (events: { exact_datetime: string }[]) =>
      events.map(({ exact_datetime }) => Date.parse(exact_datetime));
    expect(halves.length).toBe(whole.length);
    seconds(halves).forEach((moment, index) => {
      expect(Math.abs(moment - (seconds(whole)[index] as number))).toBeLessThan(1000);
    });
  });

  test('one day with nothing, and no day at all, give an empty list', async () => {
    expect(await listed('2024-01-01', '2024-01-02')).toEqual([]);
    expect(await listed('2024-01-01', '2024-01-01')).toEqual([]);
  });

  test('600 years to the day', async () => {
    const { status, body } = await askVenus(path, { start_date: '1600-02-29', end_date: '2200-02-28' });
    expect(status).toBe(200);
    expect(body[member].length).toBeGreaterThanOrEqual(749);
  });
});

describe('200 members as the interface has them', () => {
  test('inferior ones are retrograde and make a morning star, superior ones neither', async () => {
    const { body } = await askVenus('/conjunctions', EIGHT_YEARS);
    for (const conjunction of body.conjunctions) {
      const isInferior = conjunction.type === 'inferior';
      expect(conjunction.venus_retrograde).toBe(isInferior);
      expect(conjunction.visibility).toBe(isInferior ? 'morning_star' : 'evening_star');
      expect(conjunction).toMatchObject({ combust: true, under_beams: true });
      expect(Math.abs(conjunction.longitude - conjunction.sun_longitude)).toBeLessThan(2e-6);
      expect(Math.abs(conjunction.elongation - Math.abs(conjunction.latitude))).toBeLessThan(1e-3);
    }
  });
});

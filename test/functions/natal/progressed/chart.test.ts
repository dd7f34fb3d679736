import { describe, expect, test } from 'vitest';
import { ANGLE_METHODS } from '../../../../lib/astro/timing/progressions/angles.ts';
import { PROGRESSION_METHODS } from '../../../../lib/astro/timing/progressions/rates.ts';
import { birth, chart, chartAt, TROMSO, warningCodes } from '../birth.ts';
import { askProgressed, BORN_JD, BORN_UTC, YEAR_DAYS } from './progressed-request.ts';

const atAge = (years: number) => ({ julian_day: BORN_JD + years * YEAR_DAYS });

describe('200 the chart of a birth progressed to a moment of life', () => {
  test('by n years it has the positions of n days later, and by mean quotidian the houses too', async () => {
    const data = await askProgressed({
      progressed_datetime: atAge(30),
      configuration: { angle_method: 'mean_quotidian' },
    });
    const later = await chartAt({ julian_day: data.metadata.progressed_julian_day });
    expect(data.metadata.progressed_julian_day).toBeCloseTo(BORN_JD + 30, 8);
    for (const [id, { longitude, house }] of Object.entries<{ longitude: number; house: number }>(later.planets)) {
      expect(data.progressed_planets[id].longitude).toBeCloseTo(longitude, 5);
      expect(data.progressed_planets[id].house).toBe(house);
    }
    expect(data.progressed_angles.midheaven).toBeCloseTo(later.angles.midheaven, 4);
  });

  test.each(PROGRESSION_METHODS.flatMap((method) => ANGLE_METHODS.map((angles) => [method, angles] as const)))(
    'at birth it is the natal chart: %s, %s',
    async (progression_method, angle_method) => {
      const natal = await chart();
      const configuration = { progression_method, angle_method };
      const data = await askProgressed({ progressed_datetime: { iso: BORN_UTC }, configuration });
      expect(data.progressed_planets).toEqual(natal.planets);
      expect(data.progressed_houses).toEqual(natal.houses);
      expect(data.progressed_angles).toEqual(natal.angles);
      expect(data.metadata.age_at_progression).toBe(0);
    },
  );

  test('before birth it runs backwards, at a negative age', async () => {
    const { metadata } = await askProgressed({ progressed_datetime: atAge(-12) });
    expect(metadata.age_at_progression).toBeCloseTo(-12, 6);
    expect(metadata.progressed_julian_day).toBeCloseTo(BORN_JD - 12, 8);
  });
});

describe('200 less than a whole chart', () => {
  test('of unknown time has no houses, and the Moon’s range as the birth goes through the day', async () => {
    const data = await askProgressed({ subject: birth({ birth_time_known: false }) });
    expect(data.progressed_houses).toEqual({});
    expect(data.progressed_angles).toBeUndefined();
    expect(warningCodes(data)).toEqual(['HousesOmitted']);
    const { longitude, longitude_range } = data.progressed_planets.moon;
    const [from, to] = longitude_range;
    expect(longitude).toBeGreaterThan(from);
    expect(longitude).toBeLessThan(to);
    expect(to - from).toBeGreaterThan(11);
    expect(to - from).toBeLessThan(15.5);
  });

  test('beyond the polar circle Porphyry stands in for both charts', async () => {
    const data = await askProgressed({ subject: birth({ birth_location: TROMSO }) });
    expect(warningCodes(data).filter((code) => code === 'HouseSystemReplaced')).toHaveLength(1);
    expect(data.metadata).toMatchObject({ house_system: 'P', house_system_used: 'O' });
  });
});

import { describe, expect, it } from 'vitest';
import { birth, chart } from '../birth.ts';

const at = (verbosity: string) => chart({ options: { verbosity } });

describe('200 verbosity', () => {
  it('changes no number that a lower one shows', async () => {
    const [minimal, standard, detailed] = [await at('minimal'), await at('standard'), await at('detailed')];
    expect(standard.planets).toMatchObject(minimal.planets);
    expect(detailed.planets).toMatchObject(standard.planets);
  });
});

describe('200 decimal_places', () => {
  it.each([0, 1, 4, 6, 10])('%d: no angle has more, none leaves its sign or circle', async (decimal_places) => {
    const { planets, houses, angles, aspects } = await chart({
      options: { decimal_places, verbosity: 'detailed', include_minor_aspects: true },
    });
    const angular = ['longitude', 'latitude', 'sign_longitude', 'right_ascension', 'declination', 'longitude_speed'];
    const shown = [
      ...Object.values<Record<string, number>>(planets).flatMap((record) => angular.map((name) => record[name])),
      ...Object.values<{ longitude: number; size: number }>(houses).flatMap(({ longitude, size }) => [longitude, size]),
      ...Object.values<number>(angles),
      ...aspects.flatMap(({ orb, separation }: { orb: number; separation: number }) => [orb, separation]),
    ];
    for (const value of shown as number[]) {
      expect(value).toBe(Number(value.toFixed(decimal_places)));
      expect(Object.is(value, -0)).toBe(false);
    }
    for (const { longitude } of Object.values<{ longitude: number }>(planets)) expect(longitude).toBeLessThan(360);
  });
});

describe('200 motion', () => {
  it('is retrograde, direct, or stationary below a twentieth of the mean motion', async () => {
    const ofMercury = async (iso: string) =>
      (await chart({ subject: birth({ birth_datetime: { iso } }), options: { verbosity: 'detailed' } })).planets
        .mercury;
    // Where its longitude turns: both a day earlier and a day later it is smaller.
    const [before, turning, after] = [
      await ofMercury('2024-03-31T22:14:00Z'),
      await ofMercury('2024-04-01T22:14:00Z'),
      await ofMercury('2024-04-02T22:14:00Z'),
    ];
    expect(turning.longitude).toBeGreaterThan(Math.max(before.longitude, after.longitude));
    expect(turning.motion).toBe('stationary');
    expect(await ofMercury('2024-03-20T00:00:00Z')).toMatchObject({ motion: 'direct', is_retrograde: false });
    expect(await ofMercury('2024-04-12T00:00:00Z')).toMatchObject({ motion: 'retrograde', is_retrograde: true });
  });
});

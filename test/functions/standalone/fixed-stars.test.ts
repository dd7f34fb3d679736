import { describe, expect, test } from 'vitest';
import { askStandalone } from '../../support/standalone.ts';

const J2000 = { julian_day: 2451545 };
const stars = (body: object, query = {}) => askStandalone('fixed-stars', { date_time: J2000, ...body }, query);

describe('200 stars', () => {
  test('sidereal, with the ayanamsa that was taken off', async () => {
    const [tropical, sidereal] = [
      await stars({ star_names: ['Spica'] }),
      await stars({ star_names: ['Spica'], zodiac_type: 'sidereal', ayanamsa: 'lahiri' }),
    ];
    const { ayanamsa, ayanamsa_degrees } = sidereal.body.metadata;
    expect(ayanamsa).toBe('lahiri');
    const gap = tropical.body.stars[0].longitude - sidereal.body.stars[0].longitude;
    expect(gap).toBeCloseTo(ayanamsa_degrees, 5);
  });

  test('rows take at most 40 % of the json', async () => {
    const [json, rows] = [await stars({}), await stars({}, { format: 'llm' })];
    expect(JSON.stringify(rows.body).length / JSON.stringify(json.body).length).toBeLessThan(0.4);
  });
});

describe('400', () => {
  test('the maximum of unknown stars: fifty are reported', async () => {
    const star_names = Array.from({ length: 2000 }, (_, index) => `No star ${index}`);
    const { body } = await stars({ star_names });
    expect(body).toMatchObject({ error: 'InvalidStar', status: 400 });
    expect(body.errors.length).toBe(50);
    expect(body.detail).toContain('1999 more');
  });

  test('five thousand names, an unknown group and a magnitude that is none: all at once', async () => {
    const { body } = await stars({
      star_names: Array.from({ length: 5000 }, () => 'Regulus'),
      star_groups: ['royals'],
      magnitude_limit: 'NaN',
    });
    expect(body.error).toBe('ValidationError');
    expect(body.errors.map(({ location }: { location: string }) => location).sort()).toEqual([
      'body.magnitude_limit',
      'body.star_groups[0]',
      'body.star_names',
    ]);
  });

  test('an ayanamsa without the sidereal zodiac', async () => {
    const { body } = await stars({ ayanamsa: 'lahiri', magnitude_limit: 31 });
    expect(body.errors.map(({ location }: { location: string }) => location).sort()).toEqual([
      'body.magnitude_limit',
      'body.zodiac_type',
    ]);
  });
});

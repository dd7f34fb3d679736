import { describe, expect, test } from 'vitest';
import { askStandalone } from '../../support/standalone.ts';

const J2000 = { julian_day: 2451545 };
const stars = (body: object, query = {}) => askStandalone('fixed-stars', { date_time: J2000, ...body }, query);
const namesOf = ({ body }: { body: { stars: { name: string }[] } }) => body.stars.map(({ name }) => name);

describe('200 stars', () => {
  test('Regulus with all that is known of it, and when', async () => {
    const { status, body } = await stars({ star_names: ['alpha Leonis'] });
    expect(status).toBe(200);
    expect(body.stars).toEqual([
      {
        name: 'Regulus',
        designation: 'alpha Leonis',
        longitude: 149.829041,
        latitude: 0.464813,
        sign: 'Leo',
        sign_longitude: 29.829041,
        magnitude: 1.4,
        spectral_class: 'B7 Vn',
        constellation: 'Leo',
        traditional_name: 'Regulus',
        distance_light_years: 79.3,
      },
    ]);
    expect(body).toMatchObject({ calculation_time: '2000-01-01T12:00:00.000Z', julian_day: 2451545, warnings: [] });
    expect(body.metadata).toMatchObject({ total_stars: 1, zodiac_type: 'tropical' });
  });

  test('names and groups together, each star once', async () => {
    const answer = await stars({ star_names: ['Vega', 'regulus'], star_groups: ['Royal Stars'] });
    expect(namesOf(answer)).toEqual(['Vega', 'Regulus', 'Aldebaran', 'Antares', 'Fomalhaut']);
  });

  test('the whole catalog, and all of it down to a magnitude', async () => {
    const all = await stars({});
    const bright = await stars({ magnitude_limit: 1 });
    expect(all.body.stars.length).toBeGreaterThan(1100);
    expect(bright.body.stars.every(({ magnitude }: { magnitude: number }) => magnitude <= 1)).toBe(true);
    expect(bright.body.stars.length).toBe(16);
  });

  test('what is not known is left out', async () => {
    const { body } = await stars({ star_groups: ['galactic'] });
    expect(Object.keys(body.stars[0])).not.toContain('magnitude');
    expect(Object.keys(body.stars[1])).not.toContain('spectral_class');
    expect(body.stars[1]).toMatchObject({ name: 'Messier 87', magnitude: 8.63 });
    expect(body.stars[1].distance_light_years / 1e6).toBeCloseTo(53.47, 2);
  });

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

  test('civil time without a zone is UTC, with one it is the zone’s, before standard time its own city’s', async () => {
    const at = async (date_time: object) => (await stars({ date_time, star_names: ['Vega'] })).body.metadata;
    expect(await at({ iso: '2000-01-01' })).toMatchObject({
      datetime_utc: '2000-01-01T00:00:00.000Z',
      time_resolution: { source: 'utc', status: 'unique', certainty: 'certain' },
    });
    const timezone = { iana_name: 'Europe/Paris' };
    expect(await at({ iso: '2000-07-01T12:00:00', timezone })).toMatchObject({
      datetime_utc: '2000-07-01T10:00:00.000Z',
      time_resolution: { source: 'timezone' },
    });
    expect(await at({ iso: '1850-01-01T12:00:00', timezone })).toMatchObject({
      datetime_utc: '1850-01-01T11:50:39.000Z',
    });
  });

  test('as rows, with declinations', async () => {
    const { body } = await stars({ star_names: ['Regulus'] }, { format: 'llm_v2' });
    expect(body.data.points).toEqual([
      ['alLeo', 'star', 149.829, 'Leo', 29.829, null, null, null, 0.4648, expect.closeTo(11.967, 2)],
    ]);
    expect(body.data.aspects).toEqual([]);
  });

  test('rows take at most 40 % of the json', async () => {
    const [json, rows] = [await stars({}), await stars({}, { format: 'llm' })];
    expect(JSON.stringify(rows.body).length / JSON.stringify(json.body).length).toBeLessThan(0.4);
  });

  test('the same request gives the same answer', async () => {
    const [first, second] = [await stars({ star_groups: ['behenian'] }), await stars({ star_groups: ['behenian'] })];
    expect(first.body.stars).toEqual(second.body.stars);
  });
});

describe('400', () => {
  test('InvalidStar names every unknown star and what comes near it', async () => {
    const { status, body } = await stars({ star_names: ['Regulos', 'Sirius', 'Betelguese'] });
    expect(status).toBe(400);
    expect(body.error).toBe('InvalidStar');
    expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.star_names[0]',
      'body.star_names[2]',
    ]);
    expect(body.errors[0]).toMatchObject({ value: 'Regulos', message: expect.stringContaining('Regulus') });
    expect(body.errors[1]).toMatchObject({ message: expect.stringContaining('Betelgeuse') });
  });

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

  test.each([
    ['a name that is too long for any', { star_names: ['x'.repeat(1000)] }, 'body.star_names[0]'],
    ['an empty name', { star_names: [''] }, 'body.star_names[0]'],
    ['no names', { star_names: [] }, 'body.star_names'],
    ['a moment that is none', { date_time: 'soon' }, 'body.date_time'],
    ['a member that is not known', { stars: ['Regulus'] }, 'body.stars'],
  ])('%s', async (_what, body, location) => {
    const answer = await stars(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].location).toBe(location);
  });

  test('a moment outside the files, a zone that is none', async () => {
    expect((await stars({ date_time: { iso: '4000-01-01' } })).body.error).toBe('DatetimeOutOfRange');
    const timezone = { iana_name: 'Europe/Nowhere' };
    const { body } = await stars({ date_time: { iso: '2000-01-01', timezone } });
    expect(body).toMatchObject({
      error: 'InvalidTimezone',
      errors: [{ location: 'body.date_time.timezone.iana_name' }],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { birth, chart, place } from '../birth.ts';

const MINIMAL = ['longitude', 'sign', 'house', 'is_retrograde'];
const STANDARD = [
  ...['name', 'longitude', 'latitude', 'distance_au', 'longitude_speed'],
  ...['is_retrograde', 'motion', 'sign', 'sign_longitude', 'house'],
];
const DETAILED = [
  ...STANDARD,
  ...['latitude_speed', 'right_ascension', 'declination', 'out_of_bounds', 'element', 'modality'],
];
const METADATA = [
  ...[
    'calculation_time',
    'house_system',
    'house_system_used',
    'zodiac_type',
    'coordinate_system',
    'object_set',
    'sect',
  ],
  ...['ephemeris', 'ephemeris_data', 'time_zone_database'],
];
const DIGNIFIED = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];
const membersOf = (record: object) => Object.keys(record).sort();
const at = (verbosity: string) => chart({ options: { verbosity } });

describe('200 verbosity', () => {
  it.each([
    ['minimal', MINIMAL],
    ['standard', STANDARD],
  ])('%s: each body has exactly these members', async (verbosity, members) => {
    const { planets, metadata } = await at(verbosity);
    for (const record of Object.values<object>(planets)) expect(membersOf(record)).toEqual([...members].sort());
    expect(membersOf(metadata)).toEqual([...METADATA].sort());
  });

  it('detailed: adds equatorial places, element and modality, and dignities to Sun … Saturn only', async () => {
    const { planets } = await at('detailed');
    for (const [id, record] of Object.entries<object>(planets)) {
      const members = DIGNIFIED.includes(id) ? [...DETAILED, 'dignities'] : DETAILED;
      expect([id, membersOf(record)]).toEqual([id, [...members].sort()]);
    }
    expect(membersOf(planets.sun.dignities)).toEqual(
      'detriment domicile exaltation face fall peregrine score term triplicity'.split(' '),
    );
  });

  it('detailed: adds the astronomy of the moment', async () => {
    const { metadata } = await at('detailed');
    const added = ['julian_day', 'sidereal_time_hours', 'delta_t_seconds', 'obliquity'];
    expect(membersOf(metadata)).toEqual([...METADATA, ...added].sort());
    expect(metadata.julian_day).toBe(2448058.020833334);
    expect(metadata.obliquity).toBeCloseTo(23.44, 1);
    expect(metadata.delta_t_seconds).toBeCloseTo(57, 0);
    expect(metadata.sidereal_time_hours).toBeGreaterThan(0);
    expect(metadata.sidereal_time_hours).toBeLessThan(24);
  });

  it.each(['minimal', 'standard', 'detailed'])('%s: states the sect', async (verbosity) => {
    expect((await at(verbosity)).metadata.sect).toBe('day');
  });

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

  it('do not touch distances and Julian days', async () => {
    const { planets, subject } = await chart({ options: { decimal_places: 0 } });
    expect(planets.sun.distance_au).toBe(1.0157673554);
    expect(subject.julian_day).toBe(2448058.020833334);
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

  it('of a computed point is null', async () => {
    const { planets } = await chart({
      configuration: { object_set: 'custom', objects: ['vertex', 'part_of_fortune'] },
    });
    for (const id of ['vertex', 'part_of_fortune']) {
      expect(planets[id]).toMatchObject({
        motion: null,
        longitude_speed: null,
        distance_au: null,
        is_retrograde: false,
      });
    }
  });
});

describe('200 out_of_bounds', () => {
  it('is stated for a body beyond the obliquity: the Moon at her major standstill, never the Sun', async () => {
    const born = birth({ birth_datetime: { iso: '2025-03-07T12:00:00Z' }, birth_location: place(0, 0, 'UTC') });
    const { planets, metadata } = await chart({ subject: born, options: { verbosity: 'detailed' } });
    expect(Math.abs(planets.moon.declination)).toBeGreaterThan(metadata.obliquity);
    expect([planets.moon.out_of_bounds, planets.sun.out_of_bounds]).toEqual([true, false]);
  });
});

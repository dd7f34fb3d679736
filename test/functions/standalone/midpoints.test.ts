import { describe, expect, test } from 'vitest';
import { askStandalone } from '../../support/standalone.ts';

const J2000 = { julian_day: 2451545 };
const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const midpoints = (body: object, query = {}) => askStandalone('midpoints', { date_time: J2000, ...body }, query);

interface Shown {
  planet1: string;
  planet2: string;
  longitude: number;
  arc_type: string;
  occupying_planets: string[];
}

describe('200 midpoints', () => {
  test('of Sun to Pluto, Chiron and the true node, by longitude', async () => {
    const { status, body } = await midpoints({});
    expect(status).toBe(200);
    const found: Shown[] = body.midpoints;
    expect(body.metadata.total_midpoints).toBe(66);
    expect(found.map(({ longitude }) => longitude)).toEqual(
      found.map(({ longitude }) => longitude).sort((a, b) => a - b),
    );
    // Sun 280.3689, Moon 223.3238.
    expect(found.find(({ planet1, planet2 }) => planet1 === 'sun' && planet2 === 'moon')).toEqual({
      planet1: 'sun',
      planet2: 'moon',
      longitude: 251.846335,
      arc_type: 'short',
      sign: 'Sagittarius',
      sign_degrees: 11.846335,
      is_occupied: true,
      occupying_planets: ['pluto', 'chiron'],
    });
  });

  test('on both arcs, with angles, by the first of the pair', async () => {
    const { body } = await midpoints({ ...PARIS, arc_type: 'both', include_angles: true, sort_by: 'planet1' });
    const found: Shown[] = body.midpoints;
    expect(found.length).toBe(((14 * 13) / 2) * 2);
    expect(found[0]).toMatchObject({ planet1: 'sun', planet2: 'moon', arc_type: 'short' });
    expect(found[1]).toMatchObject({ planet1: 'sun', planet2: 'moon', arc_type: 'long' });
    expect(found.at(-1)).toMatchObject({ planet1: 'ascendant', planet2: 'midheaven', arc_type: 'long' });
    expect(found.flatMap(({ occupying_planets }) => occupying_planets)).not.toContain('ascendant');
  });

  test('with angles at the very pole, where most house systems have none', async () => {
    const { status, body } = await midpoints({ latitude: 90, longitude: 0, include_angles: true });
    expect(status).toBe(200);
    expect(body.metadata.total_midpoints).toBe(91);
  });

  test('are occupied within 1° unless an orb is stated', async () => {
    const occupiedWithin = async (orb: object): Promise<number> =>
      (await midpoints({ ...orb, include_occupied: true })).body.midpoints.length;
    const usual = await occupiedWithin({});
    expect(usual).toBe(await occupiedWithin({ orb: 1 }));
    expect(usual).toBeGreaterThan(await occupiedWithin({ orb: 0.9 }));
    expect(usual).toBeLessThan(await occupiedWithin({ orb: 1.1 }));
  });

  test('only occupied ones, never by one of the pair', async () => {
    const found: Shown[] = (await midpoints({ include_occupied: true, orb: 2 })).body.midpoints;
    expect(found.length).toBeGreaterThan(0);
    for (const { planet1, planet2, occupying_planets } of found) {
      expect(occupying_planets.length).toBeGreaterThan(0);
      expect(occupying_planets).not.toContain(planet1);
      expect(occupying_planets).not.toContain(planet2);
    }
  });

  test('of listed bodies, in catalog order', async () => {
    const { body } = await midpoints({ objects: ['North Node', 'MOON', 'moon'] });
    expect(body.midpoints).toMatchObject([{ planet1: 'moon', planet2: 'true_node' }]);
  });

  test('civil time is that of the coordinates, else UTC', async () => {
    const date_time = { iso: '1990-06-15T14:30:00' };
    const [there, utc] = [await midpoints({ date_time, ...PARIS }), await midpoints({ date_time })];
    expect(there.body.metadata).toMatchObject({
      datetime_utc: '1990-06-15T12:30:00.000Z',
      time_resolution: { source: 'coordinates' },
    });
    expect(utc.body.metadata).toMatchObject({
      datetime_utc: '1990-06-15T14:30:00.000Z',
      time_resolution: { source: 'utc' },
    });
  });

  test('before its ephemeris Chiron is left out with a warning', async () => {
    const { body } = await midpoints({ date_time: { iso: '0500-01-01T00:00', calendar: 'gregorian' } });
    expect(body.metadata.total_midpoints).toBe(55);
    expect(body.warnings).toMatchObject([{ code: 'BodyOutOfRange', message: expect.stringContaining('Chiron') }]);
  });

  test('sidereal ones are the tropical ones less the ayanamsa', async () => {
    const objects = ['sun', 'moon'];
    const [tropical, sidereal] = [await midpoints({ objects }), await midpoints({ objects, zodiac_type: 'sidereal' })];
    const gap = tropical.body.midpoints[0].longitude - sidereal.body.midpoints[0].longitude;
    expect(gap).toBeCloseTo(sidereal.body.metadata.ayanamsa_degrees, 5);
  });

  test('as rows, whose ids are unique', async () => {
    const { body } = await midpoints({ arc_type: 'both', objects: ['sun', 'moon'] }, { format: 'llm_v2' });
    expect(body.data.points).toEqual([
      ['sun/moon.long', 'midpoint', 71.8463, 'Gemini', 11.8463, null, null, null, null, null],
      ['sun/moon', 'midpoint', 251.8463, 'Sagittarius', 11.8463, null, null, null, null, null],
    ]);
  });
});

describe('400', () => {
  test('angles without a place: both coordinates are reported at once', async () => {
    const { status, body } = await midpoints({ include_angles: true });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { location: 'body.latitude', message: 'is required with include_angles' },
      { location: 'body.longitude', message: 'is required with include_angles' },
    ]);
  });

  test.each([
    ['half a place', { latitude: 48 }, 'InvalidLongitude', 'body.longitude'],
    [
      'a date alone with angles',
      { ...PARIS, include_angles: true, date_time: { iso: '2000-01-01' } },
      'InvalidDatetime',
      'body.date_time',
    ],
  ])('%s', async (_what, sent, error, location) => {
    const { status, body } = await midpoints(sent);
    expect({ status, error: body.error, location: body.errors[0].location }).toEqual({ status: 400, error, location });
  });
});

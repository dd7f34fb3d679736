import { describe, expect, it } from 'vitest';
import { DialResponse } from '../../../functions/natal/dial/contract.ts';
import { send } from '../../support/natal.ts';
import { birth } from './birth.ts';

const ask = (body: object, query: Record<string, string> = {}) =>
  send({ path: '/ephemeris/dial', body: { subject: birth(), ...body }, query });

const configuration = { object_set: 'modern_plus_points' };
const idsOf = (points: readonly { readonly id: string }[]): readonly string[] => points.map(({ id }) => id);

/** The distance of an angle from the nearest multiple of the modulus. */
const distance = (angle: number, modulus: number): number => Math.abs(angle - modulus * Math.round(angle / modulus));

describe('200', () => {
  it.each([360, 90, 45, 22.5])('modulus %d: places, structures and pictures fit the longitudes', async (modulus) => {
    const { status, body } = await ask({ modulus, configuration, options: { decimal_places: 10 } });
    expect(status).toBe(200);
    expect(DialResponse.parse(body)).toEqual(body);
    const { points, midpoint_structures, planetary_pictures, definition } = body.data;
    expect(definition).toMatchObject({ id: 'dial', modulus, orb: 1 });
    const longitudes = new Map<string, number>(
      points.map(({ id, longitude }: { id: string; longitude: number }) => [id, longitude]),
    );
    const at = (id: string): number => longitudes.get(id) ?? Number.NaN;
    for (const { id, dial_position } of points) expect(dial_position).toBeCloseTo(at(id) % modulus, 8);
    for (const { point, pair, orb, axis } of midpoint_structures) {
      const midpoint = (at(pair[0]) + at(pair[1])) / 2;
      expect(distance(at(point) - midpoint, modulus / 2)).toBeCloseTo(orb, 8);
      expect(distance(axis - midpoint, modulus / 2)).toBeCloseTo(0, 8);
    }
    for (const { a, b, c, d, orb } of planetary_pictures) {
      expect(distance(at(a) + at(b) - at(c) - at(d), modulus)).toBeCloseTo(orb, 8);
      expect(orb).toBeLessThanOrEqual(1);
    }
    expect(planetary_pictures.length).toBeGreaterThan(0);
  });

  it('has the longitudes of the natal chart, in the order of the dial of 90°', async () => {
    const { body } = await ask({ configuration });
    const natal = await send({ body: { subject: birth(), configuration } });
    const { points, metadata } = body.data;
    expect(metadata.object_set).toBe('modern_plus_points');
    const positions = points.map(({ dial_position }: { dial_position: number }) => dial_position);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    for (const { id, longitude } of points) {
      const { planets, angles } = natal.body.data;
      expect(longitude, id).toBe(id === 'aries_point' ? 0 : (planets[id]?.longitude ?? angles[id]));
    }
    expect(points).toHaveLength(16);
  });

  it('puts the Aries point of a sidereal chart at the equinox', async () => {
    const { body } = await ask({ configuration: { ...configuration, zodiac_type: 'sidereal' } });
    const { points, metadata } = body.data;
    const aries = points.find(({ id }: { id: string }) => id === 'aries_point');
    expect(aries.longitude).toBeCloseTo(360 - metadata.ayanamsa_degrees, 5);
    const without = await ask({ include_aries_point: false });
    expect(idsOf(without.body.data.points)).not.toContain('aries_point');
  });

  it('has longitudes as text on request, and the same facts as rows', async () => {
    const sent = { configuration, options: { formatted: true } };
    const [full, rows] = [(await ask(sent)).body, (await ask(sent, { format: 'llm_v2' })).body];
    expect(DialResponse.parse(rows)).toEqual(rows);
    const sun = full.data.points.find(({ id }: { id: string }) => id === 'sun');
    expect(sun.formatted).toBe('24°08′58″ Gemini');
    const { planetary_pictures, midpoint_structures, points, subject } = full.data;
    expect(rows.data.points.map(([id]: [string]) => id)).toEqual(idsOf(points));
    expect(rows.data.pictures.map((row: string[]) => row.slice(0, 4))).toEqual(
      planetary_pictures.map(({ a, b, c, d }: Record<string, string>) => [a, b, c, d]),
    );
    expect(rows.data.structures).toHaveLength(midpoint_structures.length);
    expect(rows.data.handle).toBe(subject.handle);
  });
});

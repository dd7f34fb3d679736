import { describe, expect, test } from 'vitest';
import { askStandalone } from '../../support/standalone.ts';

const J2000 = { julian_day: 2451545 };
const midpoints = (body: object, query = {}) => askStandalone('midpoints', { date_time: J2000, ...body }, query);

interface Shown {
  planet1: string;
  planet2: string;
  longitude: number;
  arc_type: string;
  occupying_planets: string[];
}

describe('200 midpoints', () => {
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

  test('sidereal ones are the tropical ones less the ayanamsa', async () => {
    const objects = ['sun', 'moon'];
    const [tropical, sidereal] = [await midpoints({ objects }), await midpoints({ objects, zodiac_type: 'sidereal' })];
    const gap = tropical.body.midpoints[0].longitude - sidereal.body.midpoints[0].longitude;
    expect(gap).toBeCloseTo(sidereal.body.metadata.ayanamsa_degrees, 5);
  });
});

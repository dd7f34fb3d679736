import { describe, expect, it } from 'vitest';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
import { chart } from '../birth.ts';

const custom = (...objects: string[]) => ({ configuration: { object_set: 'custom', objects } });

describe('200 object_set', () => {
  it('changes no position', async () => {
    const [full, few] = [await chart(), await chart(custom('moon', 'juno'))];
    expect(few.planets).toEqual({ moon: full.planets.moon, juno: full.planets.juno });
  });
});

describe('200 computed points', () => {
  it('the south node stands opposite the true node', async () => {
    const { true_node, south_node } = (await chart()).planets;
    expect(separationDeg(true_node.longitude, south_node.longitude)).toBeCloseTo(180, 5);
    expect(south_node.longitude_speed).toBe(true_node.longitude_speed);
    expect(south_node.distance_au).toBeNull();
  });

  it('the vertex and Fortune are those of the angles and the lots', async () => {
    const data = await chart({
      configuration: { object_set: 'custom', objects: ['vertex', 'part_of_fortune', 'sun', 'moon'] },
      options: { include_hermetic_lots: true },
    });
    expect(data.planets.vertex.longitude).toBe(data.angles.vertex);
    const fortune = data.hermetic_lots.find((lot: { canonical_name: string }) => lot.canonical_name === 'fortune');
    expect(data.planets.part_of_fortune).toMatchObject({ longitude: fortune.longitude, house: fortune.house });
    const byDay = data.angles.ascendant + data.planets.moon.longitude - data.planets.sun.longitude;
    expect(separationDeg(byDay, fortune.longitude)).toBeLessThan(1e-5);
  });
});

import { describe, expect, it } from 'vitest';
import { chart } from '../birth.ts';

const FURTHER = [
  ...['pholus', 'eris', 'sedna', 'haumea', 'makemake', 'quaoar', 'orcus', 'ixion'],
  ...['cupido', 'hades', 'zeus', 'kronos', 'apollon', 'admetos', 'vulkanus', 'poseidon'],
];
const withObjects = (objects: readonly string[], members: object = {}) => ({
  configuration: { objects, ...members },
  options: { verbosity: 'detailed', include_minor_aspects: true },
});

describe('200 Pholus, the bodies beyond Pluto and the hypothetical planets', () => {
  it.each([
    [{}],
    [{ coordinate_system: 'topocentric' }],
    [{ coordinate_system: 'heliocentric' }],
    [{ zodiac_type: 'sidereal' }],
    [{ zodiac_type: 'draconic' }],
    [{ harmonic: 7 }],
  ])('%j: are in a chart that names them', async (settings) => {
    const { planets } = await chart(withObjects(FURTHER, settings));
    expect(Object.keys(planets)).toEqual(FURTHER);
    for (const { motion, longitude_speed } of Object.values<Record<string, unknown>>(planets)) {
      expect(motion).toBeTypeOf('string');
      expect(Math.abs(Number(longitude_speed))).toBeLessThan(0.2);
    }
  });
});

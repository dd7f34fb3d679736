import { describe, expect, it } from 'vitest';
import { answer, birth, chart } from '../birth.ts';

const FURTHER = ['pholus', 'cupido', 'hades', 'zeus', 'kronos', 'apollon', 'admetos', 'vulkanus', 'poseidon'];
const withObjects = (objects: readonly string[], members: object = {}) => ({
  configuration: { objects, ...members },
  options: { verbosity: 'detailed', include_minor_aspects: true },
});

describe('200 Pholus and the hypothetical planets', () => {
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

  it('Vulcanus is Vulkanus, and no named set has them', async () => {
    expect(Object.keys((await chart(withObjects(['Vulcanus']))).planets)).toEqual(['vulkanus']);
    const { planets } = await chart({ configuration: { object_set: 'full' } });
    expect(FURTHER.filter((id) => id in planets)).toEqual([]);
  });
});

it('400 where Pholus has no ephemeris, naming him', async () => {
  const subject = birth({ birth_datetime: { iso: '-2999-06-15T12:00:00Z' } });
  const { status, body } = await answer({ subject, ...withObjects(['sun', 'pholus']) });
  expect([status, body.errors[0]?.location]).toEqual([400, 'body.configuration.objects[1]']);
  expect(body.detail).toContain('Pholus has no ephemeris at this date');
});

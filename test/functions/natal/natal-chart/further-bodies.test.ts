import { describe, expect, it } from 'vitest';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
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

  it('go slowly: Poseidon moves by less than 2° seen from the Sun in three years', async () => {
    const settings = withObjects(['poseidon'], { coordinate_system: 'heliocentric' });
    const later = { subject: birth({ birth_datetime: { iso: '1993-06-15T14:30:00' } }), ...settings };
    const [first, second] = [await chart(settings), await chart(later)];
    const moved = separationDeg(first.planets.poseidon.longitude, second.planets.poseidon.longitude);
    expect(moved).toBeGreaterThan(1);
    expect(moved).toBeLessThan(2);
  });

  it('are restored from a handle with all objects', async () => {
    const data = await chart(withObjects(['sun', ...FURTHER, 'part_of_fortune']));
    const again = await chart({ subject: data.subject.handle, options: { verbosity: 'detailed' } });
    expect(again.planets).toEqual(data.planets);
  });
});

it('400 where Pholus has no ephemeris, naming him', async () => {
  const subject = birth({ birth_datetime: { iso: '-2999-06-15T12:00:00Z' } });
  const { status, body } = await answer({ subject, ...withObjects(['sun', 'pholus']) });
  expect([status, body.errors[0]?.location]).toEqual([400, 'body.configuration.objects[1]']);
  expect(body.detail).toContain('Pholus has no ephemeris at this date');
});

import { describe, expect, test } from 'vitest';
import { placeAcgBodies } from '../../../../../lib/astro/chart/acg/bodies.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

describe('the bodies of a map', () => {
  const NOW = jdUt(2_448_058);
  const ids = ({ bodies }: ReturnType<typeof placeAcgBodies>) => bodies.map(({ id }) => id);

  test('are in catalog order, each once, at the positions of the engine', () => {
    const placed = placeAcgBodies(ephemeris, NOW, ['south_node', 'moon', 'sun', 'moon']);
    expect(ids(placed)).toEqual(['sun', 'moon', 'south_node']);
    const frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
    const { longitudeDeg: longitude } = ephemeris.position('moon', NOW, frame);
    const { rightAscensionDeg, declinationDeg } = ephemeris.equatorial('moon', NOW, frame.center);
    expect(placed.bodies[1]).toEqual({ id: 'moon', longitudeDeg: longitude, rightAscensionDeg, declinationDeg });
    const node = ephemeris.equatorial('true_node', NOW, frame.center);
    expect(placed.bodies[2]?.declinationDeg).toBeCloseTo(-node.declinationDeg, 9);
  });
});

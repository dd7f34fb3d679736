import { describe, expect, test } from 'vitest';
import { ACG_BODY_IDS, DEFAULT_ACG_BODY_IDS, placeAcgBodies } from '../../../../../lib/astro/chart/acg/bodies.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

describe('the bodies of a map', () => {
  const NOW = jdUt(2_448_058);
  const BEFORE_CHIRON = jdUt(1_940_207.5);
  const ids = ({ bodies }: ReturnType<typeof placeAcgBodies>) => bodies.map(({ id }) => id);

  test('are objects with a position of their own; by default Sun to Pluto, Chiron, true node and mean Lilith', () => {
    for (const id of ['earth', 'vertex', 'part_of_fortune']) expect(ACG_BODY_IDS).not.toContain(id);
    expect(ACG_BODY_IDS.length).toBe(29);
    const placed = placeAcgBodies(ephemeris, NOW, undefined);
    expect(ids(placed)).toEqual(ACG_BODY_IDS.filter((id) => DEFAULT_ACG_BODY_IDS.includes(id)));
    expect(DEFAULT_ACG_BODY_IDS.slice(-3)).toEqual(['chiron', 'true_node', 'mean_lilith']);
    expect(placed.warnings).toEqual([]);
  });

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

  test('are left out with a warning where the ephemeris does not cover them', () => {
    const placed = placeAcgBodies(ephemeris, BEFORE_CHIRON, undefined);
    expect(ids(placed)).not.toContain('chiron');
    expect(placed.warnings).toEqual([{ code: 'BodyOutOfRange', message: 'Chiron has no ephemeris at this date.' }]);
  });

  test('are refused in that case where the request names them, at their index in the list', () => {
    const reason = 'Chiron has no ephemeris at this date.';
    expect(() => placeAcgBodies(ephemeris, BEFORE_CHIRON, ['sun', 'chiron'])).toThrow(
      expect.objectContaining({
        name: 'ObjectsExcludedError',
        exclusions: [{ id: 'chiron', index: 1, reason }],
      }),
    );
    const both = () => placeAcgBodies(ephemeris, jdUt(100_000_000), ['sun', 'moon']);
    expect(both).toThrow(
      expect.objectContaining({ message: 'Sun has no ephemeris at this date. Moon has no ephemeris at this date.' }),
    );
  });
});

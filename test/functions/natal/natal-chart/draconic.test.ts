import { describe, expect, it } from 'vitest';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
import { compare } from '../../../support/comparative.ts';
import { answer, birth, chart } from '../birth.ts';

const DETAILED = { verbosity: 'detailed', include_hermetic_lots: true, decimal_places: 10 };
const draconic = (members: object = {}) => ({
  configuration: { zodiac_type: 'draconic', ...members },
  options: DETAILED,
});

describe('200 zodiac_type draconic', () => {
  it.each([
    [{}, 'true', 'true_node'],
    [{ node_source: true }, 'true', 'true_node'],
    [{ node_source: 'Mean' }, 'mean', 'mean_node'],
  ])(
    '%j: the %s node is at 0° Aries, and everything is as far from it as in the tropical zodiac',
    async (sent, source, node) => {
      const [tropical, data] = [await chart({ options: DETAILED }), await chart(draconic(sent))];
      const { node_degrees } = data.metadata;
      expect(data.metadata).toMatchObject({ zodiac_type: 'draconic', node_source: source });
      expect(data.planets[node]).toMatchObject({ longitude: 0, sign: 'Aries' });
      expect(separationDeg(node_degrees, tropical.planets[node].longitude)).toBeLessThan(1e-9);
      const expectShifted = (shifted: number, plain: number) =>
        expect(separationDeg(shifted + node_degrees, plain)).toBeLessThan(2e-9);
      for (const [id, { longitude }] of Object.entries<{ longitude: number }>(data.planets)) {
        expectShifted(longitude, tropical.planets[id].longitude);
      }
      for (const [id, longitude] of Object.entries<number>(data.angles)) expectShifted(longitude, tropical.angles[id]);
      for (const [id, { longitude }] of Object.entries<{ longitude: number }>(data.houses)) {
        expectShifted(longitude, tropical.houses[id].longitude);
      }
      for (const [index, { longitude }] of data.hermetic_lots.entries()) {
        expectShifted(longitude, tropical.hermetic_lots[index].longitude);
      }
    },
  );

  it('keeps houses, aspects, speeds, directions, equatorial places and sect', async () => {
    const [tropical, data] = [await chart({ options: DETAILED }), await chart(draconic())];
    for (const [id, planet] of Object.entries<Record<string, unknown>>(data.planets)) {
      const { house, longitude_speed, motion, latitude, declination } = tropical.planets[id];
      expect(planet).toMatchObject({ house, longitude_speed, motion, latitude });
      expect(planet.declination).toBeCloseTo(declination, 6);
    }
    const pairs = ({ aspects }: typeof data) =>
      aspects.map(({ object1, object2, aspect, applying }: Record<string, unknown>) => [
        object1,
        object2,
        aspect,
        applying,
      ]);
    expect(pairs(data)).toEqual(pairs(tropical));
    expect(data.metadata.sect).toBe(tropical.metadata.sect);
  });
});

describe('400', () => {
  it.each([
    [{ node_source: 'mean' }, 'zodiac_type', /must be draconic/],
    [{ zodiac_type: 'draconic', node_source: 'north' }, 'node_source', /must be one of true, mean/],
    [{ zodiac_type: 'draconic', ayanamsa: 'lahiri' }, 'zodiac_type', /must be sidereal/],
    [{ zodiac_type: 'draconic', coordinate_system: 'heliocentric' }, 'coordinate_system', /must be geocentric/],
  ])('%j is refused at %s', async (configuration, member, message) => {
    const { status, body } = await answer({ configuration });
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ location: `body.configuration.${member}`, message: expect.stringMatching(message) })],
    ]);
  });

  it('a handle of a draconic chart is refused where the zodiac is not offered, unless the request states another', async () => {
    const { subject } = await chart(draconic());
    const ask = (configuration: object) =>
      compare('synastry', { subject_a: subject.handle, subject_b: birth(), configuration });
    const refused = await ask({});
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          location: 'body.subject_a',
          message: expect.stringMatching(
            /^is the handle of a chart with zodiac_type draconic, which is not offered here/,
          ),
        }),
      ],
    ]);
    expect((await ask({ zodiac_type: 'tropical' })).status).toBe(200);
  });

  it('a handle of a harmonic chart is refused where harmonics are not offered; that of harmonic 1 is not', async () => {
    const handleOf = async (harmonic: number) => (await chart({ configuration: { harmonic } })).subject.handle;
    const refused = await compare('composite', { subjects: [birth(), await handleOf(5)] });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          location: 'body.subjects[1]',
          message: expect.stringMatching(/^is the handle of harmonic chart 5, which is not offered here/),
        }),
      ],
    ]);
    expect((await compare('composite', { subjects: [birth(), await handleOf(1)] })).status).toBe(200);
  });
});

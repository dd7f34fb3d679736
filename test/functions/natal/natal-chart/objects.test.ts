import { describe, expect, it } from 'vitest';
import { CHART_OBJECT_IDS, OBJECT_SETS } from '../../../../lib/base/catalog/chart-objects.ts';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
import { answer, birth, chart } from '../birth.ts';

const custom = (...objects: string[]) => ({ configuration: { object_set: 'custom', objects } });
const before675 = birth({ birth_datetime: { iso: '0600-01-01T12:00', calendar: 'gregorian' } });

describe('200 object_set', () => {
  it.each([
    ['traditional_7', 7],
    ['modern_10', 10],
    ['modern_plus_chiron', 11],
    ['modern_plus_points', 13],
    ['asteroids_major', 15],
    ['full', 20],
  ] as const)('%s has %d, in catalog order', async (object_set, count) => {
    const { planets, metadata } = await chart({ configuration: { object_set } });
    const wanted = new Set<string>(OBJECT_SETS[object_set]);
    expect(Object.keys(planets)).toEqual(CHART_OBJECT_IDS.filter((id) => wanted.has(id)));
    expect([Object.keys(planets).length, metadata.object_set]).toEqual([count, object_set]);
  });

  it('custom has the objects of the request, in any spelling, once each, in catalog order', async () => {
    const { planets } = await chart(custom('Pluto', 'NORTH NODE', 'true-node', 'Part of Fortune', 'sun', 'Vertex'));
    expect(Object.keys(planets)).toEqual(['sun', 'pluto', 'true_node', 'vertex', 'part_of_fortune']);
  });

  it('custom can have the Earth, seen from the Sun', async () => {
    const configuration = { ...custom('earth', 'mars').configuration, coordinate_system: 'heliocentric' };
    expect(Object.keys((await chart({ configuration })).planets)).toEqual(['earth', 'mars']);
  });

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

  it('the lots are the seven of the Fortune Suite, and only on request', async () => {
    const { hermetic_lots } = await chart({ options: { include_hermetic_lots: true } });
    expect(hermetic_lots.map(({ name }: { name: string }) => name)).toEqual(
      'Fortune Spirit Eros Necessity Courage Victory Nemesis'.split(' '),
    );
    for (const lot of hermetic_lots) {
      expect(lot.house).toBeGreaterThanOrEqual(1);
      expect(lot.formula_used).toMatch(/^ASC|Ascendant/);
      expect(lot.sources.length * lot.keywords.length).toBeGreaterThan(0);
    }
  });
});

describe('400 InvalidBody', () => {
  it('names everything that has no place here, where the client wrote it', async () => {
    const configuration = {
      ...custom('Vertex', 'mars', 'Moon', 'sun').configuration,
      coordinate_system: 'heliocentric',
    };
    const { status, body } = await answer({ configuration });
    expect([status, body.error]).toEqual([400, 'InvalidBody']);
    const locations = body.errors.map(({ location }: { location: string }) => location).sort();
    expect(locations).toEqual([0, 2, 3].map((index) => `body.configuration.objects[${index}]`));
  });

  it.each([
    ['Chiron before 675', { subject: before675, ...custom('moon', 'chiron') }, 1],
    ['the Earth seen from the Earth', custom('earth'), 0],
    [
      'the vertex without a time of birth',
      { subject: birth({ birth_time_known: false }), ...custom('sun', 'vertex') },
      1,
    ],
  ])('%s', async (_, request, index) => {
    const { status, body } = await answer(request);
    expect([status, body.error]).toEqual([400, 'InvalidBody']);
    expect(body.errors[0].location).toBe(`body.configuration.objects[${index}]`);
  });

  it.each([
    [{ object_set: 'custom' }, 'is required with object_set custom'],
    [{ object_set: 'custom', objects: [] }, 'must have at least 1 item'],
  ])('%j', async (configuration, message) => {
    const { status, body } = await answer({ configuration });
    expect([status, body.errors[0].message]).toEqual([400, message]);
  });
});

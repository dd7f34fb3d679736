import { constants } from 'sweph';
import { describe, expect, test } from 'vitest';
import { BODIES, CATALOG_BODY_IDS, type CatalogBodyId, MINOR_PLANETS } from '../../../lib/base/catalog/bodies.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import { ask } from './catalog.ts';

const { body } = await ask('/ephemeris/supported-objects');

type Entry = { readonly id: string; readonly engine_id: number };
const pairs = (entries: readonly Entry[]) => entries.map(({ id, engine_id }) => `${id}:${engine_id}`).join(', ');

describe('200 /ephemeris/supported-objects', () => {
  test('variant B equals the table of the interface', () => {
    expect(pairs(body.planets)).toBe(
      'sun:0, moon:1, mercury:2, venus:3, mars:4, jupiter:5, saturn:6, uranus:7, neptune:8, pluto:9',
    );
    expect(pairs(body.asteroids)).toBe('chiron:15, ceres:17, pallas:18, juno:19, vesta:20');
    expect(Object.keys(body)).toEqual(['success', 'bodies', 'total_count', 'planets', 'asteroids', 'nodes', 'points']);
    expect(pairs(body.nodes)).toBe('mean_node:10, true_node:11');
    expect(pairs(body.points)).toBe(
      [
        'mean_lilith:12, true_lilith:13, pholus:16',
        'eris:146199, sedna:100377, haumea:146108, makemake:146472, quaoar:60000, orcus:100482, ixion:38978',
        'cupido:40, hades:41, zeus:42, kronos:43, apollon:44, admetos:45, vulkanus:46, poseidon:47',
      ].join(', '),
    );
  });

  test('its ids are the engine’s numbers', () => {
    const engineNames: Partial<Record<CatalogBodyId, keyof typeof constants>> = {
      mean_lilith: 'SE_MEAN_APOG',
      true_lilith: 'SE_OSCU_APOG',
    };
    for (const id of CATALOG_BODY_IDS) {
      const name = engineNames[id] ?? (`SE_${id.toUpperCase()}` as keyof typeof constants);
      expect(BODIES[id].engineId, id).toBe(constants[name]);
    }
  });

  test('only planets have a symbol', () => {
    for (const entry of body.planets) expect(Object.keys(entry)).toEqual(['id', 'name', 'symbol', 'engine_id']);
    for (const entry of [...body.asteroids, ...body.nodes, ...body.points]) {
      const ofFile = MINOR_PLANETS.includes(entry.id) ? ['years'] : [];
      expect(Object.keys(entry)).toEqual(['id', 'name', 'engine_id', ...ofFile]);
    }
  });

  test('variant A lists the categories of the interface', () => {
    const named = (category: string) =>
      body.bodies
        .filter((one: { category: string }) => one.category === category)
        .map(({ name }: { name: string }) => name);
    expect(named('planet')).toHaveLength(10);
    expect(named('node')).toEqual(['North Node', 'South Node']);
    expect(named('point')).toEqual([
      ...['Chiron', 'Mean Lilith', 'True Lilith', 'Vertex', 'Part of Fortune', 'Pholus'],
      ...['Eris', 'Sedna', 'Haumea', 'Makemake', 'Quaoar', 'Orcus', 'Ixion'],
      ...['Cupido', 'Hades', 'Zeus', 'Kronos', 'Apollon', 'Admetos', 'Vulkanus', 'Poseidon'],
    ]);
    expect(named('asteroid')).toEqual(['Ceres', 'Pallas', 'Juno', 'Vesta']);
    expect(body.total_count).toBe(37);
  });

  test('tradition has Sun to Saturn, the nodes and Fortune; modern astrology all but Fortune', () => {
    const withMark = (mark: 'traditional' | 'modern', value: boolean) =>
      body.bodies
        .filter((one: Record<string, unknown>) => one[mark] === value)
        .map(({ name }: { name: string }) => name);
    expect(withMark('traditional', true)).toEqual([
      ...['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'],
      ...['North Node', 'South Node', 'Part of Fortune'],
    ]);
    expect(withMark('modern', false)).toEqual(['Part of Fortune']);
  });

  test('every entry has its name in the language of the request', async () => {
    const { body: german } = await ask('/ephemeris/supported-objects', { language: 'de' });
    const entries = [german.bodies, german.planets, german.asteroids, german.nodes, german.points];
    for (const entry of entries.flat()) expect(entry.display_name, entry.name).toEqual(expect.any(String));
    expect(german.bodies.slice(0, 2)).toMatchObject([
      { name: 'Sun', display_name: 'Sonne' },
      { name: 'Moon', display_name: 'Mond' },
    ]);
  });

  test('a chart accepts every name and every id of both variants', () => {
    const entries = [body.bodies, body.planets, body.asteroids, body.nodes, body.points].flat();
    const names = entries.flatMap(({ id, name }) => (id === undefined ? [name] : [id, name]));
    for (const name of names) {
      expect(ChartConfiguration.safeParse({ object_set: 'custom', objects: [name] }).error, name).toBeUndefined();
    }
  });
});

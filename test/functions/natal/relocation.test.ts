import { describe, expect, test } from 'vitest';
import { send } from '../../support/natal.ts';
import { birth, chart, PARIS } from './birth.ts';

const PATH = '/ephemeris/relocation';
const TOKYO = { latitude: 35.6762, longitude: 139.6503, timezone: { iana_name: 'asia/tokyo' }, elevation: 40 };

/** Members of a request besides the subject and the new place. */
interface RequestMembers {
  readonly subject?: object;
  readonly relocation_location?: unknown;
  readonly configuration?: object;
  readonly options?: object;
}

const sendRelocation = (members: RequestMembers = {}, query?: Record<string, string>) =>
  send({ path: PATH, body: { subject: birth(), relocation_location: TOKYO, ...members }, ...(query && { query }) });

async function askRelocated(members: RequestMembers = {}) {
  const { status, body, text } = await sendRelocation(members);
  expect(status, text).toBe(200);
  return body.data;
}

type Planets = Readonly<Record<string, { readonly house?: number }>>;

/** Planets without the house that they fall in. */
function placesOf(planets: Planets) {
  return Object.fromEntries(Object.entries(planets).map(([id, { house, ...place }]) => [id, place]));
}

describe('200 the chart of a birth seen from another place', () => {
  test('houses, angles, aspects and lots are those of a chart cast there at the same instant', async () => {
    const options = { include_hermetic_lots: true };
    const there = await askRelocated({ options });
    const birth_datetime = { iso: '1990-06-15T12:30:00Z' };
    const cast = await chart({ subject: birth({ birth_datetime, birth_location: TOKYO }), options });
    for (const member of ['houses', 'angles', 'aspects', 'hermetic_lots'] as const) {
      expect(there[member]).toEqual(cast[member]);
    }
    expect(there.planets).toEqual(cast.planets);
  });

  test('a topocentric chart is still seen from the birthplace', async () => {
    const configuration = { coordinate_system: 'topocentric', object_set: 'modern_10' };
    const [there, here] = [await askRelocated({ configuration }), await chart({ configuration })];
    expect(placesOf(there.planets)).toEqual(placesOf(here.planets));
    const cast = await chart({
      subject: birth({ birth_datetime: { iso: '1990-06-15T12:30:00Z' }, birth_location: TOKYO }),
      configuration,
    });
    expect(there.planets.moon.longitude).not.toBe(cast.planets.moon.longitude);
    expect(there.houses).toEqual(cast.houses);
  });

  test('vertex and Part of Fortune move with the horizon', async () => {
    const configuration = { object_set: 'custom', objects: ['sun', 'vertex', 'part_of_fortune'] };
    const [there, here] = [await askRelocated({ configuration }), await chart({ configuration })];
    expect(there.planets.sun.longitude).toBe(here.planets.sun.longitude);
    expect(there.planets.vertex.longitude).not.toBe(here.planets.vertex.longitude);
    expect(there.planets.part_of_fortune.longitude).not.toBe(here.planets.part_of_fortune.longitude);
  });

  test('moved nowhere it is the natal chart', async () => {
    const [there, here] = [await askRelocated({ relocation_location: PARIS }), await chart()];
    for (const member of ['planets', 'houses', 'angles', 'aspects'] as const)
      expect(there[member]).toEqual(here[member]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { drawBorders, drawLand, listCities } from '../../../docs/pictures/world-outline.ts';
import { ACG_BODY_IDS } from '../../../lib/astro/chart/acg/bodies.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { readBorders, readCities, readLand } from '../../../lib/draw/map/earth.ts';
import { postTo } from '../../support/any-endpoint.ts';
import { findOverlappingBoxes, listBoxes } from '../../support/drawn-boxes.ts';
import { wellFormed } from '../../support/xml.ts';

const draw = (path: string, body: object, query: Record<string, string> = {}) =>
  postTo(path, body, { format: 'svg', ...query });

const born = (latitude: number, longitude: number, iso = '1985-07-13T17:45:00Z') => ({
  subject: { name: 'A & <B>', birth_datetime: { iso }, birth_location: { latitude, longitude } },
});
const LONDON = born(51.5074, -0.1278);
const SUVA = born(-18.14, 178.44, '2000-01-01T06:00:00Z');

const CASES = [
  ['/acg/lines', LONDON],
  ['/acg/local-space', LONDON],
  ['/acg/local-space', SUVA],
  ['/acg/hits', { ...LONDON, location: { latitude: 38.72, longitude: -9.14 }, radius_km: 1500 }],
  ['/acg/crossings', { ...SUVA, bodies: ['sun', 'moon', 'venus', 'mars'] }],
  ['/acg/aspects', { ...LONDON, bodies: ['sun', 'moon', 'venus'] }],
  ['/acg/aspects', LONDON],
] as const;

const LOOKS = [
  {},
  { size: '320', theme: 'dark' },
  { projection: 'mercator', bounds: '-25,30,45,72' },
  { bounds: '110,-50,-110,30', size: '640' },
  { bounds: '-180,-90,180,90', size: '2000', theme: 'print' },
  { bounds: '2,48,3,49' },
] as const;

const TEXTS = ['angle', 'symbol', 'caption', 'city'];

describe('200', () => {
  it.each(CASES)('%s is drawn in every part of the world without labels that touch', async (path, body) => {
    for (const query of LOOKS) {
      const { status, type, text } = await draw(path, body, query);
      expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(wellFormed(text)).toBe(true);
      expect(text).not.toMatch(/NaN|undefined|Infinity|\sid="/);
      expect(findOverlappingBoxes(listBoxes(text, TEXTS)).map((pair) => JSON.stringify(pair))).toEqual([]);
      expect(text.length).toBeLessThan(250_000);
    }
  });

  it('the map of the world has every line of the answer, each with its title and a label', async () => {
    const { features } = JSON.parse((await postTo('/acg/lines', LONDON)).text);
    const { text } = await draw('/acg/lines', LONDON);
    const ids = features.map(({ id }: { id: string }) => id).toSorted();
    const listIds = (name: string) =>
      [...text.matchAll(new RegExp(`class="${name}" data-line="([^"]+)"`, 'g'))].map(([, id]) => id);
    expect(listIds('line').toSorted()).toEqual(ids);
    expect([...new Set(listIds('label'))].toSorted()).toEqual(ids);
    expect(text).toContain('<title>Sun rises (AC)</title>');
  });

  it('a line that crosses the map has its label at both ends, in two rows where one has no room', async () => {
    const { text } = await draw('/acg/lines', LONDON);
    const labels = [...text.matchAll(/class="label" data-line="(\w+\.MC)"/g)].map(([, id]) => id);
    expect(labels.length).toBe(2 * new Set(labels).size);
    const few = await draw('/acg/lines', { ...LONDON, bodies: ['sun'] });
    const countRows = (svg: string) =>
      new Set(listBoxes(svg, ['angle']).map(({ top, bottom }) => Math.round((top + bottom) / 2))).size;
    expect([countRows(few.text), countRows(text)]).toEqual([2, 3]);
  });

  it('labels of aspects have the angle, or the symbol of the aspect where lines are many', async () => {
    const labelsOf = async (body: object) =>
      [...(await draw('/acg/aspects', body)).text.matchAll(/<g class="label".*?<\/g>/gs)].map(([label]) => label);
    const few = await labelsOf({ ...LONDON, bodies: ['sun'] });
    expect(few.every((label) => label.includes('class="angle"'))).toBe(true);
    const many = await labelsOf(LONDON);
    expect(many.every((label) => label.split('class="symbol"').length === 3)).toBe(true);
    expect(Math.min(few.length, many.length)).toBeGreaterThan(5);
  });

  it('every line of local space has a label, also around a place near the edge of the map', async () => {
    const { features } = JSON.parse((await postTo('/acg/local-space', SUVA)).text);
    const { text } = await draw('/acg/local-space', SUVA);
    const labeled = [...text.matchAll(/class="label" data-line="([^"]+)"/g)].map(([, id]) => id);
    const lines = features
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => text.includes(`class="line" data-line="${id}"`));
    expect(new Set(labeled).size).toBeGreaterThanOrEqual(lines.length / 2);
  });

  it('crossings have the symbols and the angles of their bodies', async () => {
    const { text } = await draw('/acg/crossings', { ...LONDON, bodies: ['venus', 'jupiter'] });
    const labels = [...text.matchAll(/<g class="label"[^>]*><title>([^<]*)<\/title>(.*?)<\/g>/g)];
    expect(labels).not.toEqual([]);
    expect(labels.length).toBe([...text.matchAll(/class="spot point"/g)].length);
    for (const [, title, drawn = ''] of labels) {
      expect(title).toMatch(/\((MC|IC|AC|DC)\), .*\((MC|IC|AC|DC)\)/);
      expect([...drawn.matchAll(/class="(\w+)"/g)].map(([, name]) => name)).toEqual([
        'symbol',
        'angle',
        'symbol',
        'angle',
      ]);
    }
  });

  it('a meridian stands at its longitude, and the birthplace at its place', async () => {
    const { features } = JSON.parse((await postTo('/acg/lines', LONDON)).text);
    const [longitude] = features.find(({ id }: { id: string }) => id === 'sun.MC').geometry.coordinates[0];
    const { text } = await draw('/acg/lines', LONDON);
    const [, left, width] = /class="frame" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(text)?.map(Number) ?? [];
    const [, x] = /data-line="sun.MC"[^>]* d="M([\d.]+) /.exec(text)?.map(Number) ?? [];
    expect(((Number(x) - Number(left)) / Number(width)) * 360 - 180).toBeCloseTo(longitude, 0);
    const [, place] = /class="spot place"[^>]* d="M([\d.]+) /.exec(text)?.map(Number) ?? [];
    expect(((Number(place) + 5 - Number(left)) / Number(width)) * 360 - 180).toBeCloseTo(-0.1278, 0);
  });

  it('a map of the world names the greatest cities, on lines too, and that of a region its own', async () => {
    const listNames = async (bounds: string) => {
      const { text } = await draw('/acg/lines', LONDON, { bounds });
      return [...text.matchAll(/<g class="town"><title>([^<]*)/g)].map(([, name]) => name);
    };
    const greatest = readCities()
      .slice(0, 60)
      .map(({ name }) => name);
    const ofWorld = await listNames('world');
    expect(ofWorld.length).toBeGreaterThan(20);
    expect(greatest).toEqual(expect.arrayContaining(ofWorld));
    expect(await listNames('-11,49,3,60')).toEqual(expect.arrayContaining(['Birmingham', 'Dublin', 'Glasgow']));
  });

  it('a region is the part of the world with its name', async () => {
    const named = await draw('/acg/lines', LONDON, { bounds: 'europe' });
    expect(named.text).toBe((await draw('/acg/lines', LONDON, { bounds: '-25,34,45,72' })).text);
  });

  it('a part of the world shows only the lines that cross it', async () => {
    const whole = await draw('/acg/lines', LONDON);
    const part = await draw('/acg/lines', LONDON, { bounds: '0,50,5,55' });
    const count = (text: string) => [...text.matchAll(/class="line"/g)].length;
    expect(count(part.text)).toBeLessThan(count(whole.text));
  });
});

describe('400', () => {
  it.each([
    [{ bounds: '-25,30,45,72' }, 'query.bounds', /goes with format=svg, format=png, format=pdf only/],
    [{ format: 'svg', bounds: '1,2,3' }, 'query.bounds', /west,south,east,north/],
    [{ format: 'svg', bounds: 'atlantis' }, 'query.bounds', /or one of world, africa, .*europe/],
    [{ format: 'svg', bounds: '-25,72,45,30' }, 'query.bounds', /north at least 1° above/],
    [{ format: 'svg', bounds: '10,0,10.5,20' }, 'query.bounds', /at least 1° wide/],
    [{ format: 'svg', bounds: '-190,0,10,20' }, 'query.bounds', /longitudes from -180/],
    [{ format: 'svg', bounds: '0,-95,10,20' }, 'query.bounds', /latitudes from -90/],
    [{ format: 'svg', projection: 'mercator', bounds: '-180,-90,180,90' }, 'query.bounds', /no poles/],
    [{ format: 'llm_v2' }, 'query.format', /no row form/],
  ])('%j', async (query, location, message) => {
    const { status, text } = await postTo('/acg/lines', LONDON, query);
    const [issue] = JSON.parse(text).errors;
    expect([status, issue.location]).toEqual([400, location]);
    expect(issue.message).toMatch(message);
  });

  /** As many as a request may name. */
  const MOST_BODIES = 29;

  it.each([
    ['/acg/crossings', {}],
    ['/acg/aspects', { options: { aspects: ASPECT_IDS } }],
  ])('more lines than a reader can distinguish are refused with a remedy: %s', async (path, options) => {
    const { status, text } = await draw(path, { ...LONDON, bodies: ACG_BODY_IDS.slice(0, MOST_BODIES), ...options });
    expect(status).toBe(400);
    expect(JSON.parse(text).errors[0].message).toMatch(/at most 600 lines or points, and this map has \d+: send fewer/);
  });
});

test.each([
  ['land', drawLand, () => readLand().flat()],
  ['borders', drawBorders, () => readBorders().flat()],
  ['cities', listCities, () => readCities().map(({ at }) => at)],
] as const)('%s.json is the output of its script, and on the Earth', (name, write, read) => {
  expect(JSON.parse(readFileSync(`lib/draw/map/${name}.json`, 'utf8'))).toEqual(write());
  const positions = read();
  expect(positions.length).toBeGreaterThan(1000);
  expect(positions.every(([longitude, latitude]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)).toBe(true);
});

test('no coastline crosses the map: the land is cut at the antimeridian', () => {
  const rings = readLand();
  expect(rings.length).toBeGreaterThan(100);
  for (const ring of rings) {
    for (const [index, [longitude, latitude]] of ring.entries()) {
      const [fromLongitude] = ring[index - 1] ?? [longitude];
      // Only the edge of Antarctica, at the pole, is longer.
      if (Math.abs(longitude - fromLongitude) > 60) expect(latitude).toBe(-90);
    }
  }
});

describe('the crossings of a map of lines', () => {
  const body = { ...LONDON, bodies: ['sun', 'moon', 'venus'] };
  const sortPair = (pair: readonly string[]): string => [...pair].sort().join(' ');

  /** What `/acg/crossings` finds on the inhabited Earth. */
  async function listFound(): Promise<readonly string[]> {
    const { features } = JSON.parse((await postTo('/acg/crossings', body)).text);
    return features.flatMap(({ geometry, properties }: CrossingFeature) => {
      const [, latitude = 90] = geometry.coordinates;
      const isOnMap = geometry.type === 'Point' && latitude > -60 && latitude < 75;
      return isOnMap ? [sortPair(properties.lines.map((line) => `${line.body}_${line.angle}`))] : [];
    });
  }

  interface CrossingFeature {
    readonly geometry: { readonly type: string; readonly coordinates: readonly number[] };
    readonly properties: { readonly lines: readonly { readonly body: string; readonly angle: string }[] };
  }

  it('are marked, each as often as the other endpoint finds it', async () => {
    const { text } = await draw('/acg/lines', body);
    const marked = [...text.matchAll(/data-crossing="(\w+)_([A-Z]+)_(\w+)_([A-Z]+)"/g)].map(([, a, ofA, b, ofB]) =>
      sortPair([`${a}_${ofA}`, `${b}_${ofB}`]),
    );
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.sort()).toEqual([...(await listFound())].sort());
    expect(text).toMatch(/<rect class="ground"[^>]*\/><g class="label"[^>]*><title>[^<]*\((?:AC|DC|MC|IC)\), /);
  });

  it('are left out where they are more than can be read, and a note says so', async () => {
    const { text } = await draw('/acg/lines', LONDON);
    expect(text).not.toContain('data-crossing');
    const countCaptions = (svg: string) => [...svg.matchAll(/class="caption"/g)].length;
    expect(countCaptions(text)).toBe(countCaptions((await draw('/acg/lines', body)).text) + 1);
  });
});

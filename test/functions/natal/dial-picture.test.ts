import { describe, expect, it } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';
import { findOverlappingBoxes, listBoxes } from '../../support/drawn-boxes.ts';
import { send } from '../../support/natal.ts';
import { wellFormed } from '../../support/xml.ts';
import { birth } from './birth.ts';

const path = '/ephemeris/dial';

async function draw(members: object, query: Record<string, string> = {}) {
  const { text, ...answer } = await postTo(path, { subject: birth(), ...members }, { format: 'svg', ...query });
  return { ...answer, svg: text };
}

const ask = async (members: object) => (await send({ path, body: { subject: birth(), ...members } })).body.data;

interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly trueX: number;
  readonly trueY: number;
}

/** Where the symbol of each point stands, and where its line meets the scale. */
const listPlaces = (svg: string): readonly Place[] =>
  [
    ...svg.matchAll(
      /class="point" data-id="(\w+)".*?class="leader"[^>]*d="M(-?[\d.]+) ?(-?[\d.]+)[ -].*?class="symbol"[^>]*translate\(([-\d.]+),([-\d.]+)\)/g,
    ),
  ].map(([, id = '', ...numbers]) => {
    const [trueX = 0, trueY = 0, x = 0, y = 0] = numbers.map(Number);
    return { id, trueX, trueY, x, y };
  });

/** Angle from the top, anticlockwise, as a part of the circle. */
const turnOf = ({ trueX, trueY }: Place): number => (((Math.atan2(-trueX, -trueY) / Math.PI) * 180 + 360) % 360) / 360;

describe('200', () => {
  it.each([360, 90, 45, 22.5])('modulus %d: every point on its degree, from the top anticlockwise', async (modulus) => {
    const members = { modulus, configuration: { object_set: 'full' } };
    const { status, type, svg } = await draw(members);
    expect({ status, type }).toEqual({ status: 200, type: 'image/svg+xml; charset=utf-8' });
    expect(wellFormed(svg)).toBe(true);
    const { points } = await ask(members);
    const places = listPlaces(svg);
    expect(places.map(({ id }) => id)).toEqual(points.map(({ id }: { id: string }) => id));
    for (const [index, place] of places.entries()) {
      const apart = turnOf(place) - points[index].dial_position / modulus;
      expect(Math.abs(apart - Math.round(apart)), place.id).toBeLessThan(1e-4 * 2);
    }
  });

  it('no symbol touches another one, and each has strokes', async () => {
    const { svg } = await draw({ configuration: { object_set: 'full' } });
    const places = listPlaces(svg);
    for (const [index, { id, x, y }] of places.entries()) {
      for (const other of places.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y), `${id} ${other.id}`).toBeGreaterThan(30);
    }
    expect(svg).not.toMatch(/class="symbol"[^>]* d=""/);
  });

  it('draws the axis of a point with a line for every structure on it, and none without', async () => {
    const { svg } = await draw({}, { axis: 'sun', theme: 'dark' });
    const { midpoint_structures } = await ask({});
    const onAxis = midpoint_structures.filter(({ point }: { point: string }) => point === 'sun');
    expect(onAxis.length).toBeGreaterThan(2);
    const drawn = [...svg.matchAll(/class="symmetry" data-a="(\w+)" data-b="(\w+)"/g)].map(([, a, b]) => [a, b]);
    expect(drawn).toEqual(onAxis.map(({ pair }: { pair: string[] }) => pair));
    expect(svg).toContain('<title>Axis of Sun 84°');
    expect((await draw({})).svg).not.toContain('class="axis"');
  });

  it.each(['640', '700', '800', '1600'])(
    'formulas touch neither the scale nor one another, at %s pixels',
    async (size) => {
      const { svg } = await draw({}, { size });
      const boxes = listBoxes(svg, ['dial-number', 'caption', 'formula-symbol']);
      expect(boxes.length).toBeGreaterThan(30);
      expect(findOverlappingBoxes(boxes).map((pair) => JSON.stringify(pair))).toEqual([]);
    },
  );

  it('is drawn small without texts, and without captions', async () => {
    const small = await draw({}, { size: '200' });
    expect(small.svg).not.toMatch(/class="(degree|minute|dial-number|caption)"/);
    expect((await draw({}, { captions: 'off' })).svg).not.toContain('class="caption"');
    expect((await draw({})).svg).toContain('class="formula"');
  });
});

describe('400', () => {
  it.each([
    [{ format: 'svg', axis: 'mon' }, 'query.axis', /did you mean moon/],
    [{ axis: 'sun' }, 'query.axis', /goes with format=svg, format=png, format=pdf only/],
    [{ format: 'svg', layout: 'sheet' }, 'query.layout', /not known/],
    [{ format: 'svg', colors: 'ink:cccccc' }, 'query.colors', /contrast/],
    [{ format: 'svg', axis: 'vertex' }, 'query.axis', /is not on this dial, whose points are aries_point/],
  ])('%j', async (query, location, message) => {
    const { status, body } = await send({ path, body: { subject: birth() }, query });
    expect([status, body.errors[0].location]).toEqual([400, location]);
    expect(body.errors[0].message).toMatch(message);
  });
});

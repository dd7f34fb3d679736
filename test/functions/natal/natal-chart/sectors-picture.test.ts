import { describe, expect, test } from 'vitest';
import { drawGalleryChart } from '../../../../docs/pictures/gallery.ts';
import { CHART_OBJECT_IDS } from '../../../../lib/base/catalog/chart-objects.ts';
import { drawSectors } from '../../../../lib/draw/sectors/draw-sectors.ts';
import { toSectorDeg } from '../../../../lib/draw/sectors/points.ts';
import { send } from '../../../support/natal.ts';
import { wellFormed } from '../../../support/xml.ts';
import { birth } from '../birth.ts';

const drawSvg = (members: object) =>
  drawGalleryChart({
    title: 'Sectors',
    path: '/ephemeris/natal-chart',
    body: { subject: birth(), ...members },
    query: { layout: 'sectors' },
  });
const draw = (query: Record<string, string> = {}, body: object = {}) =>
  send({ body: { subject: birth(), ...body }, query: { format: 'svg', layout: 'sectors', ...query } });

describe('the picture of the sectors', () => {
  test.each([
    ['the default method', {}],
    ['house system G', { configuration: { house_system: 'G' } }],
    ['rise_set', { options: { sector_method: 'rise_set' } }],
  ])('has the sectors that the JSON answer states: %s', async (_, members) => {
    const text = await drawSvg(members);
    expect(wellFormed(text)).toBe(true);
    const options = { include_sectors: true, ...('options' in members ? members.options : {}) };
    const { body } = await send({ body: { subject: birth(), ...members, options } });
    const drawn = new Map(
      [...text.matchAll(/data-id="(\w+)" data-sector="([\d.]+)"/g)].map(([, id, at]) => [id, Number(at)]),
    );
    for (const [id, { sector }] of Object.entries<{ sector: number }>(body.data.planets)) {
      expect(sector - (drawn.get(id) ?? 0)).toBeGreaterThanOrEqual(-1e-6);
      expect(sector - (drawn.get(id) ?? 0)).toBeLessThan(0.01 + 1e-6);
    }
    expect(text.match(/class="sector plus-zone"/g)).toHaveLength(8);
    expect(text.match(/<g class="sector/g)).toHaveLength(36 + 1);
  });

  test('names bodies that neither rise nor set', async () => {
    const north = { ...birth(), birth_location: { latitude: 69.65, longitude: 18.96 } };
    const text = await drawSvg({ subject: north });
    const { body } = await send({ body: { subject: north, options: { include_sectors: true } } });
    const missing = Object.values<{ sector: number | null }>(body.data.planets).filter(({ sector }) => sector === null);
    expect(missing.length).toBeGreaterThan(0);
    const drawn = text.match(/<g class="point"/g)?.length ?? 0;
    expect(drawn + missing.length).toBe(Object.keys(body.data.planets).length);
  });

  test('rising is on the left, the upper culmination at the top', () => {
    expect([1, 10, 19, 28].map(toSectorDeg)).toEqual([0, -90, -180, -270]);
  });

  test('every object has a place of its own, at any size', () => {
    const points = CHART_OBJECT_IDS.map((id, index) => ({ id, sector: 1 + (index % 3) * 0.1 }));
    const picture = { title: 't', description: 'd', points, caption: { heading: '', lines: [] }, settings: [] };
    for (const sizePx of [100, 320, 800, 4000]) {
      const svg = drawSectors(picture, { theme: 'light', sizePx, withCaptions: true, colors: {} });
      const places = [...svg.matchAll(/class="symbol" transform="translate\(([-\d.]+),([-\d.]+)\)scale\(([\d.]+)/g)];
      expect(places).toHaveLength(points.length);
      for (const [index, [, x, y, scale]] of places.entries()) {
        for (const [, otherX, otherY] of places.slice(index + 1))
          expect(Math.hypot(Number(x) - Number(otherX), Number(y) - Number(otherY))).toBeGreaterThan(
            180 * Number(scale),
          );
      }
    }
  });

  test.each([
    [{}, { subject: birth({ birth_time_known: false }) }, 422, 'BirthTimeRequired'],
    [{}, { options: { include_sectors: false } }, 400, 'ValidationError'],
    [{ preset: 'simple' }, {}, 400, 'ValidationError'],
    [{ format: 'json' }, {}, 400, 'ValidationError'],
    [{}, { configuration: { coordinate_system: 'heliocentric' } }, 400, 'ValidationError'],
  ])('refuses %j %j', async (query: Record<string, string>, body, status, error) => {
    const answer = await draw(query, body);
    expect([answer.status, answer.body.error, answer.body.errors[0].location]).toEqual([status, error, 'query.layout']);
  });
});

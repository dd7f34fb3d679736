import { describe, expect, it } from 'vitest';
import { Problem } from '../../../lib/base/errors/problem.ts';
import * as services from '../../support/services.ts';
import { get, post, senders } from './send.ts';

const batch = (locations: unknown) => post('/location/batch', { locations });

const GOOD = [{ query: 'Basel' }, { coordinates: { lat: 59.9139, lng: 10.7522 } }];
const BAD: readonly (readonly [unknown, string, string])[] = [
  [{ coordinates: { lat: 91, lng: 0 } }, 'InvalidLatitude', 'coordinates.lat'],
  [{ coordinates: { lat: 1, lng: 'two' } }, 'InvalidLongitude', 'coordinates.lng'],
  [{ coordinates: { lat: 1 } }, 'ValidationError', 'coordinates.lng'],
  [{ query: '' }, 'ValidationError', 'query'],
  [{ query: 'x'.repeat(300) }, 'ValidationError', 'query'],
  [{ query: 'a\u0007b' }, 'ValidationError', 'query'],
  [{}, 'ValidationError', ''],
  [{ query: 'x', coordinates: { lat: 1, lng: 2 } }, 'ValidationError', ''],
  [{ query: 'x', limit: 3 }, 'ValidationError', 'limit'],
  [null, 'ValidationError', ''],
  [7, 'ValidationError', ''],
];

describe('200', () => {
  it('answers each item like its single endpoint, in order', async () => {
    const { status, body } = await batch(GOOD);
    const [search, reverse] = body.data;
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.attribution).toMatch(/GeoNames.*OpenStreetMap/);
    expect(search).toMatchObject({ index: 0, success: true, type: 'search', query: 'Basel' });
    expect(reverse).toMatchObject({ index: 1, success: true, type: 'reverse', coordinates: GOOD[1]?.coordinates });
    expect(search.data).toEqual((await get('/location/autocomplete', { query: 'Basel' })).body.data);
    expect(reverse.data).toEqual((await get('/location/reverse', { lat: '59.9139', lng: '10.7522' })).body.data);
  });

  it.each(BAD)('the invalid item %j does not affect other items', async (item, error, member) => {
    const { status, body } = await batch([GOOD[0], item, GOOD[1]]);
    expect(status).toBe(200);
    expect(body.data.map(({ success }: { success: boolean }) => success)).toEqual([true, false, true]);
    expect(body.data[1]).toMatchObject({ index: 1, error });
    expect(body.data[1].errors[0].location).toBe(`body.locations[1]${member && `.${member}`}`);
    expect(body.data[1].detail).toContain('body.locations[1]');
  });

  it('a geocoder failure for one item does not affect other items', async () => {
    const search = async (query: string, limit: number) => {
      if (query === 'Basel') throw new Problem('GeocoderUnavailable', 'down');
      return services.geocoder.search(query, limit);
    };
    const sender = senders({ ...services.geocoder, search });
    const { body } = await sender.post('/location/batch', { locations: [...GOOD, { query: 'Oslo' }] });
    expect(body.data[0]).toMatchObject({ success: false, type: 'search', error: 'GeocoderUnavailable' });
    expect(body.data.map(({ success }: { success: boolean }) => success)).toEqual([false, true, true]);
  });
});

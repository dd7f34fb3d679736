import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openGeocoder } from '../../../lib/runtime/geocoder.ts';

afterEach(() => vi.unstubAllEnvs());

it('the gazetteer is not read before the first look-up', async () => {
  vi.stubEnv('PLACES_PATH', '/nowhere');
  const geocoder = openGeocoder();
  await expect(geocoder.matchName('Basel', undefined)).rejects.toMatchObject({ code: 'PlacesUnavailable' });
  vi.stubEnv('PLACES_PATH', join(import.meta.dirname, '../../../layers/places'));
  const { result } = await geocoder.matchName('Basel', undefined);
  expect(result.exact).toMatchObject([{ name: 'Basel' }]);
  expect((await geocoder.search('Basel', 1)).result).toMatchObject([{ name: 'Basel' }]);
  expect((await geocoder.reverse(47.56, 7.59)).result).toMatchObject({ name: 'Basel' });
});

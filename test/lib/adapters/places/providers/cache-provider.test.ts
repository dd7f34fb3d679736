import { expect, it, vi } from 'vitest';
import { cacheProvider } from '../../../../../lib/adapters/places/providers/cache-provider.ts';
import type { GeocodingProvider } from '../../../../../lib/astro/clock/places/geocoding.ts';

const provider = () => ({
  search: vi.fn<GeocodingProvider['search']>(async () => ({ result: [], attribution: '', warnings: [] })),
  matchName: vi.fn<GeocodingProvider['matchName']>(),
  reverse: vi.fn<GeocodingProvider['reverse']>(async () => ({ result: undefined, attribution: '', warnings: [] })),
});

it('sends a new request when the cached answer has expired', async () => {
  let nowMs = 0;
  const asked = provider();
  const kept = cacheProvider(asked, { ttlMs: 1000, now: () => nowMs });
  await kept.search('a', 1);
  nowMs = 999;
  await kept.search('a', 1);
  expect(asked.search).toHaveBeenCalledTimes(1);
  nowMs = 1000;
  await kept.search('a', 1);
  expect(asked.search).toHaveBeenCalledTimes(2);
});

it('caches at most the maximum number of answers', async () => {
  const asked = provider();
  const kept = cacheProvider(asked, { maxAnswers: 2 });
  for (const latitudeDeg of [1, 2, 3, 1]) await kept.reverse(latitudeDeg, 0);
  expect(asked.reverse).toHaveBeenCalledTimes(4);
  await kept.reverse(3, 0);
  expect(asked.reverse).toHaveBeenCalledTimes(4);
});

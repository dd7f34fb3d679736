import type { Geocoded, GeocodingProvider } from '../../../astro/clock/places/geocoding.ts';
import { LeastRecentlyUsedCache } from '../../least-recently-used-cache.ts';

interface CacheLimits {
  readonly ttlMs: number;
  readonly maxAnswers: number;
  /** Current time in milliseconds on a monotonic clock. */
  readonly now: () => number;
}

const CACHE_LIMITS: CacheLimits = { ttlMs: 3_600_000, maxAnswers: 1_000, now: () => performance.now() };

/** Wraps a provider so that its answers are cached in memory, by default for one hour; failures are not cached. */
export function cacheProvider(provider: GeocodingProvider, limits: Partial<CacheLimits> = {}): GeocodingProvider {
  const cacheLimits = { ...CACHE_LIMITS, ...limits };
  const search = cacheLookup(cacheLimits, (query: string, limit: number) => provider.search(query, limit));
  const matchName = cacheLookup(cacheLimits, (text: string, countryCode: string | undefined) =>
    provider.matchName(text, countryCode),
  );
  const reverse = cacheLookup(cacheLimits, (latitudeDeg: number, longitudeDeg: number) =>
    provider.reverse(latitudeDeg, longitudeDeg),
  );
  return { search, matchName, reverse };
}

function cacheLookup<Arguments extends readonly unknown[], Found>(
  { ttlMs, maxAnswers, now }: CacheLimits,
  ask: (...args: Arguments) => Promise<Geocoded<Found>>,
): (...args: Arguments) => Promise<Geocoded<Found>> {
  const answers = new LeastRecentlyUsedCache<{ readonly answer: Geocoded<Found>; readonly until: number }>(maxAnswers);
  return async (...args) => {
    const key = JSON.stringify(args);
    const cachedEntry = answers.get(key);
    if (cachedEntry && now() < cachedEntry.until) return cachedEntry.answer;
    const answer = await ask(...args);
    answers.set(key, { answer, until: now() + ttlMs });
    return answer;
  };
}

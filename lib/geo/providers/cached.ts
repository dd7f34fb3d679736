import type { Geocoded, GeocodingProvider } from '../../domain/places/geocoding.ts';
import { LeastRecentlyUsed } from '../least-recently-used.ts';

interface Limits {
  readonly ttlMs: number;
  readonly mostAnswers: number;
  /** Milliseconds on a clock that is never set back. */
  readonly now: () => number;
}

const LIMITS: Limits = { ttlMs: 3_600_000, mostAnswers: 1_000, now: () => performance.now() };

/** A provider whose answers are kept in memory for an hour; failures are not kept. */
export function cached(provider: GeocodingProvider, limits: Partial<Limits> = {}): GeocodingProvider {
  const kept = { ...LIMITS, ...limits };
  const searches = memory(kept, (query: string, limit: number) => provider.search(query, limit));
  const reverses = memory(kept, (latitudeDeg: number, longitudeDeg: number) =>
    provider.reverse(latitudeDeg, longitudeDeg),
  );
  return { search: searches, reverse: reverses };
}

function memory<Arguments extends readonly unknown[], Found>(
  { ttlMs, mostAnswers, now }: Limits,
  ask: (...asked: Arguments) => Promise<Geocoded<Found>>,
): (...asked: Arguments) => Promise<Geocoded<Found>> {
  const answers = new LeastRecentlyUsed<{ readonly answer: Geocoded<Found>; readonly until: number }>(mostAnswers);
  return async (...asked) => {
    const key = JSON.stringify(asked);
    const known = answers.get(key);
    if (known && now() < known.until) return known.answer;
    const answer = await ask(...asked);
    answers.set(key, { answer, until: now() + ttlMs });
    return answer;
  };
}

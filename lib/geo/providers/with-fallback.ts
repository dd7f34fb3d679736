import { warning } from '../../domain/chart/warning.ts';
import type { Geocoded, GeocodingProvider } from '../../domain/places/geocoding.ts';
import { Problem } from '../../errors/problem.ts';

/**
 * A provider that another one steps in for, where it fails and where it knows of nothing at a point.
 *
 * @param embedded undefined: a failure is `GeocoderUnavailable`, and nothing is nothing
 */
export function withFallback(provider: GeocodingProvider, embedded: GeocodingProvider | undefined): GeocodingProvider {
  return {
    search: (query, limit) => orElse(provider.search(query, limit), embedded && (() => embedded.search(query, limit))),
    async reverse(latitudeDeg, longitudeDeg) {
      const instead = embedded && (() => embedded.reverse(latitudeDeg, longitudeDeg));
      const answer = await orElse(provider.reverse(latitudeDeg, longitudeDeg), instead);
      return answer.found === undefined && instead ? instead() : answer;
    },
  };
}

async function orElse<Found>(
  asked: Promise<Geocoded<Found>>,
  instead: (() => Promise<Geocoded<Found>>) | undefined,
): Promise<Geocoded<Found>> {
  try {
    return await asked;
  } catch (cause) {
    const detail = 'The geocoder does not answer, and there is no fallback.';
    if (!instead) throw new Problem('GeocoderUnavailable', detail, { cause });
    const answer = await instead();
    const message = 'The geocoder did not answer in time or in order; the embedded gazetteer was used.';
    return { ...answer, warnings: [warning('GeocoderFallback', message), ...answer.warnings] };
  }
}

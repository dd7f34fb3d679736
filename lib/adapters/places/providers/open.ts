import type { Gazetteer, GazetteerPlace } from '../../../astro/clock/places/gazetteer.ts';
import type { Geocoded, GeocodedPlace, GeocodingProvider } from '../../../astro/clock/places/geocoding.ts';
import type { ZoneLookup } from '../../../astro/clock/places/zone-lookup.ts';
import { Problem } from '../../../base/errors/problem.ts';
import { createWarning } from '../../../base/warning.ts';
import { cacheProvider } from './cache-provider.ts';
import { createExternalProvider, type GeocoderDialect } from './external.ts';
import { NOMINATIM } from './nominatim.ts';
import { PHOTON } from './photon.ts';

/** Configuration of a geocoder on the network. */
interface ExternalGeocoder {
  readonly kind: 'photon' | 'nominatim';
  readonly baseUrl: string;
  readonly userAgent: string;
  /** Whether the embedded gazetteer answers when this geocoder fails or finds nothing at a point. */
  readonly fallback: boolean;
  /** Default 1500. */
  readonly timeoutMs?: number;
}

export type GeocoderSettings = { readonly kind: 'embedded' } | ExternalGeocoder;

interface GeocoderParts {
  readonly gazetteer: Gazetteer;
  readonly zoneLookup: ZoneLookup;
}

const DIALECTS: Readonly<Record<ExternalGeocoder['kind'], GeocoderDialect>> = { photon: PHOTON, nominatim: NOMINATIM };

const TIMEOUT_MS = 1500;

/** Ten times the size of fifty places with every translation of their names. */
const MAX_BYTES = 1_048_576;

/** Opens the provider that the settings select. */
export function openGeocodingProvider(
  settings: GeocoderSettings,
  { gazetteer, zoneLookup }: GeocoderParts,
): GeocodingProvider {
  const embedded = createEmbeddedProvider(gazetteer);
  if (settings.kind === 'embedded') return embedded;
  const { kind, baseUrl, userAgent, fallback, timeoutMs = TIMEOUT_MS } = settings;
  const fetchOptions = { userAgent, timeoutMs, maxBytes: MAX_BYTES };
  const external = createExternalProvider({ dialect: DIALECTS[kind], baseUrl, fetchOptions, zoneLookup });
  return addFallback(cacheProvider(external), fallback ? embedded : undefined);
}

/**
 * Wraps a provider so that another one answers when it fails or finds no place at a point. Exact names are asked of the
 * other one first, which knows populations and former names.
 *
 * @param embedded the fallback; when undefined, a failure is a `GeocoderUnavailable` problem and a point without a
 *   place has no result
 */
function addFallback(provider: GeocodingProvider, embedded: GeocodingProvider | undefined): GeocodingProvider {
  return {
    search: (query, limit) =>
      tryOrFallBack(provider.search(query, limit), embedded && (() => embedded.search(query, limit))),
    async matchName(text, countryCode) {
      const embeddedAnswer = await embedded?.matchName(text, countryCode);
      if (embeddedAnswer && embeddedAnswer.result.exact.length > 0) return embeddedAnswer;
      return tryOrFallBack(provider.matchName(text, countryCode), embeddedAnswer && (async () => embeddedAnswer));
    },
    async reverse(latitudeDeg, longitudeDeg) {
      const fallback = embedded && (() => embedded.reverse(latitudeDeg, longitudeDeg));
      const answer = await tryOrFallBack(provider.reverse(latitudeDeg, longitudeDeg), fallback);
      return answer.result === undefined && fallback ? fallback() : answer;
    },
  };
}

async function tryOrFallBack<Found>(
  primary: Promise<Geocoded<Found>>,
  fallback: (() => Promise<Geocoded<Found>>) | undefined,
): Promise<Geocoded<Found>> {
  try {
    return await primary;
  } catch (cause) {
    const detail = 'The geocoder does not answer, and there is no fallback.';
    if (!fallback) throw new Problem('GeocoderUnavailable', detail, { cause });
    const answer = await fallback();
    const message = 'The geocoder did not answer in time or in order; the embedded gazetteer was used.';
    return { ...answer, warnings: [createWarning('GeocoderFallback', message), ...answer.warnings] };
  }
}

/** Beyond this distance the answer warns that the nearest place is far from the coordinates. */
const NEARBY_KM = 200;

/** Creates a provider that answers from the gazetteer shipped with the service. */
export function createEmbeddedProvider(gazetteer: Gazetteer): GeocodingProvider {
  return {
    search: async (query, limit) => ({
      result: gazetteer.search(query, limit).map(toGeocodedPlace),
      attribution: gazetteer.attribution,
      warnings: [],
    }),
    matchName: async (text, countryCode) => ({
      result: gazetteer.matchName(text, countryCode),
      attribution: gazetteer.attribution,
      warnings: [],
    }),
    async reverse(latitudeDeg, longitudeDeg) {
      const { attribution } = gazetteer;
      const nearest = gazetteer.nearest(latitudeDeg, longitudeDeg);
      if (!nearest) return { result: undefined, attribution, warnings: [] };
      const { place, distanceKm } = nearest;
      const message = `${place.display_name} is the nearest place, ${Math.round(distanceKm)} km away.`;
      const warnings = distanceKm > NEARBY_KM ? [createWarning('PlaceFarAway', message)] : [];
      return { result: { ...toGeocodedPlace(place), distanceKm }, attribution, warnings };
    },
  };
}

function toGeocodedPlace({ population: _, ...place }: GazetteerPlace): GeocodedPlace {
  return place;
}

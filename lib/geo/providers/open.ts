import { createWarning } from '../../domain/chart/warning.ts';
import type { Gazetteer, GazetteerPlace } from '../../domain/places/gazetteer.ts';
import type { Geocoded, GeocodedPlace, GeocodingProvider } from '../../domain/places/geocoding.ts';
import type { ZoneLookup } from '../../domain/places/zone-lookup.ts';
import { Problem } from '../../errors/problem.ts';
import { cached } from './cached.ts';
import { type Dialect, externalProvider } from './external.ts';
import { NOMINATIM } from './nominatim.ts';
import { PHOTON } from './photon.ts';

/** A geocoder on the network, as it is configured. */
export interface ExternalGeocoder {
  readonly kind: 'photon' | 'nominatim';
  readonly baseUrl: string;
  readonly userAgent: string;
  /** Whether the embedded gazetteer steps in. */
  readonly fallback: boolean;
  /** Default 1500. */
  readonly timeoutMs?: number;
}

export type GeocoderSettings = { readonly kind: 'embedded' } | ExternalGeocoder;

interface Parts {
  readonly gazetteer: Gazetteer;
  readonly zoneLookup: ZoneLookup;
}

const DIALECTS: Readonly<Record<ExternalGeocoder['kind'], Dialect>> = { photon: PHOTON, nominatim: NOMINATIM };

const TIMEOUT_MS = 1500;

/** Fifty places with every translation of their names take a tenth of it. */
const MOST_BYTES = 1_048_576;

/** The provider that the settings name. */
export function openGeocoder(settings: GeocoderSettings, { gazetteer, zoneLookup }: Parts): GeocodingProvider {
  const embedded = embeddedProvider(gazetteer);
  if (settings.kind === 'embedded') return embedded;
  const { kind, baseUrl, userAgent, fallback, timeoutMs = TIMEOUT_MS } = settings;
  const manners = { userAgent, timeoutMs, mostBytes: MOST_BYTES };
  const external = externalProvider({ dialect: DIALECTS[kind], baseUrl, manners, zoneLookup });
  return withFallback(cached(external), fallback ? embedded : undefined);
}

/**
 * A provider that another one steps in for, where it fails and where it knows of nothing at a point.
 *
 * @param embedded undefined: a failure is `GeocoderUnavailable`, and nothing is nothing
 */
function withFallback(provider: GeocodingProvider, embedded: GeocodingProvider | undefined): GeocodingProvider {
  return {
    search: (query, limit) => orElse(provider.search(query, limit), embedded && (() => embedded.search(query, limit))),
    async reverse(latitudeDeg, longitudeDeg) {
      const instead = embedded && (() => embedded.reverse(latitudeDeg, longitudeDeg));
      const answer = await orElse(provider.reverse(latitudeDeg, longitudeDeg), instead);
      return answer.result === undefined && instead ? instead() : answer;
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
    return { ...answer, warnings: [createWarning('GeocoderFallback', message), ...answer.warnings] };
  }
}

/** Beyond this the nearest place says little about the coordinates. */
const NEARBY_KM = 200;

/** The gazetteer that the service brings along. */
export function embeddedProvider(gazetteer: Gazetteer): GeocodingProvider {
  const { attribution } = gazetteer;
  return {
    search: async (query, limit) => ({
      result: gazetteer.search(query, limit).map(geocoded),
      attribution,
      warnings: [],
    }),
    async reverse(latitudeDeg, longitudeDeg) {
      const nearest = gazetteer.nearest(latitudeDeg, longitudeDeg);
      if (!nearest) return { result: undefined, attribution, warnings: [] };
      const { place, distanceKm } = nearest;
      const message = `${place.display_name} is the nearest place, ${Math.round(distanceKm)} km away.`;
      const warnings = distanceKm > NEARBY_KM ? [createWarning('PlaceFarAway', message)] : [];
      return { result: { ...geocoded(place), distanceKm }, attribution, warnings };
    },
  };
}

function geocoded({ population: _, ...place }: GazetteerPlace): GeocodedPlace {
  return place;
}

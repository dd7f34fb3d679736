import type { Gazetteer } from '../../domain/places/gazetteer.ts';
import type { GeocodingProvider } from '../../domain/places/geocoding.ts';
import type { ZoneLookup } from '../../domain/places/zone-lookup.ts';
import { cached } from './cached.ts';
import { embeddedProvider } from './embedded.ts';
import { type Dialect, externalProvider } from './external.ts';
import { NOMINATIM } from './nominatim.ts';
import { PHOTON } from './photon.ts';
import { withFallback } from './with-fallback.ts';

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

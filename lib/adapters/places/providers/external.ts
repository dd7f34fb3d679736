import type { Geocoded, GeocodedPlace, GeocodingProvider } from '../../../astro/clock/places/geocoding.ts';
import type { ZoneLookup } from '../../../astro/clock/places/zone-lookup.ts';
import { matchGeocodedPlaces } from './match-name.ts';

/** A place from a geocoder's answer, without its time zone: geocoders do not return one. */
export type PlaceWithoutZone = Omit<GeocodedPlace, 'timezone'>;

/** The places of a geocoder's answer and its attribution. */
export interface GeocoderAnswer {
  readonly places: readonly PlaceWithoutZone[];
  /** Attribution stated in the answer itself, if any. */
  readonly attribution?: string | undefined;
}

/** Request paths and answer parsers of one kind of geocoder. */
export interface GeocoderDialect {
  /** Used for answers that state no attribution. */
  readonly attribution: string;
  /** Path and query, relative to the geocoder's base URL. */
  searchPath(query: string, limit: number): string;
  reversePath(latitudeDeg: number, longitudeDeg: number): string;
  /** @throws when the answer does not have the expected shape */
  readSearch(answer: unknown): GeocoderAnswer;
  readReverse(answer: unknown): GeocoderAnswer;
}

interface ExternalProviderParts {
  readonly dialect: GeocoderDialect;
  readonly baseUrl: string;
  readonly fetchOptions: FetchOptions;
  readonly zoneLookup: ZoneLookup;
}

/** Enough to see whether several places have a name. */
const MAX_MATCHES = 20;

/**
 * Creates a provider for a geocoder on the network. Its methods reject when the geocoder does not answer in time or
 * its answer is invalid.
 */
export function createExternalProvider({
  dialect,
  baseUrl,
  fetchOptions,
  zoneLookup,
}: ExternalProviderParts): GeocodingProvider {
  const ask = (path: string): Promise<unknown> =>
    fetchJson(new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`), fetchOptions);
  const addZone = (place: PlaceWithoutZone): GeocodedPlace => ({
    ...place,
    timezone: zoneLookup.zonesAt(place.latitude, place.longitude).timezone,
  });
  const addAttribution = <Found>(result: Found, attribution = dialect.attribution): Geocoded<Found> => ({
    result,
    attribution,
    warnings: [],
  });
  async function search(query: string, limit: number): Promise<Geocoded<readonly GeocodedPlace[]>> {
    const { places, attribution } = dialect.readSearch(await ask(dialect.searchPath(query, limit)));
    return addAttribution(places.slice(0, limit).map(addZone), attribution);
  }
  return {
    search,
    async matchName(text, countryCode) {
      const query = countryCode === undefined ? text : `${text}, ${countryCode}`;
      const { result, ...rest } = await search(query, MAX_MATCHES);
      return { ...rest, result: matchGeocodedPlaces(text, countryCode, result) };
    },
    async reverse(latitudeDeg, longitudeDeg) {
      const { places, attribution } = dialect.readReverse(await ask(dialect.reversePath(latitudeDeg, longitudeDeg)));
      return addAttribution(places.slice(0, 1).map(addZone)[0], attribution);
    },
  };
}

/** Options of a request to a geocoder. */
interface FetchOptions {
  /** Identifies this service to the geocoder's operator; public geocoders refuse a library's default user agent. */
  readonly userAgent: string;
  /** Limit for the whole exchange, including the body. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/**
 * Fetches the JSON document at a URL. Sends one request without retries; a redirect is an error.
 *
 * @throws Error unless the server answers in time with status 200 and JSON of at most `maxBytes`
 */
async function fetchJson(url: URL, { userAgent, timeoutMs, maxBytes }: FetchOptions): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', 'User-Agent': userAgent },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new Error(`the geocoder answered with status ${response.status}`);
  }
  return JSON.parse(await readText(response.body, maxBytes));
}

async function readText(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the stream and thereby the transfer.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`the geocoder's answer exceeds ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

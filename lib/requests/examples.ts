import type { Example } from '../contract/endpoint.ts';

const placeAt = (latitude: number, longitude: number, iana_name: string) => ({
  latitude: { decimal: latitude },
  longitude: { decimal: longitude },
  timezone: { iana_name },
});

/** Places of the births in examples. */
export const EXAMPLE_PLACES = {
  apia: placeAt(-13.8333, -171.7667, 'Pacific/Apia'),
  london: placeAt(51.5074, -0.1278, 'Europe/London'),
  newYork: placeAt(40.7128, -74.006, 'America/New_York'),
  paris: placeAt(48.8566, 2.3522, 'Europe/Paris'),
  suva: placeAt(-18.1416, 178.4415, 'Pacific/Fiji'),
  sydney: placeAt(-33.8688, 151.2093, 'Australia/Sydney'),
  tokyo: placeAt(35.6762, 139.6503, 'Asia/Tokyo'),
};

/** A request that shows what an endpoint does. @param name lower camel case */
export const example = (name: string, summary: string, body: object): Example => ({ name, summary, body });

/** As {@link example}, answered as rows for language models. */
export const exampleAsRows = (summary: string, body: object): Example => ({
  ...example('rowsForLanguageModels', summary, body),
  query: { format: 'llm_v2' },
});

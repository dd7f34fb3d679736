import { send } from '../../../support/natal.ts';

/** A birth in Chicago: the chart of Harrison Ford, a bundle. */
export const chicago = { latitude: 41.85, longitude: -87.65, timezone: { iana_name: 'America/Chicago' } };
export const subject = { name: 'Example', birth_datetime: { iso: '1942-07-13T11:41:00' }, birth_location: chicago };
export const timeless = { ...subject, birth_datetime: { iso: '1942-07-13' }, birth_time_known: false };
export const at = (latitude: number) => ({ ...subject, birth_location: { ...chicago, latitude } });

export const analyze = (body: object, query?: Record<string, string>) =>
  send({ path: '/ephemeris/analysis', body, ...(query && { query }) });

interface SearchedAnalysis {
  readonly moon?: object;
  readonly almuten_figuris?: object;
  readonly bodies?: Readonly<Record<string, { readonly station?: string; readonly station_days?: number }>>;
}

/** The facts without those that only the endpoint searches. */
export function withoutSearches({ moon: _, almuten_figuris: _almuten, bodies, ...facts }: SearchedAnalysis) {
  if (!bodies) return facts;
  const still = Object.entries(bodies).map(([id, { station: _station, station_days: _days, ...rest }]) => [id, rest]);
  return { ...facts, bodies: Object.fromEntries(still) };
}

export const codesOf = ({ body }: { readonly body: { readonly data: { readonly warnings: { code: string }[] } } }) =>
  body.data.warnings.map(({ code }) => code);

import { postTo } from './any-endpoint.ts';

/** Sends a body to an endpoint that compares charts. */
export const compare = (
  endpoint: 'synastry' | 'composite' | 'natal-transits' | 'tri-wheel',
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) => postTo(`/comparative/${endpoint}`, sent, query);

/** The subject of a request. Its time zone is an offset, so it needs no lookup. */
export function subjectAt(iso: string, latitude: number, longitude: number, rest: object = {}) {
  return { name: iso, birth_datetime: { iso }, birth_location: { latitude, longitude, timezone: UTC }, ...rest };
}

const UTC = { utc_offset_seconds: 0 };

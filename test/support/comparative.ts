import { endpoints } from '../../functions/comparative/endpoints.ts';
import { openFunction, type Query } from './open-function.ts';

const ask = openFunction(endpoints);

type ComparisonName = 'synastry' | 'composite' | 'natal-transits' | 'tri-wheel';

/** Sends a body through the whole chain of the comparative function. */
export const compare = (endpoint: ComparisonName, sent: unknown, query?: Query) =>
  ask(`/comparative/${endpoint}`, sent, query);

/** The subject of a request. Its time zone is an offset, so it needs no lookup. */
export function subjectAt(iso: string, latitude: number, longitude: number, rest: object = {}) {
  const timezone = { utc_offset_seconds: 0 };
  return { name: iso, birth_datetime: { iso }, birth_location: { latitude, longitude, timezone }, ...rest };
}

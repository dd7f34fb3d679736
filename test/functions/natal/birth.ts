import { send } from '../../support/natal.ts';

/** A place as a request writes it. */
export interface Place {
  readonly latitude: unknown;
  readonly longitude: unknown;
  readonly timezone?: unknown;
  readonly elevation?: number;
}

export const place = (latitude: number, longitude: number, zone: string): Place => ({
  latitude,
  longitude,
  timezone: { iana_name: zone },
});

export const PARIS = place(48.8566, 2.3522, 'Europe/Paris');
export const LONDON = place(51.5074, -0.1278, 'Europe/London');
export const NEW_YORK = place(40.7128, -74.006, 'America/New_York');
export const TROMSO = place(69.6489, 18.9551, 'Europe/Oslo');
export const MURMANSK = place(68.9585, 33.0827, 'Europe/Moscow');

/** A birth in Paris on 15 June 1990 at 14:30, by default. */
export const birth = (members: object = {}) => ({
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: PARIS,
  ...members,
});

/** A request for the chart of a birth. */
export interface RequestMembers {
  readonly subject?: unknown;
  readonly configuration?: unknown;
  readonly options?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

/** The whole answer to a request, of any status. */
export function answer({ query, ...body }: RequestMembers = {}) {
  return send({ body: { subject: birth(), ...body }, ...(query && { query }) });
}

/** The `data` of a chart; an answer other than 200 fails the test with its own words. */
export async function chart(request: RequestMembers = {}) {
  const { status, body, text } = await answer(request);
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 500)}`);
  return body.data;
}

/** The chart of a moment at a place. */
export const chartAt = (birth_datetime: unknown, birth_location: Place = PARIS, request: RequestMembers = {}) =>
  chart({ subject: birth({ birth_datetime, birth_location }), ...request });

/** The codes of a chart's warnings, in order. */
export const warningCodes = ({ warnings }: { warnings: readonly { code: string }[] }) =>
  warnings.map(({ code }) => code);

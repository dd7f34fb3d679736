import { describedApi } from '../../../functions/described-api.ts';
import type { EndpointDescriptor, Example } from '../../../lib/contract/endpoint.ts';
import { birth, bodyOf } from '../../bench/births.ts';

/** A request that must be answered with 200. */
export interface Sent {
  /** Group of the endpoint: its function. */
  readonly group: string;
  readonly method: string;
  /** Path with query. */
  readonly target: string;
  /** Body as JSON; undefined for a request without a body. */
  readonly body: string | undefined;
}

/** Excluded: one only waits for a second until no process answers from memory, one needs a token, one is limited by network. */
const LEFT_OUT = new Set(['/predictive/optimization/clear-cache', '/l/{token}', '/demo/token']);

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(1900, 0, 1);
const DAYS = 50_000;

/** Every example of the contract, and every endpoint without a request. */
const EXAMPLES: readonly Sent[] = Object.entries(describedApi).flatMap(([group, { endpoints }]) =>
  endpoints.filter(({ path }) => !LEFT_OUT.has(path)).flatMap((endpoint) => requestsOf(group, endpoint)),
);

function requestsOf(group: string, { method, path, examples, request }: EndpointDescriptor): readonly Sent[] {
  const isBare = request.body === undefined && request.query === undefined;
  const asked: readonly Partial<Example>[] = isBare && examples.length === 0 ? [{}] : examples;
  return asked.map(({ query, body }) => ({
    group,
    method,
    target: query ? `${path}?${new URLSearchParams(query)}` : path,
    body: body === undefined ? undefined : JSON.stringify(body),
  }));
}

/** Requests that were not sent before, by their number. */
const VARIED: readonly ((number: number) => Sent)[] = [
  (number) => post('natal', '/ephemeris/natal-chart', bodyOf(birth(number), { include_hermetic_lots: true })),
  (number) => post('natal', '/ephemeris/natal-chart?format=llm_v2', bodyOf(birth(number))),
  (number) =>
    post('natal', '/ephemeris/progressed', { ...subjectOf(number), progressed_datetime: { iso: dayOf(number) } }),
  (number) =>
    post('comparative', '/comparative/synastry', {
      subject_a: bodyOf(birth(number)).subject,
      subject_b: bodyOf(birth(number + 1)).subject,
    }),
  (number) => post('acg', '/acg/lines', { ...subjectOf(number), bodies: ['sun', 'moon', 'venus'] }),
  (number) => post('venus', '/ephemeris/venus-star-points/phase', { date: dayOf(number) }),
  (number) =>
    post('sky', '/ephemeris/table', { start_date: dayOf(number), end_date: dayOf(number, 31), columns: ['longitude'] }),
  (number) => post('standalone', '/ephemeris/lunar-phase', { date_time: { iso: dayOf(number) } }),
  (number) =>
    post('predictive', '/predictive/transits/sign-ingresses', {
      planets: ['sun', 'mars'],
      start_date: dayOf(number),
      end_date: dayOf(number, 365),
    }),
  (number) =>
    post('predictive', '/predictive/transits/planet-to-degree', {
      planet_name: 'saturn',
      target_degree: number % 360,
      start_date: dayOf(number),
      max_crossings: 3,
    }),
  (number) =>
    post('place', '/timezone/lookup', { latitude: birth(number).latitudeDeg, longitude: birth(number).longitudeDeg }),
];

const subjectOf = (number: number) => ({ subject: bodyOf(birth(number)).subject });

function dayOf(number: number, later = 0): string {
  return new Date(FIRST_DAY_MS + (((number * 7919) % DAYS) + later) * DAY_MS).toISOString().slice(0, 10);
}

const post = (group: string, target: string, body: object): Sent => ({
  group,
  method: 'POST',
  target,
  body: JSON.stringify(body),
});

/** The request with a number: the examples in turn, alternating with requests that were never sent before. */
export function requestAt(number: number): Sent {
  const turn = number >> 1;
  const example = EXAMPLES[turn % EXAMPLES.length];
  const varied = VARIED[turn % VARIED.length];
  if (!example || !varied) throw new Error('there is nothing to send');
  return number % 2 === 0 ? example : varied(number);
}

/** Number of requests that contain every kind. */
export const EVERY_KIND = 2 * Math.max(EXAMPLES.length, VARIED.length);

import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { GroupName } from '../../../functions/api.ts';
import { birth, bodyOf } from '../../bench/births.ts';
import { listExamples, type Sent } from '../serve/examples.ts';

/** Excluded: one only waits for a second until no process answers from memory, one needs a token, one is limited by network. */
const LEFT_OUT = new Set(['/predictive/optimization/clear-cache', '/l/{token}', '/demo/token']);

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(1900, 0, 1);
const DAYS = 50_000;

/** Every example of the contract, and every endpoint without a request. */
const EXAMPLES = listExamples(({ path }) => LEFT_OUT.has(path));

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

const post = (group: GroupName, target: string, body: object): Sent => ({
  title: target,
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

interface Posted {
  readonly agent: Agent;
  readonly key: string;
  readonly sent: Sent;
}

/**
 * Sends a request that must be answered with 200, and again where the server closed an idle connection at the moment at which it
 * was reused.
 *
 * @returns status and code of another answer, or the reason why no answer came; undefined for 200
 * @source `ClientRequest.reusedSocket` in http.d.ts of @types/node 24.19.2
 */
export function findFailure(address: string, posted: Posted): Promise<string | undefined> {
  const { agent, key, sent } = posted;
  const headers = {
    'X-API-Key': key,
    Accept: 'application/json, text/event-stream',
    'Content-Type': 'application/json',
  };
  return new Promise((resolve) => {
    const sending = request(address + sent.target, { method: sent.method, agent, headers }, (answer) => {
      const read = async (): Promise<string | undefined> => {
        const body = await text(answer);
        return answer.statusCode === 200 ? undefined : `${answer.statusCode} ${/"error":"(\w+)"/.exec(body)?.[1]}`;
      };
      resolve(read().catch(String));
    });
    sending.on('error', (fault: NodeJS.ErrnoException) => {
      const wasIdle = sending.reusedSocket && fault.code === 'ECONNRESET';
      resolve(wasIdle ? findFailure(address, posted) : String(fault));
    });
    sending.end(sent.body);
  });
}

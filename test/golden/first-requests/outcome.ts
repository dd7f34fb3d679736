import { operations } from '../../contract/operations.ts';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { type Fault, listFaults } from './faults.ts';
import { mend, type SentParts } from './mend.ts';
import type { FirstRequest } from './requests.ts';

/** How often a client mends its request and sends it again. */
const ROUNDS = 3;

/** Largest difference of a number from the one expected: 0.36″ of an angle, 11 m on the Earth. */
const TOLERANCE = 1e-4;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly faults: readonly Fault[];
}

/** What a first request came to. */
export interface Outcome {
  readonly request: FirstRequest;
  /** Status of every answer, in order; more than one where the request was mended. */
  readonly statuses: readonly number[];
  /** What is wrong with it, undefined when it succeeded. */
  readonly failure: string | undefined;
}

/** Sends a first request, mends it as its refusals say, and judges what comes of it. */
export async function judge(request: FirstRequest): Promise<Outcome> {
  const first = await send(request, request);
  const answers = [first, ...(await mendAndSend(request, { parts: request, answer: first, rounds: ROUNDS }))];
  const failure = isWhole(first) ? findMisreading(request, first) : findDeadEnd(request, answers);
  return { request, statuses: answers.map(({ status }) => status), failure };
}

interface Attempt {
  readonly parts: SentParts;
  readonly answer: Answer;
  readonly rounds: number;
}

/** The answers to a request that is mended after each refusal. */
async function mendAndSend(request: FirstRequest, { parts, answer, rounds }: Attempt): Promise<Answer[]> {
  const mended = rounds > 0 ? mend(parts, answer.faults) : undefined;
  if (!mended) return [];
  const next = await send(request, mended);
  return [next, ...(await mendAndSend(request, { parts: mended, answer: next, rounds: rounds - 1 }))];
}

/** True for an answer to the whole request: items of a batch may fail alone. */
const isWhole = ({ status, faults }: Answer): boolean => status === 200 && faults.length === 0;

async function send({ to, headers }: FirstRequest, { query, body }: SentParts): Promise<Answer> {
  const operation = operations.find(({ title }) => title === to);
  if (!operation) throw new Error(`No operation ${to}`);
  const { method, path, scope } = operation.endpoint;
  const principal = { id: 'newcomer', scopes: scope ? [scope] : [] };
  const event = gatewayEvent({ method, path, ...(query && { query }), ...(headers && { headers }), body, principal });
  const answer = await handlerOf(operation.group)(event, LAMBDA_CONTEXT);
  return { status: answer.statusCode, body: answer.body, faults: listFaults(answer.body) };
}

function findMisreading({ reading }: FirstRequest, { body }: Answer): string | undefined {
  if (!reading) return 'accepted, although it has no agreed meaning';
  const wrong = Object.entries(reading).flatMap(([path, expected]) => {
    const found = valueAt(JSON.parse(body), path);
    return isSame(found, expected) ? [] : [`${path} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
  });
  return wrong.length === 0 ? undefined : `misread: ${wrong.join('; ')}`;
}

function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => new Map(Object.entries(value ?? {})).get(name), answer);
}

function isSame(found: unknown, expected: string | number | boolean): boolean {
  if (typeof found === 'number' && typeof expected === 'number') return Math.abs(found - expected) <= TOLERANCE;
  if (typeof found !== 'string' || typeof expected !== 'string') return found === expected;
  return found === expected || Math.abs(Date.parse(found) - Date.parse(expected)) <= 1000;
}

function findDeadEnd({ expect }: FirstRequest, answers: readonly Answer[]): string | undefined {
  const [first, last] = [answers[0], answers.at(-1)];
  if (expect === 'accepted') return `refused: ${describeFaults(first)}`;
  return last && isWhole(last) ? undefined : `refused without a way to mend it: ${describeFaults(last)}`;
}

function describeFaults(answer: Answer | undefined): string {
  if (!answer || answer.faults.length === 0) return answer?.body ?? 'no answer';
  return answer.faults.map(({ location, message }) => `${location} ${message}`).join('; ');
}

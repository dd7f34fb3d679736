import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { requestAt, type Sent } from './mix.ts';

/** What was seen of the answers. */
export interface Seen {
  requests: number;
  /** Milliseconds, by group. */
  readonly durationsMs: Map<string, number[]>;
  /** How often there was something else than 200, by what it was. */
  readonly failures: Map<string, number>;
}

export const nothingSeen = (): Seen => ({ requests: 0, durationsMs: new Map(), failures: new Map() });

export interface Load {
  readonly address: string;
  /** Each of a client of its own, as every client may ask only so much in a minute. */
  readonly keys: readonly string[];
  /** Clients that ask at once, each the next as soon as it has an answer. */
  readonly atOnce: number;
}

/**
 * Sends the requests of the numbers from `first` on, until it is told to stop.
 *
 * @returns the number after the last
 */
export async function sendUntil(load: Load, { first, seen, isOver }: Course): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.atOnce });
  let next = first;
  const client = async (): Promise<void> => {
    while (!isOver(next)) {
      const number = next++;
      await sendOne(load, { agent, number, seen });
    }
  };
  await Promise.all(Array.from({ length: load.atOnce }, client));
  agent.destroy();
  return next;
}

export interface Course {
  readonly first: number;
  readonly seen: Seen;
  readonly isOver: (next: number) => boolean;
}

interface One {
  readonly agent: Agent;
  readonly number: number;
  readonly seen: Seen;
}

async function sendOne({ address, keys }: Load, { agent, number, seen }: One): Promise<void> {
  const sent = requestAt(number);
  const key = keys[number % keys.length] ?? '';
  const startedMs = performance.now();
  const failure = await failureOf(address, { agent, key, sent });
  seen.requests += 1;
  if (failure !== undefined) count(seen.failures, `${failure} ${sent.method} ${sent.target}`);
  const durations = seen.durationsMs.get(sent.group) ?? [];
  if (durations.push(performance.now() - startedMs) === 1) seen.durationsMs.set(sent.group, durations);
}

const count = (counts: Map<string, number>, name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);

interface Posted {
  readonly agent: Agent;
  readonly key: string;
  readonly sent: Sent;
}

/** What came instead of an answer with status 200: status and code, or why there was none. */
async function failureOf(address: string, posted: Posted): Promise<string | undefined> {
  try {
    const answer = await answerTo(address, posted);
    const body = await text(answer);
    return answer.statusCode === 200 ? undefined : `${answer.statusCode} ${/"error":"(\w+)"/.exec(body)?.[1]}`;
  } catch (fault) {
    return String(fault);
  }
}

function answerTo(address: string, { agent, key, sent }: Posted): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = {
    'X-API-Key': key,
    Accept: 'application/json, text/event-stream',
    'Content-Type': 'application/json',
  };
  const sending = request(address + sent.target, { method: sent.method, agent, headers }, resolve);
  sending.on('error', reject).end(sent.body);
  return promise;
}

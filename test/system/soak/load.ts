import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { requestAt, type Sent } from './mix.ts';

/** Observations about the answers. */
export interface Seen {
  requests: number;
  /** Milliseconds, by group. */
  readonly durationsMs: Map<string, number[]>;
  /** Number of results other than 200, by status and code. */
  readonly failures: Map<string, number>;
}

export const nothingSeen = (): Seen => ({ requests: 0, durationsMs: new Map(), failures: new Map() });

export interface Load {
  readonly address: string;
  /** Keys of separate clients, because every client has limits by the minute. */
  readonly keys: readonly string[];
  /** Number of parallel clients; each sends its next request after the answer to the last. */
  readonly atOnce: number;
}

/**
 * Sends the requests with numbers from `first` on, until it is stopped.
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

/** Result other than status 200: status and code, or the reason why no answer came. */
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

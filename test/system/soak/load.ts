import { Agent } from 'node:http';
import { findFailure, requestAt } from './mix.ts';

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
  const failure = await findFailure(address, { agent, key, sent });
  seen.requests += 1;
  if (failure !== undefined) count(seen.failures, `${failure} ${sent.method} ${sent.target}`);
  const durations = seen.durationsMs.get(sent.group) ?? [];
  if (durations.push(performance.now() - startedMs) === 1) seen.durationsMs.set(sent.group, durations);
}

const count = (counts: Map<string, number>, name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);

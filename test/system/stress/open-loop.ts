import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sent } from '../serve/examples.ts';
import { findFailure, requestAt } from '../soak/mix.ts';

export interface Load {
  readonly address: string;
  /** Keys of separate clients, used in turn. */
  readonly keys: readonly string[];
}

/** One request and its outcome. */
export interface Sample {
  readonly group: string;
  /** From the moment at which the request was due until the end of its answer. */
  readonly durationMs: number;
  /** Status and code, or the reason why no answer came; undefined for 200. */
  readonly failure: string | undefined;
}

interface Course {
  readonly seconds: number;
  readonly ratePerSecond: number;
  /** Number of the first request; other numbers are other requests. */
  readonly first: number;
}

/** Groups of the mix that search; their durations say more about the request than about the load. */
const SEARCHING = new Set(['predictive', 'mcp']);

/**
 * Sends requests at a steady rate, whether earlier ones are answered or not: a slow service is not spared.
 *
 * @returns the outcomes, in the order in which the requests were due
 */
export async function sendAtRate(load: Load, { seconds, ratePerSecond, first }: Course): Promise<readonly Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const startedMs = performance.now();
  const running: Promise<Sample>[] = [];
  for (let index = 0; index < seconds * ratePerSecond; index++) {
    const dueMs = startedMs + (index / ratePerSecond) * 1000;
    if (dueMs > performance.now()) await wait(dueMs - performance.now());
    running.push(sendOne(load, { agent, dueMs, number: first + index }));
  }
  const samples = await Promise.all(running);
  agent.destroy();
  return samples;
}

interface Due {
  readonly agent: Agent;
  readonly dueMs: number;
  readonly number: number;
}

async function sendOne({ address, keys }: Load, { agent, dueMs, number }: Due): Promise<Sample> {
  const sent = variedRequestAt(number);
  const failure = await findFailure(address, { agent, sent, key: keys[number % keys.length] ?? '' });
  return { group: sent.group, durationMs: performance.now() - dueMs, failure };
}

/** Requests with odd numbers were never sent before. */
function variedRequestAt(number: number): Sent {
  for (let odd = 2 * number + 1; ; odd += 2) {
    const sent = requestAt(odd);
    if (!SEARCHING.has(sent.group)) return sent;
  }
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyCache } from '../../../../lib/adapters/access/key-cache.ts';
import { openTableClient, type Transport } from '../../../../lib/adapters/dynamodb/client.ts';
import { openKeyStore } from '../../../../lib/adapters/dynamodb/key-store.ts';
import { toKeyItem } from '../../../../lib/adapters/tables/key-item.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ITEM = toKeyItem({
  id: 'key#1',
  principal: 'acme-1',
  name: 'acme',
  plan: 'standard',
  scopes: [],
  state: 'active',
  created: '2026-11-01T00:00:00.000Z',
  gatewayKey: 'counts-by-this-and-lets-nobody-in',
  hint: 'natal_abcd…',
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Numbers from 0 to 1 that are the same in every run: a linear congruence. */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A table that answers after 5 ms, or 200 ms later for a share of the reads. */
function createSlowTable(share: number): { transport: () => Promise<Transport>; sent: () => number } {
  const draw = createDraw(20_261_122);
  let sent = 0;
  const transport: Transport = async () => {
    sent += 1;
    await wait(draw() < share ? 205 : 5);
    return { Item: ITEM };
  };
  return { transport: async () => transport, sent: () => sent };
}

interface Outcome {
  readonly failed: boolean;
  readonly tookMs: number;
}

/** Looks up the records of many callers, each for the first time, one every 20 ms. */
async function lookUpMany(count: number, transport: () => Promise<Transport>): Promise<readonly Outcome[]> {
  const keys = new KeyCache(openKeyStore('keys', openTableClient(transport)), Date.now);
  const lookUps: Promise<Outcome>[] = [];
  for (let index = 0; index < count; index++) {
    const startedMs = Date.now();
    const toOutcome = (failed: boolean) => ({ failed, tookMs: Date.now() - startedMs });
    lookUps.push(
      keys.find(`key#${index}`).then(
        () => toOutcome(false),
        () => toOutcome(true),
      ),
    );
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(5000);
  return Promise.all(lookUps);
}

it('with 1 % of reads delayed by 200 ms, at most 0.1 % of callers are refused and 99.9 % wait 55 ms at most', async () => {
  const { transport, sent } = createSlowTable(0.01);
  const outcomes = await lookUpMany(5000, transport);
  expect(outcomes.filter(({ failed }) => failed).length).toBeLessThanOrEqual(5);
  expect(outcomes.filter(({ tookMs }) => tookMs > 55).length).toBeLessThanOrEqual(5);
  expect(sent()).toBeGreaterThan(5020);
  expect(sent()).toBeLessThan(5100);
});

it('with all reads delayed by 200 ms, no caller is refused', async () => {
  const outcomes = await lookUpMany(200, createSlowTable(1).transport);
  expect(outcomes.filter(({ failed }) => failed)).toEqual([]);
});

it('callers wait a second at most for a table that never answers, and most are not sent there', async () => {
  let sent = 0;
  const transport: Transport = () => {
    sent += 1;
    return new Promise(() => undefined);
  };
  const outcomes = await lookUpMany(500, async () => transport);
  expect(outcomes.every(({ failed }) => failed)).toBe(true);
  expect(outcomes.every(({ tookMs }) => tookMs <= 1000)).toBe(true);
  expect(sent).toBeLessThan(130); // Two tries for each of the 50 callers of the first second, then one trial a second.
});

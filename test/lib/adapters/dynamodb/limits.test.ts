import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTableClient, type TableClient } from '../../../../lib/adapters/dynamodb/client.ts';
import { createLimitTable } from '../../../../lib/adapters/dynamodb/limits.ts';
import { createLimiter } from '../../../../lib/adapters/tables/table-limiter.ts';
import type { Limiter } from '../../../../lib/contract/tables/rate-limits/limiter.ts';
import { toCounterId, toMinuteName, windowEndMs } from '../../../../lib/contract/tables/rate-limits/windows.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';
import { openRelay, type Relay } from '../../../support/relay.ts';
import { acceptedOf, gateway, NOW, newcomer, silent, testLimits, times } from '../tables/suites/limits.ts';

/** A little longer than the client's pause after a failure. */
const REST_MS = 1200;

/** Time limit for hundreds of concurrent writes on a busy machine. */
const PATIENT = { deadlineMs: 60_000 };

const name = () => process.env.LIMITS_TABLE ?? '';

/** The limiter of a separate instance. */
const instance = (patience: typeof PATIENT): Limiter => createLimiter(table(patience), silent);

const table = (patience: typeof PATIENT) =>
  createLimitTable({ client: openTableClient(), name: name(), timeout: patience });

let tables: TestTables;
let relay: Relay;

beforeAll(async () => {
  tables = await startTables();
  relay = await openRelay(tables.endpoint);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = relay.endpoint;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterAll(async () => {
  vi.useRealTimers();
  await relay.cut();
  await tables.stop();
});

testLimits(() => table(PATIENT));

test('a table that refuses a request within the limits counts as unavailable, because no reset time can be given', async () => {
  const request = newcomer();
  const contradicting: TableClient = {
    send: async (command) => {
      if (command === 'update') throw Object.assign(new Error('refused'), { name: 'ConditionalCheckFailedException' });
      return { Item: { hour: 3, [toMinuteName(request)]: 3 } } as never;
    },
  };
  const contradicted = createLimitTable({ client: contradicting, name: 'limits', timeout: PATIENT });

  await expect(contradicted.take(request)).rejects.toMatchObject({ name: 'TableUnavailable' });
  const taken = await createLimiter(contradicted, silent).take(request);
  expect(taken).toMatchObject({ accepted: true, failedOpen: true });
});

test('one item for a principal, a class and an hour counts the hour and each of its minutes and has an expiry', async () => {
  const request = newcomer();
  const next = { ...request, at: new Date(NOW.getTime() - 60_000) };
  const [limiter, hourEnd] = [instance(PATIENT), windowEndMs('hour', request)];
  for (const at of [request, request, next]) await limiter.take(at);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: tables.endpoint }));
  const { Item } = await client.send(new GetCommand({ TableName: name(), Key: { id: toCounterId(request) } }));
  const isSameHour = windowEndMs('hour', next) === hourEnd;
  expect(Item).toEqual({
    id: toCounterId(request),
    hour: isSameHour ? 3 : 2,
    [toMinuteName(request)]: 2,
    ...(isSameHour && { [toMinuteName(next)]: 1 }),
    expires_at: hourEnd / 1000 + 3600,
  });
});

describe('when the table disappears and comes back', () => {
  beforeEach(() => new Promise((resolve) => setTimeout(resolve, REST_MS)));

  test('no request is lost and the count is exact again', async () => {
    const request = newcomer();
    const [one, other] = [gateway(instance(PATIENT)), gateway(instance(PATIENT))];
    const ask = async (asked: ReturnType<typeof gateway>, count: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let sent = 0; sent < count; sent += 1) statuses.push((await asked(request)).statusCode);
      return statuses;
    };
    const before = await ask(one, 20);
    await relay.cut();
    const during = [...(await ask(one, 10)), ...(await ask(other, 8))];
    await relay.mend();
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const after = [...(await ask(one, 1)), ...(await ask(other, 1))];
    expect([...before, ...during, ...after]).toEqual(times(40, () => 200));
    expect(await instance(PATIENT).usage(request)).toEqual({ minute: 40, hour: 40 });
    const rest = [one, other, gateway(instance(PATIENT))].map((asked) => ask(asked, 30));
    const statuses = (await Promise.all(rest)).flat();
    expect(statuses.filter((status) => status === 200).length).toBe(20);
  });

  test('during a flood, every request is answered and each instance keeps the limit', async () => {
    const request = newcomer();
    const gateways = times(2, () => gateway(instance(PATIENT)));
    const flood = times(2, async (index) => {
      const statuses: number[] = [];
      for (let sent = 0; sent < 150; sent += 1) {
        statuses.push((await (gateways[index] as ReturnType<typeof gateway>)(request)).statusCode);
        if (sent === 20 && index === 0) await relay.cut();
      }
      return statuses;
    });
    const outcomes = await Promise.all(flood);
    await relay.mend();
    expect(outcomes.flat().filter((status) => status !== 200 && status !== 429)).toEqual([]);
    for (const statuses of outcomes) {
      const accepted = statuses.filter((status) => status === 200).length;
      expect(accepted).toBeGreaterThanOrEqual(21);
      expect(accepted).toBeLessThanOrEqual(60);
    }
  });

  test('writes that succeed without an answer do not exceed the limit', async () => {
    const request = newcomer();
    const limiter = instance({ deadlineMs: 1000 });
    await limiter.take(request);
    relay.swallowAnswers(true);
    const late = await limiter.take(request);
    expect(late).toMatchObject({ accepted: true, failedOpen: true });
    const alone = await acceptedOf(times(20, () => limiter.take(request)));
    relay.swallowAnswers(false);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    let afterwards = 0;
    for (let sent = 0; sent < 60; sent += 1) if ((await limiter.take(request)).accepted) afterwards += 1;
    expect(alone).toBe(20);
    expect(2 + alone + afterwards).toBeLessThanOrEqual(60);
    expect(2 + alone + afterwards).toBeGreaterThanOrEqual(50);
  });
});

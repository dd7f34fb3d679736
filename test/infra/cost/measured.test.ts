import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../functions/api.ts';
import { sizeOf } from '../../../infra/cost/measure/answer-size.ts';
import { countStack } from '../../../infra/cost/measure/count.ts';
import { CountingTables } from '../../../infra/cost/measure/counting-tables.ts';
import { requireWarm } from '../../../infra/cost/measure/measure-function.ts';
import { daysLater } from '../../../infra/cost/measure/requests.ts';
import { roundsOf, type TableCall, unitsIn } from '../../../infra/cost/measure/table-call.ts';
import { tableVariables } from '../../../infra/local/tables/access.ts';
import { answerTable } from '../../../lib/store/dynamodb/answers.ts';
import { openTableClient } from '../../../lib/store/dynamodb/client.ts';
import { limitTable } from '../../../lib/store/dynamodb/limits.ts';
import { statisticsTable } from '../../../lib/store/dynamodb/statistics.ts';
import { synthesised } from '../synthesised.ts';

const call = (fromMs: number, toMs: number): TableCall => ({
  table: 'limits',
  readUnits: 0,
  writeUnits: 1,
  fromMs,
  toMs,
});

describe('waiting for tables', () => {
  it.each([
    ['none', [], 0],
    ['one after the other', [call(0, 5), call(5, 9)], 2],
    ['two at once', [call(0, 5), call(1, 6)], 1],
    ['a third while the second lasts', [call(0, 2), call(1, 6), call(5, 7), call(8, 9)], 2],
  ])('counts calls made together once: %s', (_, calls, rounds) => {
    expect(roundsOf(calls)).toBe(rounds);
  });

  it('knows what a call took from what the engine tells', () => {
    const output = JSON.stringify({ ConsumedCapacity: [{ TableName: 'cache', CapacityUnits: 3 }] });
    const told = (action: string) => unitsIn({ action, input: {}, output });
    expect(told('BatchWriteItem')).toEqual([{ table: 'cache', readUnits: 0, writeUnits: 3 }]);
    expect(told('Query')).toEqual([{ table: 'cache', readUnits: 3, writeUnits: 0 }]);
    expect(() => told('DescribeTable')).toThrow('nobody knows what DescribeTable takes');
    expect(() => unitsIn({ action: 'GetItem', input: {}, output: '{}' })).toThrow();
  });

  it.each([
    ['Query', { ConsistentRead: true }, 1],
    ['Query', {}, 0.5],
    ['GetItem', { ConsistentRead: true }, 1],
    ['GetItem', { ConsistentRead: false }, 0.5],
    ['BatchGetItem', { RequestItems: { cache: { Keys: [{}, {}, {}] } } }, 1.5],
    ['BatchGetItem', { RequestItems: { cache: { Keys: [{}, {}], ConsistentRead: true } } }, 2],
  ])('counts what finds nothing as DynamoDB does: %s %j takes %s', (action, input, readUnits) => {
    const output = JSON.stringify({ ConsumedCapacity: { TableName: 'cache', CapacityUnits: 0 } });
    expect(unitsIn({ action, input, output })).toEqual([{ table: 'cache', readUnits, writeUnits: 0 }]);
  });

  it('knows no batch of a table that was not asked', () => {
    const output = JSON.stringify({ ConsumedCapacity: [{ TableName: 'keys', CapacityUnits: 0 }] });
    const input = { RequestItems: { cache: { Keys: [{}] } } };
    expect(() => unitsIn({ action: 'BatchGetItem', input, output })).toThrow('tells of keys, which was not asked');
  });
});

/** The store gives a table up after 150 ms, which a machine that is busy with other tests may take. */
describe('counting between the store and its tables', { retry: 3 }, () => {
  let tables: CountingTables;
  beforeAll(async () => {
    tables = await CountingTables.start();
    Object.assign(process.env, { AWS_REGION: 'local', ...tableVariables(tables.endpoint) });
  });
  afterAll(() => tables.stop());
  beforeEach(() => void tables.takeCalls());

  const taken = (): readonly (readonly [string, number, number])[] =>
    tables.takeCalls().map(({ table, readUnits, writeUnits }) => [table, readUnits, writeUnits]);

  it('finds one write for a limit', async () => {
    const limits = limitTable({ client: openTableClient(), name: 'limits' });
    const charge = { principalId: 'somebody', limitClass: 'transits', at: new Date() } as const;
    expect(await limits.take(charge)).toMatchObject({ accepted: true });
    expect(taken()).toEqual([['limits', 0, 1]]);
  });

  it('finds a write for each kilobyte that is kept, and a read for each four', async () => {
    const answers = answerTable({ client: openTableClient(), name: 'cache' });
    await answers.write([
      {
        bucket: 'cache#transits#0',
        entry: 'hash#0',
        value: new Uint8Array(4500),
        bytes: 4500,
        parts: 1,
        digest: 'digest',
        calculated_in_us: 1000,
        expires_at: 4e9,
      },
    ]);
    expect(taken()).toEqual([['cache', 0, 5]]);
    await answers.read({ bucket: 'cache#transits#0', hash: 'hash' });
    expect(taken()).toEqual([['cache', 2, 0]]);
  });

  it('finds a read where nothing lies', async () => {
    const answers = answerTable({ client: openTableClient(), name: 'cache' });
    expect(await answers.read({ bucket: 'cache#transits#1', hash: 'never kept' })).toEqual([]);
    expect(await answers.clearing()).toBe('');
    expect(taken()).toEqual([
      ['cache', 1, 0],
      ['cache', 1, 0],
    ]);
  });

  it('finds one write for each record of the statistics', async () => {
    const statistics = statisticsTable({ client: openTableClient(), name: 'statistics' });
    await statistics.add('a record', { requests: 3 }, new Date(Date.now() + 60_000));
    expect(taken()).toEqual([['statistics', 0, 1]]);
  });
});

/** As an API behind the gateway answers: 17 + 37 + 22 + 56 + 34 + 59 + 24 bytes of lines, and the empty one. */
const GATEWAY_BYTES = 251;
const ENCODED = 'Content-Encoding: gzip\r\n';

describe('an answer on the wire', () => {
  const answer = (body: string) => ({ statusCode: 200, headers: { A: 'b' }, body, isBase64Encoded: false });

  it('is its headers and its body, compressed from a kilobyte on', () => {
    const [below, from] = [1023, 1024].map((length) => sizeOf(answer('x'.repeat(length))));
    expect(below).toEqual({ answerBytes: 1029, sentBytes: 1029 + GATEWAY_BYTES });
    expect(from?.answerBytes).toBe(1030);
    expect(from?.sentBytes).toBe(6 + gzipSync('x'.repeat(1024)).length + ENCODED.length + GATEWAY_BYTES);
  });

  it('must be a success', () => {
    expect(() => sizeOf({ statusCode: 429, body: 'too many' })).toThrow('was refused with 429: too many');
  });
});

describe('a warm-up', () => {
  it('must have done all of it', () => {
    const done = { warm: ['self-check', 'tables'], failed: [] };
    expect(() => requireWarm([done, done])).not.toThrow();
    expect(() => requireWarm([done, { warm: ['self-check'], failed: ['tables'] }])).toThrow(
      'a warm-up of the measurement failed: tables',
    );
  });
});

describe('the same question about other days', () => {
  it('has its dates moved, written as they were, and nothing else', () => {
    const body = {
      start_date: '2025-01-31',
      end_date: '2025-12-31T12:00:00Z',
      birth_datetime: { iso: '1990-06-15T14:30:00', fold: 1 },
      orb: 2,
    };
    expect(daysLater({ name: 'x', summary: 'x', body }, 2).body).toEqual({
      start_date: '2025-02-02',
      end_date: '2026-01-02T12:00:00Z',
      birth_datetime: { iso: '1990-06-17T14:30:00', fold: 1 },
      orb: 2,
    });
  });
});

describe('what is paid for by the month', () => {
  const { template } = synthesised(api, { options: { firewall: true, provisioned: {} } });

  it('is counted as the stack has it', () => {
    const counted = countStack();
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm'));
    const metricsOf = ({ Properties }: (typeof alarms)[number]): number => {
      const queries: readonly { readonly MetricStat?: object }[] = Properties.Metrics ?? [{ MetricStat: {} }];
      return queries.filter(({ MetricStat }) => MetricStat !== undefined).length;
    };
    expect(counted.alarms).toBe(alarms.length);
    expect(counted.alarmMetrics).toBe(alarms.reduce((sum, alarm) => sum + metricsOf(alarm), 0));
    expect(counted.keys).toBe(Object.keys(template.findResources('AWS::KMS::Key')).length);
    const [firewall] = Object.values(template.findResources('AWS::WAFv2::WebACL'));
    expect(counted.firewallRules).toBe(firewall?.Properties.Rules.length);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../functions/api.ts';
import { CountingTables } from '../../../infra/cost/measure/counting-tables.ts';
import { environmentOf } from '../../../infra/cost/measure/environment.ts';
import { Instance } from '../../../infra/cost/measure/instance.ts';
import { eventOf, examplesOf } from '../../../infra/cost/measure/requests.ts';
import { seriesOf } from '../../../infra/cost/measure/series.ts';

const folder = mkdtempSync(join(tmpdir(), 'cost-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A function that is no more than its text. */
function functionOf(name: string, handler: string): Record<string, string> {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'index.js'), `exports.handler = ${handler};`);
  return { LAMBDA_TASK_ROOT: join(folder, name) };
}

describe('an instance of a function', () => {
  let tables: CountingTables;
  beforeAll(async () => {
    tables = await CountingTables.start();
  });
  afterAll(() => tables.stop());

  it('tells its processor time and what it wrote, of either stream', async () => {
    const handler = `async (event) => {
      const end = process.cpuUsage().user + 20_000;
      while (process.cpuUsage().user < end);
      console.log('ten letter');
      console.error('ten others');
      return { asked: event.asked };
    }`;
    const instance = await Instance.start(functionOf('busy', handler));
    const { figures, answers } = await seriesOf({ instance, tables, memoryMb: 512 }, (asked) => ({ asked }), 3);
    await instance.stop();
    expect(instance.initCpuMs).toBeGreaterThan(1);
    expect(answers).toEqual([{ asked: 0 }, { asked: 1 }, { asked: 2 }]);
    expect(figures).toMatchObject({ invocations: 3, logEvents: 2, logBytes: 22, tableRounds: 0, writeUnits: 0 });
    expect(figures.medianCpuMs).toBeGreaterThanOrEqual(20);
    expect(figures.meanWholeMs).toBeGreaterThanOrEqual(70); // 20 ms are 69.1 on 512 / 1769 of a processor
    const wholeMs = 3 * figures.meanWholeMs;
    expect(Math.abs(wholeMs - Math.round(wholeMs))).toBeLessThan(0.01);
  });

  it('that ends in the middle of a request is an error', async () => {
    const instance = await Instance.start(functionOf('gone', 'async () => process.exit(3)'));
    await expect(instance.invoke({})).rejects.toThrow("the function's process ended with 3");
  });
});

describe('what a function is given', () => {
  it('is the environment of production', () => {
    expect(environmentOf('place', api.place, 'http://127.0.0.1:1')).toMatchObject({
      AWS_LAMBDA_FUNCTION_NAME: 'natal-prod-place',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '512',
      POWERTOOLS_LOG_LEVEL: 'INFO',
      POWERTOOLS_METRICS_NAMESPACE: 'Ephemeris/prod',
      LIMITS_TABLE: 'limits',
    });
  });

  it('are requests as the gateway makes them: the body as base64, each from another caller', () => {
    const [endpoint] = api.natal.endpoints;
    const [example] = examplesOf(endpoint);
    if (!example) throw new Error('the chart has no example');
    const events = [0, 1].map((index) => eventOf({ endpoint, example, index }));
    const [first] = events;
    expect(first).toMatchObject({ httpMethod: 'POST', path: '/ephemeris/natal-chart', isBase64Encoded: true });
    expect(JSON.parse(Buffer.from(first?.body ?? '', 'base64').toString())).toEqual(example.body);
    expect(new Set(events.map(({ requestContext }) => requestContext.authorizer?.principalId)).size).toBe(2);
  });
});

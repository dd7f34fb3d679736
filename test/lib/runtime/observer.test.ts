import { afterEach, expect, test, vi } from 'vitest';
import type { RequestRecord } from '../../../lib/chain/middleware/observation.ts';
import { createCloudWatchObserver } from '../../../lib/runtime/observer.ts';

const ANSWERED: RequestRecord = {
  requestId: 'a-request',
  method: 'POST',
  route: '/ephemeris/natal-chart',
  status: 200,
  durationMs: 1.25,
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** The lines that the observer writes for a request, parsed. */
function linesOf(record: RequestRecord, routeMetrics?: string): Record<string, unknown>[] {
  const written: string[] = [];
  const keep = (chunk: unknown): boolean => written.push(String(chunk)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  createCloudWatchObserver('natal', routeMetrics)(record);
  return written.map((line) => JSON.parse(line));
}

test('an answered request writes one line with its metrics and searchable properties', () => {
  const [line, ...others] = linesOf(ANSWERED);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    service: 'natal',
    route: '/ephemeris/natal-chart',
    Requests: 1,
    Latency: 1.25,
    ClientErrors: 0,
    ServerErrors: 0,
    method: 'POST',
    requestId: 'a-request',
    status: '200',
  });
  expect(line?._aws).toMatchObject({
    CloudWatchMetrics: [
      {
        Dimensions: [['service']],
        Namespace: 'Ephemeris',
        Metrics: [
          { Name: 'Requests', Unit: 'Count' },
          { Name: 'Latency', Unit: 'Milliseconds' },
          { Name: 'ClientErrors', Unit: 'Count' },
          { Name: 'ServerErrors', Unit: 'Count' },
        ],
      },
    ],
  });
});

test('metrics are kept for each route too where the operator chooses so', () => {
  const [line] = linesOf(ANSWERED, 'on');
  expect(line).toMatchObject({ service: 'natal', route: ANSWERED.route, Requests: 1 });
  const dimensions = [['service'], ['service', 'route']];
  expect(line?._aws).toMatchObject({ CloudWatchMetrics: [{ Dimensions: dimensions }] });
});

test('a refused request counts as a client error and names its code', () => {
  const [line] = linesOf({ ...ANSWERED, status: 422, errorCode: 'ValidationError' });
  expect(line).toMatchObject({ ClientErrors: 1, ServerErrors: 0, status: '422', errorCode: 'ValidationError' });
});

test('a fault has a separate line with its stack, which the metrics line omits', () => {
  const lines = linesOf({ ...ANSWERED, status: 500, fault: new TypeError('broken') });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ level: 'ERROR', message: 'failed', route: ANSWERED.route, requestId: 'a-request' });
  expect(lines[0]?.error).toMatchObject({ name: 'TypeError', message: 'broken', stack: expect.any(String) });
  expect(lines[1]).toMatchObject({ ServerErrors: 1, ClientErrors: 0 });
  expect(JSON.stringify(lines[1])).not.toContain('broken');
});

test.each([
  ['limiterFailedOpen', { limiterFailedOpen: true }, 'LimiterFailedOpen'],
  ['a cache that failed', { cached: 'failed' }, 'CacheFailures'],
] as const)("%s is logged in the answer's line and counted for the whole service", (_name, outage, metric) => {
  const [line, counted] = linesOf({ ...ANSWERED, ...outage });
  expect(line).toMatchObject({ [Object.keys(outage)[0] as string]: String(Object.values(outage)[0]) });
  expect(counted).toMatchObject({ service: 'all', [metric]: 1 });
});

import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { afterEach, expect, test, vi } from 'vitest';
import { openCounter, openMetrics } from '../../../lib/runtime/metrics.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const MOMENT = new Date('2026-11-23T08:00:00Z');

/** What is written to standard output meanwhile. */
function captureOutput(write: () => void): string {
  vi.useFakeTimers({ now: MOMENT });
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false'); // a test is a development environment, where Powertools is silent
  const chunks: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => chunks.push(String(chunk)) > 0);
  write();
  spy.mockRestore();
  return chunks.join('');
}

const UNITS = { Requests: 'Count', Latency: 'Milliseconds' } as const;
const VALUES = { Requests: 1, Latency: 1.25 };
const PROPERTIES = { status: '200', requestId: 'a "request"' };

test('a line has the metrics and properties that Powertools writes, letter by letter', () => {
  const ours = captureOutput(() =>
    openMetrics({ serviceName: 'natal', units: UNITS, namespace: 'Sky' })({ values: VALUES, properties: PROPERTIES }),
  );
  const theirs = captureOutput(() => {
    const metrics = new Metrics({ namespace: 'Sky', serviceName: 'natal' });
    for (const [name, value] of Object.entries(PROPERTIES)) metrics.addMetadata(name, value);
    metrics.addMetric('Requests', MetricUnit.Count, 1).addMetric('Latency', MetricUnit.Milliseconds, 1.25);
    metrics.publishStoredMetrics();
  });
  expect(ours).toBe(theirs);
});

test('so does a line with metrics of each route', () => {
  const dimensions = { route: '/ephemeris/natal-chart' };
  const dimensionSets = [['service'], ['service', 'route']];
  const ours = captureOutput(() =>
    openMetrics({ serviceName: 'natal', units: UNITS, dimensionSets })({ values: VALUES, dimensions }),
  );
  const theirs = captureOutput(() => {
    const metrics = new Metrics({ namespace: 'Ephemeris', serviceName: 'natal' });
    metrics.addDimensions({}).addDimensions(dimensions);
    metrics.addMetric('Requests', MetricUnit.Count, 1).addMetric('Latency', MetricUnit.Milliseconds, 1.25);
    metrics.publishStoredMetrics();
  });
  expect(ours).toBe(theirs);
});

test('the namespace separates the stages', () => {
  vi.stubEnv('POWERTOOLS_METRICS_NAMESPACE', 'Ephemeris/prod');
  const line = JSON.parse(captureOutput(() => openMetrics({ serviceName: 'natal', units: UNITS })({ values: VALUES })));
  expect(line._aws.CloudWatchMetrics).toMatchObject([{ Namespace: 'Ephemeris/prod' }]);
});

test('a counter writes the counts that it is given, of the whole service', () => {
  const line = JSON.parse(captureOutput(() => openCounter()({ WarmUps: 1, WarmUpFailures: 0 })));
  expect(line).toMatchObject({ service: 'all', WarmUps: 1, WarmUpFailures: 0 });
  expect(line._aws).toEqual({
    Timestamp: MOMENT.getTime(),
    CloudWatchMetrics: [
      {
        Namespace: 'Ephemeris',
        Dimensions: [['service']],
        Metrics: [
          { Name: 'WarmUps', Unit: 'Count' },
          { Name: 'WarmUpFailures', Unit: 'Count' },
        ],
      },
    ],
  });
});

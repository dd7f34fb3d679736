import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResponseMetrics } from '../../host/operations/metrics.ts';
import { renderOpenMetrics } from '../../host/operations/open-metrics.ts';

const GAUGES = { version: '1', startedSeconds: 1, memoryBytes: 2, tablesBytes: 3, processLimit: 4, pools: [] };
const RECORD = {
  method: 'GET',
  route: '/health',
  path: '/health',
  status: 200,
  callerAddress: '',
  requestId: '',
  isOwn: false,
};

const readSample = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1),
  );

describe('the metrics', () => {
  it('count every response once, in cumulative buckets that end with all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 60_000, noNaN: true }), { minLength: 1 }), (durations) => {
        const metrics = new ResponseMetrics();
        for (const durationMs of durations) metrics.observe({ ...RECORD, durationMs });
        const text = metrics.render(GAUGES);
        const buckets = [...text.matchAll(/_bucket\{route="\/health",le="([^"]+)"\} (\d+)/g)];
        const counts = buckets.map(([, , count]) => Number(count));
        expect(counts).toEqual(counts.toSorted((one, other) => one - other));
        expect(counts.at(-1)).toBe(durations.length);
        for (const [, bound = '', count] of buckets) {
          const limitMs = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound) * 1000;
          expect(Number(count)).toBe(durations.filter((ms) => ms / 1000 <= limitMs / 1000).length);
        }
        expect(readSample(text, 'natal_responses_total{method="GET",route="/health",status="200"}')).toBe(
          durations.length,
        );
      }),
    );
  });

  it('have one label for all requests without a route, so that clients cannot make labels', () => {
    const metrics = new ResponseMetrics();
    for (const method of ['GET', 'PURGE', 'X'.repeat(100)]) {
      metrics.observe({ ...RECORD, method, route: undefined, status: 404, durationMs: 1 });
    }
    const lines = metrics
      .render(GAUGES)
      .split('\n')
      .filter((line) => line.startsWith('natal_responses_total'));
    expect(lines).toEqual(['natal_responses_total{method="any",route="none",status="404"} 3']);
  });

  it('escape values of labels as the format says, so that each sample is one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', '\\', '\n', 'a', 'ä') }), (value) => {
        const text = renderOpenMetrics([
          { name: 'a', type: 'gauge', help: 'b', samples: [{ labels: { c: value }, value: 1 }] },
        ]);
        const [, escaped = ''] = /^a\{c="(.*)"\} 1$/m.exec(text) ?? [];
        expect(JSON.parse(`"${escaped}"`)).toBe(value);
      }),
    );
  });
});

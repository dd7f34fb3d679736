import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { castPlainChart, MOMENTS } from './plain-chart.ts';
import { openRealEphemeris } from './real-ephemeris.ts';

async function chartsOfWorker(): Promise<unknown> {
  const worker = new Worker(new URL('./chart-worker.ts', import.meta.url));
  const [charts] = await once(worker, 'message');
  return charts;
}

it('workers with engines of their own give the results of this thread at the same time', async () => {
  const expected = MOMENTS.map((moment) => castPlainChart(openRealEphemeris(), moment));
  const charts = await Promise.all([chartsOfWorker(), chartsOfWorker(), chartsOfWorker()]);
  for (const fromWorker of charts) expect(fromWorker).toEqual(expected);
});

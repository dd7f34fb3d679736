import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { chart, MOMENTS } from './chart.ts';
import { openReal } from './opened.ts';

async function chartsOfWorker(): Promise<unknown> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const [charts] = await once(worker, 'message');
  return charts;
}

describe('workers', () => {
  it('each with an engine of their own, at once, give what this thread gives', async () => {
    const expected = MOMENTS.map((moment) => chart(openReal(), moment));
    const charts = await Promise.all([chartsOfWorker(), chartsOfWorker(), chartsOfWorker()]);
    for (const fromWorker of charts) expect(fromWorker).toEqual(expected);
  });
});

import { expect, it } from 'vitest';
import type { Statistics } from '../../../../../lib/contract/tables/statistics.ts';

const TOMORROW = new Date(Date.now() + 86_400_000);

/** Tests that every table of statistics passes. @param open opens the table as another instance does */
export function testStatistics(open: () => Statistics): void {
  const statistics = open();

  it('adds up concurrent writes of several instances without losing a count', async () => {
    const others = open();
    const writes = Array.from({ length: 100 }, (_, index) =>
      [statistics, others][index % 2]?.add('traffic#a', { requests: 1, latency_us: index }, TOMORROW),
    );
    await Promise.all(writes);
    const { requests, latency_us } = (await statistics.read(['traffic#a'])).get('traffic#a') ?? {};
    expect({ requests, latency_us }).toEqual({ requests: 100, latency_us: 4950 });
  });

  it('accepts names that are invalid in expressions, and negative counts', async () => {
    await statistics.add('answers#b', { 'computed:17': 1, count: 2, size: 500, 'a.b[0]': 1 }, TOMORROW);
    await statistics.add('answers#b', { size: -200 }, TOMORROW);
    expect((await statistics.read(['answers#b'])).get('answers#b')).toEqual({
      'computed:17': 1,
      count: 2,
      size: 300,
      'a.b[0]': 1,
    });
  });

  it('reads the existing records of a list that exceeds one request', async () => {
    const records = Array.from({ length: 130 }, (_, index) => `traffic#minute-${index}`);
    await Promise.all(
      [0, 99, 100, 129].map((index) => statistics.add(records[index] ?? '', { requests: index }, TOMORROW)),
    );
    expect(Object.fromEntries(await statistics.read(records))).toEqual({
      'traffic#minute-0': { requests: 0 },
      'traffic#minute-99': { requests: 99 },
      'traffic#minute-100': { requests: 100 },
      'traffic#minute-129': { requests: 129 },
    });
    expect(await statistics.read([])).toEqual(new Map());
  });

  it('leaves out expired records', async () => {
    await statistics.add('traffic#old', { requests: 1 }, new Date(Date.now() - 1000));
    expect(await statistics.read(['traffic#old'])).toEqual(new Map());
  });
}

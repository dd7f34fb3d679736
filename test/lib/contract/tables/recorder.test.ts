import { describe, expect, it } from 'vitest';
import { createRecorder } from '../../../../lib/contract/tables/recorder.ts';
import { StatisticsInMemory } from '../../../support/statistics-in-memory.ts';

const MINUTE = 'traffic#2026-11-21T16:40';
const CALCULATIONS = 'calculations#2026-11-21#returns';
const START_MS = Date.UTC(2026, 10, 21, 16, 40);

function openRecorderFixture() {
  const statistics = new StatisticsInMemory();
  const reported: unknown[] = [];
  const recorder = createRecorder(statistics, (failure) => reported.push(failure));
  return { statistics, reported, recorder, flushAt: (ms: number) => recorder.flushIfDue(START_MS + ms) };
}

describe('a recorder', () => {
  it('does not flush traffic with the first answer, but with the second, then at most every five seconds', async () => {
    const { statistics, recorder, flushAt } = openRecorderFixture();
    const answer = async (ms: number): Promise<number> => {
      recorder.count(MINUTE, { requests: 1 });
      await flushAt(ms);
      return statistics.records.get(MINUTE)?.requests ?? 0;
    };
    expect(await answer(0)).toBe(0);
    expect(await answer(10)).toBe(2);
    expect(await answer(20)).toBe(2);
    expect(await answer(5009)).toBe(2);
    expect(await answer(5010)).toBe(5);
  });

  it('flushes at once after the clock was set back by an hour', async () => {
    const { statistics, recorder, flushAt } = openRecorderFixture();
    const anHourMs = 3_600_000;
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(anHourMs);
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(10);
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(20);
    expect(statistics.records.get(CALCULATIONS)).toEqual({ samples: 2 });
  });

  it('flushes the first calculation at once, with all other pending counts', async () => {
    const { statistics, recorder, flushAt } = openRecorderFixture();
    recorder.count(MINUTE, { requests: 1 });
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(0);
    expect([...statistics.records]).toEqual([
      [MINUTE, { requests: 1 }],
      [CALCULATIONS, { samples: 1 }],
    ]);
  });

  it('writes nothing if nothing was counted', async () => {
    const { statistics, reported, flushAt } = openRecorderFixture();
    for (const ms of [0, 10, 9000]) await flushAt(ms);
    expect([statistics.calls, reported]).toEqual([0, []]);
  });

  it('adds up each name separately; minutes expire after a day, days after five weeks', async () => {
    const { statistics, recorder, flushAt } = openRecorderFixture();
    recorder.count(CALCULATIONS, { 'computed:3': 1, misses: 1 });
    recorder.count(CALCULATIONS, { 'computed:3': 1, 'computed:4': 1 });
    recorder.count(MINUTE, { requests: 1 });
    await flushAt(0);
    expect(statistics.records.get(CALCULATIONS)).toEqual({ 'computed:3': 2, 'computed:4': 1, misses: 1 });
    expect(statistics.expiries.get(MINUTE)).toEqual(new Date(START_MS + 86_400_000));
    expect(statistics.expiries.get(CALCULATIONS)).toEqual(new Date(START_MS + 35 * 86_400_000));
  });
});

describe('while the table fails', () => {
  it('no count is lost, no answer fails, and the failure is reported', async () => {
    const { statistics, reported, recorder, flushAt } = openRecorderFixture();
    statistics.fails = true;
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(0);
    recorder.count(CALCULATIONS, { samples: 2 });
    await flushAt(6000);
    expect(reported).toEqual([expect.objectContaining({ name: 'TableUnavailable' }), expect.anything()]);
    statistics.fails = false;
    await flushAt(12_000);
    expect(statistics.records.get(CALCULATIONS)).toEqual({ samples: 3 });
    expect(reported.at(-1)).toBeUndefined();
  });

  it('the oldest of more than 64 records are dropped', async () => {
    const { statistics, recorder, flushAt } = openRecorderFixture();
    const days = Array.from({ length: 70 }, (_, day) => `calculations#${day}`);
    for (const day of days) recorder.count(day, { samples: 1 });
    await flushAt(0);
    expect([...statistics.records.keys()]).toEqual(days.slice(-64));
  });
});

import { describe, expect, it } from 'vitest';
import { createRecorder } from '../../../lib/store/recorder.ts';
import { StatisticsInMemory } from '../../support/statistics-in-memory.ts';

const MINUTE = 'traffic#2026-11-21T16:40';
const CALCULATIONS = 'calculations#2026-11-21#returns';
const START_MS = Date.UTC(2026, 10, 21, 16, 40);

function recorded() {
  const statistics = new StatisticsInMemory();
  const reported: unknown[] = [];
  const recorder = createRecorder(statistics, (failure) => reported.push(failure));
  return { statistics, reported, recorder, flushAt: (ms: number) => recorder.flushIfDue(START_MS + ms) };
}

describe('a recorder', () => {
  it('keeps traffic back from the first answer, hands it on with the second, then at most every five seconds', async () => {
    const { statistics, recorder, flushAt } = recorded();
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

  it('does not wait for a clock that was set back by an hour to come round again', async () => {
    const { statistics, recorder, flushAt } = recorded();
    const anHourMs = 3_600_000;
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(anHourMs);
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(10);
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(20);
    expect(statistics.records.get(CALCULATIONS)).toEqual({ samples: 2 });
  });

  it('hands on the first calculation at once, and what else waits with it', async () => {
    const { statistics, recorder, flushAt } = recorded();
    recorder.count(MINUTE, { requests: 1 });
    recorder.count(CALCULATIONS, { samples: 1 });
    await flushAt(0);
    expect([...statistics.records]).toEqual([
      [MINUTE, { requests: 1 }],
      [CALCULATIONS, { samples: 1 }],
    ]);
  });

  it('asks for nothing where nothing was counted', async () => {
    const { statistics, reported, flushAt } = recorded();
    for (const ms of [0, 10, 9000]) await flushAt(ms);
    expect([statistics.calls, reported]).toEqual([0, []]);
  });

  it('adds names up one by one, and lets minutes be forgotten after a day, days after five weeks', async () => {
    const { statistics, recorder, flushAt } = recorded();
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
  it('nothing is lost, nobody is told off, and whoever watches hears of it', async () => {
    const { statistics, reported, recorder, flushAt } = recorded();
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

  it('the oldest of more than 64 records are given up', async () => {
    const { statistics, recorder, flushAt } = recorded();
    const days = Array.from({ length: 70 }, (_, day) => `calculations#${day}`);
    for (const day of days) recorder.count(day, { samples: 1 });
    await flushAt(0);
    expect([...statistics.records.keys()]).toEqual(days.slice(-64));
  });
});

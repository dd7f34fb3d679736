import { describe, expect, test } from 'vitest';
import { createLimiter } from '../../../../lib/adapters/tables/table-limiter.ts';
import type { Limiter, RateLimitRequest } from '../../../../lib/contract/tables/rate-limits/limiter.ts';
import { TableInMemory } from '../../../support/table-in-memory.ts';

const charge = (iso: string, rest: Partial<RateLimitRequest> = {}): RateLimitRequest => ({
  principalId: 'acme',
  limitClass: 'reverse',
  at: new Date(iso),
  ...rest,
});
const NOON = charge('2026-11-21T12:00:00Z');

function openLimiterFixture(table = new TableInMemory()) {
  const reports: string[] = [];
  const report = { onOutage: () => reports.push('lost'), onRecovery: () => reports.push('restored') };
  return { table, reports, limiter: createLimiter(table, report) };
}

/** Number of accepted requests of a sequence. */
async function countAccepted(limiter: Limiter, requests: number, at: RateLimitRequest): Promise<number> {
  let count = 0;
  for (let sent = 0; sent < requests; sent += 1) if ((await limiter.take(at)).accepted) count += 1;
  return count;
}

describe('while the table answers', () => {
  test('exactly as many requests as the limit are accepted', async () => {
    const { limiter } = openLimiterFixture();
    expect(await countAccepted(limiter, 100, NOON)).toBe(60);
  });

  test('every decision contains the current counts', async () => {
    const { limiter } = openLimiterFixture();
    await countAccepted(limiter, 58, NOON);
    expect(await limiter.take(NOON)).toEqual({ accepted: true, counts: { minute: 59, hour: 59 }, failedOpen: false });
    expect(await limiter.take(NOON)).toEqual({ accepted: true, counts: { minute: 60, hour: 60 }, failedOpen: false });
    expect(await limiter.take(NOON)).toEqual({ accepted: false, counts: { minute: 60, hour: 60 }, failedOpen: false });
  });

  test('a flood of refused requests does not reach the table', async () => {
    const { limiter, table } = openLimiterFixture();
    await countAccepted(limiter, 60, NOON);
    expect(await countAccepted(limiter, 10_000, NOON)).toBe(0);
    expect(table.calls).toBe(60);
  });

  test('an instance asks the table once if others have reached the limit', async () => {
    const { limiter, table } = openLimiterFixture();
    await countAccepted(limiter, 60, NOON);
    const other = openLimiterFixture(table).limiter;
    table.calls = 0;
    expect(await countAccepted(other, 1000, NOON)).toBe(0);
    expect(table.calls).toBe(1);
  });

  test('the count of a minute restarts with the first millisecond of the next', async () => {
    const { limiter } = openLimiterFixture();
    expect(await countAccepted(limiter, 61, charge('2026-11-21T12:00:54.999Z'))).toBe(60);
    expect(await countAccepted(limiter, 61, charge('2026-11-21T12:00:55.000Z'))).toBe(60);
  });

  test('the hourly count continues through its minutes', async () => {
    const { limiter } = openLimiterFixture();
    const transits = (minute: number) =>
      charge(new Date(Date.UTC(2026, 10, 21, 12, 7 + minute)).toISOString(), { limitClass: 'transits' });
    let count = 0;
    for (let minute = 0; minute < 20; minute += 1) count += await countAccepted(limiter, 121, transits(minute));
    expect(count).toBe(2000);
    expect(await limiter.take(transits(59))).toMatchObject({ accepted: false, counts: { minute: 0, hour: 2000 } });
    expect(await countAccepted(limiter, 121, charge('2026-11-21T13:06:55Z', { limitClass: 'transits' }))).toBe(120);
  });

  test('the counts of a minute remain valid if the clock jumps back to it', async () => {
    const { limiter } = openLimiterFixture();
    expect(await countAccepted(limiter, 40, NOON)).toBe(40);
    expect(await countAccepted(limiter, 70, charge('2026-11-21T12:01:00Z'))).toBe(60);
    expect(await countAccepted(limiter, 70, NOON)).toBe(20);
    expect(await countAccepted(limiter, 70, charge('2026-11-21T11:59:54Z'))).toBe(60);
  });

  test('principals and classes are counted separately', async () => {
    const { limiter } = openLimiterFixture();
    await countAccepted(limiter, 60, NOON);
    expect(await countAccepted(limiter, 61, { ...NOON, principalId: 'other' })).toBe(60);
    expect(await countAccepted(limiter, 61, { ...NOON, limitClass: 'autocomplete' })).toBe(60);
    expect(await countAccepted(limiter, 11, { ...NOON, limitClass: 'location_batch' })).toBe(10);
  });
});

describe('while the table is unavailable', () => {
  test('the instance continues from the last counts it has seen', async () => {
    const { limiter, table } = openLimiterFixture();
    await countAccepted(limiter, 40, NOON);
    table.mood = 'fails';
    expect(await limiter.take(NOON)).toEqual({ accepted: true, counts: { minute: 41, hour: 41 }, failedOpen: true });
    expect(await countAccepted(limiter, 100, NOON)).toBe(19);
  });

  test('requests accepted meanwhile are added when the table is back', async () => {
    const { limiter, table } = openLimiterFixture();
    await countAccepted(limiter, 10, NOON);
    table.mood = 'fails';
    await countAccepted(limiter, 30, NOON);
    table.mood = 'answers';
    expect(await limiter.take(NOON)).toMatchObject({ accepted: true, counts: { minute: 41 }, failedOpen: false });
    expect(table.countsOf(NOON)).toEqual({ minute: 41, hour: 41 });
    expect(await countAccepted(openLimiterFixture(table).limiter, 100, NOON)).toBe(19);
  });

  test('pending counts are added to their own minutes and to their hour', async () => {
    const { limiter, table } = openLimiterFixture();
    const [later, latest] = [charge('2026-11-21T12:01:00Z'), charge('2026-11-21T12:02:00Z')];
    table.mood = 'fails';
    await countAccepted(limiter, 3, NOON);
    await countAccepted(limiter, 4, later);
    table.mood = 'answers';
    await limiter.take(latest);
    expect(table.countsOf(NOON)).toEqual({ minute: 3, hour: 8 });
    expect(table.countsOf(later)).toEqual({ minute: 4, hour: 8 });
    expect(table.countsOf(latest)).toEqual({ minute: 1, hour: 8 });
  });

  test('a request whose write lost its answer may count twice', async () => {
    const { limiter, table } = openLimiterFixture();
    table.mood = 'drops';
    expect(await countAccepted(limiter, 1, NOON)).toBe(1);
    table.mood = 'answers';
    await limiter.take(NOON);
    expect(table.countsOf(NOON)).toEqual({ minute: 3, hour: 3 });
    expect(await countAccepted(limiter, 100, NOON)).toBe(57);
  });

  test('a pending batch is added once, even if its answer is lost several times', async () => {
    const { limiter, table } = openLimiterFixture();
    table.mood = 'fails';
    await countAccepted(limiter, 10, NOON);
    table.mood = 'drops';
    await countAccepted(limiter, 10, NOON);
    table.mood = 'answers';
    await limiter.take(NOON);
    expect(table.countsOf(NOON)).toEqual({ minute: 21, hour: 21 });
  });

  test('concurrent requests wait until the pending counts are flushed', async () => {
    const { limiter, table } = openLimiterFixture();
    table.mood = 'fails';
    await countAccepted(limiter, 50, NOON);
    table.mood = 'answers';
    const settle = table.addPending.bind(table);
    table.addPending = async (...settled) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return settle(...settled);
    };
    const answers = await Promise.all(Array.from({ length: 30 }, () => limiter.take(NOON)));
    expect(answers.filter((answer) => answer.accepted).length).toBe(10);
  });

  test('the outage is reported once at its start and once at its end', async () => {
    const { limiter, table, reports } = openLimiterFixture();
    await countAccepted(limiter, 5, NOON);
    table.mood = 'fails';
    await countAccepted(limiter, 20, NOON);
    table.mood = 'answers';
    await countAccepted(limiter, 5, NOON);
    expect(reports).toEqual(['lost', 'restored']);
  });

  test('usage is not estimated but fails', async () => {
    const { limiter, table } = openLimiterFixture();
    table.mood = 'fails';
    await expect(limiter.usage(NOON)).rejects.toThrow('refused');
  });

  test('an error other than TableUnavailable is passed on', async () => {
    const broken = Object.assign(new TableInMemory(), { take: () => Promise.reject(new TypeError('a defect')) });
    await expect(openLimiterFixture(broken).limiter.take(NOON)).rejects.toThrow(TypeError);
  });
});

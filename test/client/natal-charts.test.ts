import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NatalBatchResponse, Subject } from '../../client/src/contract.ts';
import { castNatalCharts, type PostBatch, type Progress } from '../../client/src/natal-charts.ts';
import { NatalProblem } from '../../client/src/problem.ts';

const births = (count: number): Subject[] =>
  Array.from({ length: count }, (_nothing, place) => ({ name: String(place) }) as unknown as Subject);

/** A chart that is known by the name of its birth; one named in `bad` has none. */
function answerTo(subjects: readonly Subject[], bad: readonly number[] = []): NatalBatchResponse {
  const charts = subjects.map(({ name }, index) =>
    bad.includes(Number(name))
      ? { success: false, index, error: 'InvalidLatitude', detail: name, errors: [] }
      : { success: true, data: { subject: { name } } },
  );
  return { success: true, charts } as unknown as NatalBatchResponse;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 3));

const problem = (status: number, code: string): NatalProblem =>
  new NatalProblem({
    ...{ code, status, title: code, detail: code, findings: [] },
    ...{ docsUrl: undefined, requestId: undefined, retryAfterSeconds: undefined },
  });

describe('the charts of many births', () => {
  it('come in their order, each told apart, whatever the chunks and who comes first', async () => {
    const anything = fc.record({
      count: fc.integer({ min: 0, max: 120 }),
      chunkSize: fc.integer({ min: 1, max: 50 }),
      concurrency: fc.integer({ min: 1, max: 5 }),
      bad: fc.array(fc.nat(119)),
    });
    await fc.assert(
      fc.asyncProperty(anything, async ({ count, chunkSize, concurrency, bad }) => {
        const post: PostBatch = async (_path, { subjects }) => {
          await pause();
          return answerTo(subjects, bad);
        };
        const slots = await castNatalCharts(post, births(count), { chunkSize, concurrency });
        expect(slots.map(({ index }) => index)).toEqual(births(count).map((_birth, place) => place));
        for (const slot of slots) {
          if (bad.includes(slot.index)) {
            expect(slot).toMatchObject({ outcome: 'refused', failure: { index: slot.index, detail: `${slot.index}` } });
          } else
            expect(slot).toMatchObject({ outcome: 'cast', chart: { data: { subject: { name: `${slot.index}` } } } });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are asked for in chunks, no more at once than stated', async () => {
    const sizes: number[] = [];
    const underWay = { now: 0, most: 0 };
    const post: PostBatch = async (_path, { subjects }) => {
      sizes.push(subjects.length);
      underWay.now += 1;
      underWay.most = Math.max(underWay.most, underWay.now);
      await pause();
      underWay.now -= 1;
      return answerTo(subjects);
    };
    await castNatalCharts(post, births(110), { chunkSize: 25, concurrency: 3 });
    expect(sizes.sort((a, b) => b - a)).toEqual([25, 25, 25, 25, 10]);
    expect(underWay.most).toBe(3);
  });

  it('are sent with what is asked of all', async () => {
    const asked = {
      configuration: { house_system: 'W' },
      options: { decimal_places: 2 },
      query: { preset: 'simple' },
    } as const;
    const post: PostBatch = async (_path, { subjects, configuration, options }, { query }) => {
      expect({ configuration, options, query }).toEqual(asked);
      return answerTo(subjects);
    };
    expect(await castNatalCharts(post, births(3), asked)).toHaveLength(3);
  });

  it('report their progress with what has come in', async () => {
    const told: Progress[] = [];
    const post: PostBatch = async (_path, { subjects }) => answerTo(subjects, [3]);
    const slots = await castNatalCharts(post, births(7), {
      chunkSize: 3,
      concurrency: 1,
      onProgress: (one) => told.push(one),
    });
    expect(told.map(({ done, failed, total }) => [done, failed, total])).toEqual([
      [3, 0, 7],
      [6, 1, 7],
      [7, 1, 7],
    ]);
    expect(told.flatMap((one) => one.slots)).toEqual(slots);
  });
});

describe('a chunk that is not answered', () => {
  const failingAt = (place: string, fault: unknown): PostBatch & { asked: string[] } => {
    const asked: string[] = [];
    const post: PostBatch = async (_path, { subjects }) => {
      asked.push(subjects[0]?.name ?? '');
      if (subjects[0]?.name === place) throw fault;
      return answerTo(subjects);
    };
    return Object.assign(post, { asked });
  };

  it.each([
    ['no room', problem(429, 'QuotaExceeded')],
    ['a defect', problem(500, 'InternalError')],
    ['no connection', new TypeError('fetch failed')],
  ])('leaves only its own slots unanswered: %s', async (_why, fault) => {
    const slots = await castNatalCharts(failingAt('4', fault), births(7), { chunkSize: 2, concurrency: 1 });
    expect(slots.map(({ outcome }) => outcome)).toEqual([
      'cast',
      'cast',
      'cast',
      'cast',
      'unanswered',
      'unanswered',
      'cast',
    ]);
    expect(slots[5]).toEqual({ outcome: 'unanswered', index: 5, cause: fault });
  });

  it.each([400, 401, 403])('ends all where the others would be refused too: %i', async (status) => {
    const post = failingAt('4', problem(status, 'Refused'));
    const charts = castNatalCharts(post, births(20), { chunkSize: 2, concurrency: 1 });
    await expect(charts).rejects.toMatchObject({ status });
    expect(post.asked).toEqual(['0', '2', '4']);
  });

  it('throws the cause where none was answered', async () => {
    const post: PostBatch = async () => {
      throw new TypeError('fetch failed');
    };
    await expect(castNatalCharts(post, births(7), { chunkSize: 2 })).rejects.toThrow('fetch failed');
  });
});

describe('charts that are no longer wanted', () => {
  it('are not asked for, and those under way are ended', async () => {
    const ended = new AbortController();
    const underWay: AbortSignal[] = [];
    const post: PostBatch = (_path, _body, { signal }) =>
      new Promise((_resolve, reject) => {
        underWay.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const charts = castNatalCharts(post, births(100), { chunkSize: 10, concurrency: 2, signal: ended.signal });
    ended.abort(new Error('enough'));
    await expect(charts).rejects.toThrow('enough');
    expect(underWay.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('end what is under way when one chunk is refused', async () => {
    const underWay: AbortSignal[] = [];
    const post: PostBatch = async (_path, { subjects }, { signal }) => {
      if (subjects[0]?.name === '0') throw problem(401, 'InvalidCredentials');
      underWay.push(signal);
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return answerTo(subjects);
    };
    await expect(castNatalCharts(post, births(9), { chunkSize: 3, concurrency: 3 })).rejects.toMatchObject({
      status: 401,
    });
    expect(underWay.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

it.each([
  [{ chunkSize: 0 }, 'chunkSize must be a whole number from 1 to 50, not 0'],
  [{ chunkSize: 51 }, 'chunkSize must be a whole number from 1 to 50, not 51'],
  [{ chunkSize: 2.5 }, 'chunkSize must be a whole number from 1 to 50, not 2.5'],
  [{ concurrency: 0 }, 'concurrency must be a whole number from 1'],
  [{ concurrency: Number.NaN }, 'concurrency must be a whole number from 1'],
])('%j cannot be kept', async (pace, message) => {
  const post: PostBatch = async (_path, { subjects }) => answerTo(subjects);
  await expect(castNatalCharts(post, births(1), pace)).rejects.toThrow(message);
});

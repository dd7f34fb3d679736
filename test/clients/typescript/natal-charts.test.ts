import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  FailedSubject,
  NatalBatchResponse,
  NatalChartResponse,
  Subject,
} from '../../../clients/typescript/src/contract.ts';
import { castNatalCharts, type PostBatch, type Progress } from '../../../clients/typescript/src/natal-charts.ts';
import { NatalProblem } from '../../../clients/typescript/src/problem.ts';

const births = (count: number): Subject[] =>
  Array.from({ length: count }, (_nothing, place) => ({
    name: String(place),
    birth_datetime: '2000-01-01 12:00',
    birth_location: 'Paris, Texas',
  }));

const nameOf = (subject: Subject | undefined): string => (typeof subject === 'object' ? (subject.name ?? '') : '');

/** The simple chart of a birth without a known time, which has no houses, without its bodies. */
const castChart = (name: string): NatalChartResponse => ({
  success: true,
  output_mode: 'simple',
  schema_version: 'simple_v1',
  data: {
    subject: {
      name,
      birth_time_known: false,
      datetime: '2000-01-01T12:00:00.000-06:00',
      datetime_utc: '2000-01-01T18:00:00.000Z',
      julian_day: 2451545.25,
      latitude: 33.66094,
      longitude: -95.55551,
      elevation: 0,
      timezone: 'America/Chicago',
      utc_offset_seconds: -21_600,
      time_resolution: { source: 'coordinates', status: 'unique', certainty: 'certain' },
    },
    planets: {},
    houses: {},
    angles: {},
    aspects: [],
    warnings: [],
  },
});

const refuse = (index: number, name: string): FailedSubject => ({
  success: false,
  index,
  error: 'InvalidLatitude',
  detail: name,
  errors: [],
});

/** Charts that carry the name of their birth; births listed in `bad` fail. */
function answerBatch(subjects: readonly Subject[], bad: readonly number[] = []): NatalBatchResponse {
  const charts = subjects
    .map(nameOf)
    .map((name, index) => (bad.includes(Number(name)) ? refuse(index, name) : castChart(name)));
  const errors = charts.flatMap((chart) =>
    chart.success ? [] : [{ index: chart.index, error: chart.error, detail: chart.detail }],
  );
  const metadata = { successful: charts.length - errors.length, failed: errors.length, errors };
  return { success: true, charts, metadata, total_count: charts.length, processing_time_ms: 1 };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 3));

const problem = (status: number, code: string): NatalProblem =>
  new NatalProblem({
    ...{ code, status, title: code, detail: code, findings: [] },
    ...{ docsUrl: undefined, requestId: undefined, retryAfterSeconds: undefined },
  });

describe('the charts of many births', () => {
  it('keep the order of the births for any chunk size and order of responses', async () => {
    const batches = fc.record({
      count: fc.integer({ min: 0, max: 120 }),
      chunkSize: fc.integer({ min: 1, max: 50 }),
      concurrency: fc.integer({ min: 1, max: 5 }),
      bad: fc.array(fc.nat(119)),
    });
    await fc.assert(
      fc.asyncProperty(batches, async ({ count, chunkSize, concurrency, bad }) => {
        const post: PostBatch = async (_path, { subjects }) => {
          await pause();
          return answerBatch(subjects, bad);
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

  it('are requested in chunks, with at most the given concurrency', async () => {
    const sizes: number[] = [];
    const running = { now: 0, most: 0 };
    const post: PostBatch = async (_path, { subjects }) => {
      sizes.push(subjects.length);
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await pause();
      running.now -= 1;
      return answerBatch(subjects);
    };
    await castNatalCharts(post, births(110), { chunkSize: 25, concurrency: 3 });
    expect(sizes.sort((a, b) => b - a)).toEqual([25, 25, 25, 25, 10]);
    expect(running.most).toBe(3);
  });

  it('are requested with the shared configuration, options and query', async () => {
    const shared = {
      configuration: { house_system: 'W' },
      options: { decimal_places: 2 },
      query: { preset: 'simple' },
    } as const;
    const post: PostBatch = async (_path, { subjects, configuration, options }, { query }) => {
      expect({ configuration, options, query }).toEqual(shared);
      return answerBatch(subjects);
    };
    expect(await castNatalCharts(post, births(3), shared)).toHaveLength(3);
  });

  it('report the progress and the slots of each finished chunk', async () => {
    const reports: Progress[] = [];
    const post: PostBatch = async (_path, { subjects }) => answerBatch(subjects, [3]);
    const slots = await castNatalCharts(post, births(7), {
      chunkSize: 3,
      concurrency: 1,
      onProgress: (report) => reports.push(report),
    });
    expect(reports.map(({ done, failed, total }) => [done, failed, total])).toEqual([
      [3, 0, 7],
      [6, 1, 7],
      [7, 1, 7],
    ]);
    expect(reports.flatMap((report) => report.slots)).toEqual(slots);
  });
});

describe('a failed chunk', () => {
  const failAt = (place: string, fault: unknown): PostBatch & { starts: string[] } => {
    const starts: string[] = [];
    const post: PostBatch = async (_path, { subjects }) => {
      starts.push(nameOf(subjects[0]));
      if (nameOf(subjects[0]) === place) throw fault;
      return answerBatch(subjects);
    };
    return Object.assign(post, { starts });
  };

  it.each([
    ['over a quota', problem(429, 'QuotaExceeded')],
    ['a defect', problem(500, 'InternalError')],
    ['no connection', new TypeError('fetch failed')],
  ])('leaves only its own slots unanswered: %s', async (_why, fault) => {
    const slots = await castNatalCharts(failAt('4', fault), births(7), { chunkSize: 2, concurrency: 1 });
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

  it.each([400, 401, 403])('stops all chunks if every other would be refused too: %i', async (status) => {
    const post = failAt('4', problem(status, 'Refused'));
    const charts = castNatalCharts(post, births(20), { chunkSize: 2, concurrency: 1 });
    await expect(charts).rejects.toMatchObject({ status });
    expect(post.starts).toEqual(['0', '2', '4']);
  });

  it('throws its cause if every chunk failed', async () => {
    const post: PostBatch = async () => {
      throw new TypeError('fetch failed');
    };
    await expect(castNatalCharts(post, births(7), { chunkSize: 2 })).rejects.toThrow('fetch failed');
  });
});

describe('aborted charts', () => {
  it('are not requested, and running requests are aborted', async () => {
    const controller = new AbortController();
    const signals: AbortSignal[] = [];
    const post: PostBatch = (_path, _body, { signal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const charts = castNatalCharts(post, births(100), { chunkSize: 10, concurrency: 2, signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(charts).rejects.toThrow('enough');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('a refusal of one chunk aborts the running ones', async () => {
    const signals: AbortSignal[] = [];
    const post: PostBatch = async (_path, { subjects }, { signal }) => {
      if (nameOf(subjects[0]) === '0') throw problem(401, 'InvalidCredentials');
      signals.push(signal);
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return answerBatch(subjects);
    };
    await expect(castNatalCharts(post, births(9), { chunkSize: 3, concurrency: 3 })).rejects.toMatchObject({
      status: 401,
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

it.each([
  [{ chunkSize: 0 }, 'chunkSize must be a whole number from 1 to 50, not 0'],
  [{ chunkSize: 51 }, 'chunkSize must be a whole number from 1 to 50, not 51'],
  [{ chunkSize: 2.5 }, 'chunkSize must be a whole number from 1 to 50, not 2.5'],
  [{ concurrency: 0 }, 'concurrency must be a whole number from 1'],
  [{ concurrency: Number.NaN }, 'concurrency must be a whole number from 1'],
])('%j is refused', async (settings, message) => {
  const post: PostBatch = async (_path, { subjects }) => answerBatch(subjects);
  await expect(castNatalCharts(post, births(1), settings)).rejects.toThrow(message);
});

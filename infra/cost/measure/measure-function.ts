import { setTimeout as delay } from 'node:timers/promises';
import type { Group } from '../../../functions/api.ts';
import type { EndpointDescriptor, Example } from '../../../lib/http/endpoint.ts';
import { WARM_UP_EVENT, type WarmUpReport } from '../../../lib/http/warm-up.ts';
import { INTERVAL_MS as SETTLING_MS } from '../../../lib/store/recorder.ts';
import type { ExampleFigures, FunctionFigures, InvocationFigures, Outcome } from '../figures.ts';
import { mean } from '../mean.ts';
import { cacheOf, sizeOf } from './answer-size.ts';
import type { CountingTables } from './counting-tables.ts';
import { environmentOf } from './environment.ts';
import { Instance } from './instance.ts';
import { daysLater, eventOf, examplesOf } from './requests.ts';
import { type Bench, type Series, seriesOf } from './series.ts';

/** As many requests as a just-in-time compiler needs to be done with a function; of the slow ones, fewer. */
const WARM_UPS = 60;
const STARTS = 5;
/** Days between what is asked to warm an instance and what is measured. */
const DAYS_APART = 200;
const MOST_ATTEMPTS = 5;
/** Longer than a function lets a failing table rest. */
const REST_MS = 3000;

/** What an endpoint says of kept answers, and what has to have happened before. */
const EXPECTED: Readonly<Record<Outcome, string | undefined>> = {
  answered: undefined,
  calculated: 'miss',
  'from memory': 'hit',
  'from the table': 'hit',
};

interface Asked {
  readonly endpoint: EndpointDescriptor;
  readonly example: Example;
  /** From 0; each asks about days of its own. */
  readonly attempt: number;
}

/** Figures of one function: its start, its warm-up, and every example of its endpoints. */
export async function measureFunction(name: string, group: Group, tables: CountingTables): Promise<FunctionFigures> {
  const environment = environmentOf(name, group, tables.endpoint);
  const initCpuMs = await medianStart(environment);
  const instance = await Instance.start(environment);
  const other = await Instance.start(environment);
  try {
    const bench = { instance, tables, memoryMb: group.memoryMb };
    const warmUp = await inSomeAttempt(() => warmUpFigures(bench));
    const examples: ExampleFigures[] = [];
    for (const endpoint of group.endpoints) {
      for (const example of examplesOf(endpoint)) {
        examples.push(...(await inSomeAttempt((attempt) => outcomes({ endpoint, example, attempt }, bench, other))));
      }
    }
    return {
      memoryMb: group.memoryMb,
      initCpuMs,
      warmUp,
      settlingUnits: await settlingUnits(group, bench),
      examples,
    };
  } finally {
    await instance.stop();
    await other.stop();
  }
}

async function warmUpFigures(bench: Bench): Promise<InvocationFigures> {
  await seriesOf(bench, () => WARM_UP_EVENT, 5);
  const { figures, answers } = await seriesOf(bench, () => WARM_UP_EVENT, 20);
  requireWarm(answers);
  return figures;
}

/** @throws Error where a step of a warm-up failed: what that took is not what a warm-up takes */
export function requireWarm(answers: readonly unknown[]): void {
  const failed = answers.flatMap((answer) => (answer as WarmUpReport).failed);
  if (failed.length > 0) throw new Error(`a warm-up of the measurement failed: ${[...new Set(failed)].join(', ')}`);
}

/** What an instance writes when it settles its statistics after a request to each endpoint; nothing where it has none. */
async function settlingUnits({ endpoints }: Group, bench: Bench): Promise<number> {
  if (endpoints.length === 0) return 0;
  const eventAt = (index: number): object => settlingEvent(endpoints[index % endpoints.length], index);
  await delay(SETTLING_MS);
  await seriesOf(bench, () => eventAt(0), 1); // settles what there was before
  const before = await seriesOf(bench, eventAt, endpoints.length);
  await delay(SETTLING_MS);
  const { settlings, answers } = await seriesOf(bench, () => eventAt(endpoints.length), 1);
  [...before.answers, ...answers].forEach(sizeOf);
  const [units] = settlings;
  if (units === undefined) throw new Error(`nothing was settled after ${SETTLING_MS} ms`);
  return units;
}

/** What is asked between two settlings: where answers are kept, about days that nobody asked about before. */
function settlingEvent(endpoint: EndpointDescriptor | undefined, index: number): object {
  const example = endpoint && examplesOf(endpoint)[0];
  if (!endpoint || !example) throw new Error('there is no request to settle');
  const days = DAYS_APART * (2 * MOST_ATTEMPTS + 1) + index;
  return eventOf({ endpoint, example: endpoint.stored ? daysLater(example, days) : example, index });
}

/** Processor time of a start: the median of several. */
async function medianStart(environment: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const instance = await Instance.start(environment);
    times.push(instance.initCpuMs);
    await instance.stop();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN;
}

/**
 * A machine that is busy with something else is now and then so late that a function lets its tables rest: then there is
 * nothing to be measured but that.
 */
async function inSomeAttempt<Result>(work: (attempt: number) => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (fault) {
      if (attempt + 1 === MOST_ATTEMPTS) throw fault;
      await delay(REST_MS);
    }
  }
}

/** One example in every way in which it can be answered. */
async function outcomes(asked: Asked, bench: Bench, other: Instance): Promise<readonly ExampleFigures[]> {
  const eventAt = (index: number) => eventOf({ ...asked, index });
  await seriesOf(bench, eventAt, WARM_UPS);
  if (asked.endpoint.stored === undefined) return [measured(asked, 'answered', await seriesOf(bench, eventAt))];
  const about = (days: number) => (index: number) =>
    eventOf({ ...asked, example: daysLater(asked.example, index + days), index });
  const firstDay = DAYS_APART * (2 * asked.attempt + 1);
  const elsewhere = { ...bench, instance: other };
  await seriesOf(elsewhere, about(firstDay), WARM_UPS);
  const anew = about(firstDay + DAYS_APART);
  const calculated = await seriesOf(bench, anew);
  const count = calculated.figures.invocations;
  return [
    measured(asked, 'calculated', calculated),
    measured(asked, 'from memory', await seriesOf(bench, anew, count)),
    measured(asked, 'from the table', await seriesOf(elsewhere, anew, count)),
  ];
}

/** @throws Error where the answers came about in another way than was meant */
function measured({ endpoint, example }: Asked, outcome: Outcome, series: Series): ExampleFigures {
  const sizes = series.answers.map(sizeOf);
  const caches = new Set(series.answers.map(cacheOf));
  const isAsMeant = caches.size === 1 && caches.has(EXPECTED[outcome]);
  if (!isAsMeant) throw new Error(`${endpoint.path}, ${example.name}: ${outcome}, but ${[...caches].join(' and ')}`);
  const average = (member: 'answerBytes' | 'sentBytes') => Math.round(mean(sizes.map((size) => size[member])));
  const { method, path } = endpoint;
  const size = { answerBytes: average('answerBytes'), sentBytes: average('sentBytes') };
  return { method, path, example: example.name, outcome, ...series.figures, ...size };
}

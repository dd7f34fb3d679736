import { join } from 'node:path';
import { openGazetteer } from '../../lib/geo/gazetteer/open.ts';
import { AFTER_TUNING, BEFORE_TUNING } from '../golden/places/quality.ts';
import { figuresOf } from './measure.ts';
import type { Row } from './row.ts';

const PATH = join(import.meta.dirname, '../../layers/places/gazetteer.bin');
const QUERIES = 500;
const POINTS = 20_000;
const OPENINGS = 15;
const ANSWERS = 10;
const BYTES_PER_MB = 1_000_000;

const REPETITIONS = 5;

const durationMs = (run: () => unknown): number => {
  const startedMs = performance.now();
  run();
  return performance.now() - startedMs;
};

/** The shortest of several runs: what else the machine does only adds to it. */
const shortestMs = (run: () => unknown): number =>
  Math.min(...Array.from({ length: REPETITIONS }, () => durationMs(run)));

function quantile(samples: readonly number[], share: number): number {
  const ascending = [...samples].sort((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}

/** One letter, two letters, names as they are being typed, whole queries with states, other names and slips. */
function mixedQueries(): readonly string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const whole = [...BEFORE_TUNING, ...AFTER_TUNING].map(({ query }) => query);
  const begun = [2, 3, 4, 6].flatMap((length) => whole.map((query) => query.slice(0, length)));
  return [...letters, ...whole, ...begun].slice(0, QUERIES);
}

/** Points spread evenly over the sphere, sea and poles included, by the golden angle. */
function spreadPoints(): readonly (readonly [latitudeDeg: number, longitudeDeg: number])[] {
  return Array.from({ length: POINTS }, (_, index) => {
    const latitudeDeg = (Math.asin(1 - (2 * index + 1) / POINTS) * 180) / Math.PI;
    return [latitudeDeg, ((index * 137.50776405) % 360) - 180] as const;
  });
}

function openingRows(): Row[] {
  const before = process.memoryUsage().arrayBuffers;
  const gazetteers: unknown[] = [];
  const first = durationMs(() => gazetteers.push(openGazetteer(PATH)));
  const heldMb = (process.memoryUsage().arrayBuffers - before) / BYTES_PER_MB;
  const { median, p95 } = figuresOf(Array.from({ length: OPENINGS }, () => durationMs(() => openGazetteer(PATH))));
  return [
    { name: 'gazetteer: first opening', unit: 'ms', measured: first },
    { name: 'gazetteer: opening', unit: 'ms', measured: median, p95, budget: 20 },
    { name: 'gazetteer: memory held', unit: 'MB', measured: heldMb },
  ];
}

/** Figures of the places' gazetteer against their budgets. */
export function placeRows(): readonly Row[] {
  const opening = openingRows();
  const gazetteer = openGazetteer(PATH);
  const queries = mixedQueries();
  const points = spreadPoints();
  const searches = queries.map((query) => shortestMs(() => gazetteer.search(query, ANSWERS)));
  const reverses = points.map(([latitudeDeg, longitudeDeg]) =>
    shortestMs(() => gazetteer.nearest(latitudeDeg, longitudeDeg)),
  );
  return [
    ...opening,
    {
      name: `autocomplete of ${queries.length} queries, median`,
      unit: 'ms',
      measured: quantile(searches, 0.5),
      budget: 0.5,
    },
    {
      name: `autocomplete of ${queries.length} queries, 99 %`,
      unit: 'ms',
      measured: quantile(searches, 0.99),
      budget: 5,
    },
    { name: 'reverse, median', unit: 'ms', measured: quantile(reverses, 0.5) },
    { name: 'reverse, 99 %', unit: 'ms', measured: quantile(reverses, 0.99), budget: 0.2 },
  ];
}

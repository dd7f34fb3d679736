import type { ExampleFigures, FunctionFigures } from './figures.ts';
import { billedMs } from './invocation.ts';
import { LEASE_SECONDS, SETTLING_SECONDS } from './spans.ts';

const MS_PER_SECOND = 1000;

/** A request among others. */
export interface Arriving {
  readonly example: ExampleFigures;
  /** The function that answers it. */
  readonly of: FunctionFigures;
  /** Requests to that function, a second. */
  readonly perSecond: number;
  /** Of them, those that are answered in the same way. */
  readonly alikePerSecond: number;
}

/**
 * Records that every request adds to, whichever endpoint it is for: the traffic of the minute, and the sizes of the answers
 * that are kept. Each is one write unit.
 */
const COMMON_RECORDS = { traffic: 1, sizes: 1 };

/**
 * Share of a function's requests that come to one instance, where they are evenly spread: all of them, unless it is busy
 * all the time.
 */
function instanceShare({ example, perSecond }: Arriving): number {
  const mostPerSecond = MS_PER_SECOND / billedMs(example);
  return Math.min(1, mostPerSecond / perSecond);
}

/** Share of events at a rate that find a span over which began with one of them. */
const overShare = (perSecond: number, spanSeconds: number): number => Math.min(1, 1 / (perSecond * spanSeconds));

/** How many requests an instance answers from one settling of its statistics to the next. */
export function requestsPerSettling(arriving: Arriving): number {
  return 1 / overShare(arriving.perSecond * instanceShare(arriving), SETTLING_SECONDS);
}

/**
 * Write units of a settling after some requests, each endpoint as likely as the others: what all have in common, and a
 * share of what was measured after a request to each.
 */
export function settledUnits({ settlingUnits, examples }: FunctionFigures, requests: number): number {
  const endpoints = new Set(examples.map(({ method, path }) => `${method} ${path}`)).size;
  const keeps = examples.some(({ keptUnits }) => keptUnits > 0);
  const common = COMMON_RECORDS.traffic + (keeps ? COMMON_RECORDS.sizes : 0);
  const askedShare = 1 - (1 - 1 / endpoints) ** requests;
  return common + Math.max(0, settlingUnits - common) * askedShare;
}

/**
 * An answer from memory at the rate at which such answers come: whenever the lease of the memory is over, the instance
 * reads first whether answers were cleared. Each reading is one round and one unit, and those that came in between when
 * it was measured, in quick succession, are not counted.
 */
export function renewing(arriving: Arriving): ExampleFigures {
  const { example, alikePerSecond } = arriving;
  if (example.outcome !== 'from memory') return example;
  const readUnits = overShare(alikePerSecond * instanceShare(arriving), LEASE_SECONDS);
  return { ...example, readUnits, tableRounds: example.tableRounds - example.readUnits + readUnits };
}

import type { DocumentedOperation } from '../../support/fuzz/document.ts';

/** `FUZZ_SEED` selects other requests; the same seed gives the same requests. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** `FUZZ_TIMES=10` sends ten times as many requests. */
const TIMES = Number(process.env.FUZZ_TIMES ?? 1);

/** Timeout, far longer than the requests to one operation take. */
export const PATIENCE_MS = 120_000 * Math.max(1, TIMES);

/** Number of kinds of request: sensible requests, allowed requests, and requests that break one rule. */
export const KINDS = 3;

/** Groups of the service by the file that fuzzes them: the files run in parallel. */
export const GROUPS = {
  charts: ['natal', 'comparative', 'standalone', 'sky', 'venus'],
  searches: ['acg', 'predictive', 'timelords', 'vedic', 'predictive-utilities', 'mcp'],
  places: ['place', 'catalog', 'health', 'meta', 'links', 'demo', 'bulk'],
} as const;

/** Number of requests of one kind to operations with and without input. */
const MANY = 105;
const FEW = 15;

/** Number of requests to operations whose requests take long. */
const COSTLY: Readonly<Record<string, number>> = {
  'POST /ephemeris/venus-star-points/eight-year-star': 30,
  'POST /predictive/returns': 60,
  'POST /predictive/returns/batch': 30,
  // Each answer waits a second until no other instance answers from memory.
  'POST /predictive/optimization/clear-cache': 3,
};

/** Number of requests of one kind to an operation. */
export function runsOf({ title, parameters, body }: DocumentedOperation): number {
  const reads = body !== undefined || parameters.length > 0;
  return Math.ceil(TIMES * (COSTLY[title] ?? (reads ? MANY : FEW)));
}

/** Smallest share of sensible requests that must be answered with 200: otherwise the test would check only refusals. */
export const shareOf = ({ tag }: DocumentedOperation): number => SHARES[tag] ?? 0.85;

/** Time lords mostly need the time of birth, and without a moment of its own a request is about now, which may be centuries later. */
const SHARES: Readonly<Record<string, number>> = { timelords: 0.8 };

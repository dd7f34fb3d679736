import type { DocumentedOperation } from './document.ts';

/** Given in `FUZZ_SEED` to see other requests; the same seed gives the same. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** `FUZZ_TIMES=10`: ten times as many of them. */
const TIMES = Number(process.env.FUZZ_TIMES ?? 1);

/** Far longer than the requests to one operation take. */
export const PATIENCE_MS = 120_000 * Math.max(1, TIMES);

/** Kinds of request that each operation is sent: sensible ones, all that is allowed, and those that break one rule. */
export const KINDS = 3;

/** Groups of the service by the file that fuzzes them: the files run beside each other. */
export const GROUPS = {
  charts: ['natal', 'comparative', 'standalone', 'venus'],
  searches: ['acg', 'predictive', 'predictive-utilities', 'mcp'],
  places: ['place', 'catalog', 'health', 'meta'],
} as const;

/** Requests of one kind where there is much to vary, and where there is nothing. */
const MANY = 185;
const FEW = 30;

/** Where one request takes long. */
const COSTLY: Readonly<Record<string, number>> = {
  'POST /ephemeris/venus-star-points/eight-year-star': 60,
  'POST /predictive/returns': 120,
  // An answer waits a second for what others keep in memory.
  'POST /predictive/optimization/clear-cache': 5,
};

/** How many requests of one kind an operation is sent. */
export function runsOf({ title, parameters, body }: DocumentedOperation): number {
  const reads = body !== undefined || parameters.length > 0;
  return Math.ceil(TIMES * (COSTLY[title] ?? (reads ? MANY : FEW)));
}

/** Of sensible requests this share at least is answered with 200: else it would be refusals alone that are looked at. */
export const shareOf = ({ tag }: DocumentedOperation): number => SHARES[tag] ?? 0.85;

/** A map needs the time of birth and has no warnings to say that a body is not known so long ago. */
const SHARES: Readonly<Record<string, number>> = { acg: 0.7 };

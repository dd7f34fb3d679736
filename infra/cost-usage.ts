/** Usage of what AWS bills, from prices, assumptions and measured usage of one request of each class in `cost.json`. */
import { SECONDS_PER_DAY } from '../lib/base/units/time.ts';
import { ANSWER_TTL_SECONDS } from '../lib/contract/tables/answers/ttl.ts';
import { FLUSH_INTERVAL_MS } from '../lib/contract/tables/recorder.ts';
import { TRACED_SHARE } from './constructs/sampling-rules.ts';
import inputs from './cost.json' with { type: 'json' };
import { DOCS } from './docs.ts';
import { STAGES } from './stages.ts';

const { assumed, prices } = inputs;

type PriceName = keyof typeof prices;
/** Numbers of units by the name of their price. */
export type Usage = Readonly<Partial<Record<PriceName, number>>>;
export type Measurements = Pick<typeof inputs.measured, 'classes' | 'authorizer'>;
/** Resource usage of one request: billed milliseconds including waits for tables, table units, bytes. */
export type RequestClass = Measurements['classes']['chart'];
type Invocation = Measurements['authorizer']['keyKnown'];
/** Shares of request classes; their sum is 1. */
export type Mix = Readonly<Partial<Record<keyof Measurements['classes'], number>>>;

export const MIXES = {
  charts: { chart: 1 },
  typical: {
    chart: 0.5,
    place: 0.2,
    comparison: 0.1,
    'new search': 0.05,
    'cached search': 0.05,
    map: 0.05,
    catalog: 0.05,
  },
  'searches, each new': { 'new search': 1 },
  'searches, nine in ten cached': { 'new search': 0.1, 'cached search': 0.9 },
  'batches of fifty births': { batch: 1 },
  'pages of the documentation': { page: 1 },
} as const satisfies Readonly<Record<string, Mix>>;

export const MILLION = 1e6;
export const BYTES_PER_GB = 1e9;
export const SECONDS_PER_MONTH = 730 * 3600;

const priceNames = Object.keys(prices) as PriceName[];

export const scaleUsage = (factor: number, usage: Usage): Usage =>
  Object.fromEntries(Object.entries(usage).map(([name, units]) => [name, factor * units]));

export const sumUsages = (usages: readonly Usage[]): Usage =>
  Object.fromEntries(priceNames.map((name) => [name, usages.reduce((sum, usage) => sum + (usage[name] ?? 0), 0)]));

/** Cost in US dollars. @param line only this line of the bill; the whole bill without it */
export function computeUsd(usage: Usage, line?: string): number {
  return priceNames
    .filter((name) => line === undefined || prices[name].line === line)
    .reduce((sum, name) => sum + ((usage[name] ?? 0) * prices[name].usd) / prices[name].units, 0);
}

export const toGbSeconds = (ms: number, memoryMb: number): number => (ms / 1000) * (memoryMb / 1024);

export function estimateLogUsage(bytes: number): Usage {
  const months = (STAGES.prod.logRetention * SECONDS_PER_DAY) / SECONDS_PER_MONTH;
  return { logGb: bytes / BYTES_PER_GB, logGbMonth: (bytes / BYTES_PER_GB) * assumed.storedLogShare.value * months };
}

export function estimateInvocationUsage({
  memoryMb,
  billedMs,
  startMs,
  readUnits,
  writeUnits,
  logBytes,
}: Invocation): Usage {
  const ms = billedMs + assumed.coldShare.value * startMs;
  const usage = { lambdaRequest: 1, lambdaGbSecond: toGbSeconds(ms, memoryMb) };
  return sumUsages([{ ...usage, tableReadUnit: readUnits, tableWriteUnit: writeUnits }, estimateLogUsage(logBytes)]);
}

/**
 * What every answer takes wherever it is calculated: bytes that are sent, counters and cached answers.
 *
 * @param perSecond requests per second to one instance, which writes its counters once per interval
 */
export function estimateAnswerUsage(of: RequestClass, perSecond: number): Usage {
  const requestsPerInterval = Math.max(1, (perSecond * FLUSH_INTERVAL_MS) / 1000);
  return {
    transferGb: of.sentBytes / BYTES_PER_GB,
    tableWriteUnit: Math.min(of.counterUnits, of.mostCounterUnits / requestsPerInterval),
    tableGbMonth: ((of.cacheUnits * 1024) / BYTES_PER_GB) * (ANSWER_TTL_SECONDS / SECONDS_PER_MONTH),
  };
}

/** @param perSecond requests per second to the function, assumed to have one instance */
const estimateRequestUsage = (of: RequestClass, perSecond: number): Usage =>
  sumUsages([
    { gatewayRequest: 1 },
    estimateInvocationUsage(of),
    estimateLogUsage(assumed.gatewayLogBytes.value),
    estimateAnswerUsage(of, perSecond),
  ]);

/** Usage of the authorizer, which the gateway invokes before each request except those of public pages. */
function estimateAuthorizerUsage({ keyKnown, keyLookUp }: Measurements['authorizer']): Usage {
  const share = assumed.keyLookUpShare.value;
  return sumUsages([
    scaleUsage(1 - share, estimateInvocationUsage(keyKnown)),
    scaleUsage(share, estimateInvocationUsage(keyLookUp)),
  ]);
}

/** The measured classes of a mix with their shares. */
export const listShares = (mix: Mix, { classes }: Pick<Measurements, 'classes'> = inputs.measured) =>
  Object.entries(mix).map(([name, share]) => ({ of: classes[name as keyof Mix], share }));

/** Usage of a million requests in a month with `requestsPerMonth` evenly spread requests. */
export function estimateUsagePerMillion(
  mix: Mix,
  requestsPerMonth: number,
  measured: Measurements = inputs.measured,
): Usage {
  const perSecond = requestsPerMonth / SECONDS_PER_MONTH;
  const parts = listShares(mix, measured);
  const shareOf = (name: string): number =>
    parts.reduce((sum, { of, share }) => sum + (of.function === name ? share : 0), 0);
  const one = parts.flatMap(({ of, share }) => [
    scaleUsage(share, estimateRequestUsage(of, perSecond * shareOf(of.function))),
    of.function === DOCS ? {} : scaleUsage(share, estimateAuthorizerUsage(measured.authorizer)),
  ]);
  return scaleUsage(MILLION, sumUsages([...one, { trace: TRACED_SHARE }]));
}

/**
 * `npm run cost`: writes cost.md, the cost of requests and of a month without requests. Prices, assumptions and measured
 * resource usage of one request of each class are in `cost.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../functions/api.ts';
import { ANSWER_TTL_SECONDS } from '../lib/contract/tables/answers/ttl.ts';
import { FLUSH_INTERVAL_MS } from '../lib/contract/tables/recorder.ts';
import { METRIC_NAMES } from '../lib/runtime/metric-names.ts';
import { TRACED_SHARE } from './constructs/sampling-rules.ts';
import inputs from './cost.json' with { type: 'json' };
import { DOCS } from './docs.ts';
import { STAGES } from './stages.ts';

const { assumed, prices, pricesReadOn, region } = inputs;

type PriceName = keyof typeof prices;
type Usage = Readonly<Partial<Record<PriceName, number>>>;
type Measurements = Pick<typeof inputs.measured, 'classes' | 'authorizer'>;
/** Resource usage of one request: billed milliseconds including waits for tables, table units, bytes. */
type RequestClass = Measurements['classes']['chart'];
type Invocation = Measurements['authorizer']['keyKnown'];
/** Shares of request classes; their sum is 1. */
type Mix = Readonly<Partial<Record<keyof Measurements['classes'], number>>>;

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

const MILLION = 1e6;
const BYTES_PER_GB = 1e9;
const SECONDS_PER_MONTH = 730 * 3600;
const SECONDS_PER_DAY = 86_400;

const priceNames = Object.keys(prices) as PriceName[];

const scaleUsage = (factor: number, usage: Usage): Usage =>
  Object.fromEntries(Object.entries(usage).map(([name, units]) => [name, factor * units]));

const sumUsages = (usages: readonly Usage[]): Usage =>
  Object.fromEntries(priceNames.map((name) => [name, usages.reduce((sum, usage) => sum + (usage[name] ?? 0), 0)]));

/** Cost in US dollars. @param line only this line of the bill; the whole bill without it */
export function computeUsd(usage: Usage, line?: string): number {
  return priceNames
    .filter((name) => line === undefined || prices[name].line === line)
    .reduce((sum, name) => sum + ((usage[name] ?? 0) * prices[name].usd) / prices[name].units, 0);
}

const toGbSeconds = (ms: number, memoryMb: number): number => (ms / 1000) * (memoryMb / 1024);

function estimateLogUsage(bytes: number): Usage {
  const months = (STAGES.prod.logRetention * SECONDS_PER_DAY) / SECONDS_PER_MONTH;
  return { logGb: bytes / BYTES_PER_GB, logGbMonth: (bytes / BYTES_PER_GB) * assumed.storedLogShare.value * months };
}

function estimateInvocationUsage({ memoryMb, billedMs, startMs, readUnits, writeUnits, logBytes }: Invocation): Usage {
  const ms = billedMs + assumed.coldShare.value * startMs;
  const usage = { lambdaRequest: 1, lambdaGbSecond: toGbSeconds(ms, memoryMb) };
  return sumUsages([{ ...usage, tableReadUnit: readUnits, tableWriteUnit: writeUnits }, estimateLogUsage(logBytes)]);
}

/** @param perSecond requests per second to the function, assumed to have one instance, which writes its counters once per interval */
function estimateRequestUsage(of: RequestClass, perSecond: number): Usage {
  const requestsPerInterval = Math.max(1, (perSecond * FLUSH_INTERVAL_MS) / 1000);
  const cacheGbMonths = ((of.cacheUnits * 1024) / BYTES_PER_GB) * (ANSWER_TTL_SECONDS / SECONDS_PER_MONTH);
  return sumUsages([
    { gatewayRequest: 1, transferGb: of.sentBytes / BYTES_PER_GB },
    estimateInvocationUsage(of),
    estimateLogUsage(assumed.gatewayLogBytes.value),
    { tableWriteUnit: Math.min(of.counterUnits, of.mostCounterUnits / requestsPerInterval) },
    { tableGbMonth: cacheGbMonths },
  ]);
}

/** Usage of the authorizer, which the gateway invokes before each request except those of public pages. */
function estimateAuthorizerUsage({ keyKnown, keyLookUp }: Measurements['authorizer']): Usage {
  const share = assumed.keyLookUpShare.value;
  return sumUsages([
    scaleUsage(1 - share, estimateInvocationUsage(keyKnown)),
    scaleUsage(share, estimateInvocationUsage(keyLookUp)),
  ]);
}

/** Usage of a million requests in a month with `requestsPerMonth` evenly spread requests. */
export function estimateUsagePerMillion(
  mix: Mix,
  requestsPerMonth: number,
  measured: Measurements = inputs.measured,
): Usage {
  const perSecond = requestsPerMonth / SECONDS_PER_MONTH;
  const parts = Object.entries(mix).map(([name, share]) => ({ of: measured.classes[name as keyof Mix], share }));
  const shareOf = (name: string): number =>
    parts.reduce((sum, { of, share }) => sum + (of.function === name ? share : 0), 0);
  const one = parts.flatMap(({ of, share }) => [
    scaleUsage(share, estimateRequestUsage(of, perSecond * shareOf(of.function))),
    of.function === DOCS ? {} : scaleUsage(share, estimateAuthorizerUsage(measured.authorizer)),
  ]);
  return scaleUsage(MILLION, sumUsages([...one, { trace: TRACED_SHARE }]));
}

type Row = readonly (string | number)[];
type PricedUsage = readonly [what: string, usage: Usage];

const formatUsd = (amount: number): string => amount.toFixed(2);

/** A Markdown table with right-aligned numbers. */
function renderTable(titles: readonly string[], rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
  return [titles, titles.map((_, column) => (column === 0 ? '---' : '---:')), ...rows].map(line).join('\n');
}

const LINES = ['gateway', 'Lambda', 'tables', 'logs', 'traces', 'transfer'];

function renderRequestTable(): string {
  const rows = Object.entries(MIXES).map(([name, mix]) => {
    const usage = estimateUsagePerMillion(mix, 10 * MILLION);
    const others = [MILLION, 100 * MILLION].map((volume) => computeUsd(estimateUsagePerMillion(mix, volume)));
    return [name, ...[...LINES.map((line) => computeUsd(usage, line)), computeUsd(usage), ...others].map(formatUsd)];
  });
  return renderTable(['requests', ...LINES, 'a million', 'at 1 million a month', 'at 100 million'], rows);
}

function renderMonthTable(): string {
  const { functions, routes, alarms, alarmMetrics, keys, firewallRules } = inputs.stack;
  const metrics = METRIC_NAMES.ofFunction.length;
  const responding = functions - 1; // the authorizer has none of these metrics
  const warmUps = SECONDS_PER_MONTH / 60 / STAGES.prod.warmUpEveryMinutes;
  const warmUp = sumUsages([estimateInvocationUsage(inputs.measured.warmUp), { trace: 1 }]);
  const readyGbSeconds = toGbSeconds(SECONDS_PER_MONTH * 1000, api.natal.memoryMb);
  const always: readonly PricedUsage[] = [
    [`metrics: ${responding} functions × ${metrics}, and 3 of warm-ups`, { metricMonth: responding * metrics + 3 }],
    [`warm-ups: ${functions} functions × ${warmUps}`, scaleUsage(functions * warmUps, warmUp)],
    [`${alarms} alarms on ${alarmMetrics} metrics`, { alarmMetricMonth: alarmMetrics }],
    ["dashboard, and the key of the alarms' topic", { dashboardMonth: 1, keyMonth: keys }],
  ];
  const rows: readonly PricedUsage[] = [
    ...always,
    ['**total**', sumUsages(always.map(([, usage]) => usage))],
    [`additional with \`routeMetrics=on\`: ${routes} routes × ${metrics}`, { metricMonth: routes * metrics }],
    ['additional with `firewall=on`', { firewallMonth: 1, firewallRuleMonth: firewallRules }],
    ['additional with `provisioned=natal=1`', { provisionedGbSecond: readyGbSeconds }],
  ];
  const cells = rows.map(([what, usage]) => [what, formatUsd(computeUsd(usage))]);
  return renderTable(['what', 'USD a month'], cells);
}

function renderMeasuredTable(): string {
  const { classes, authorizer, warmUp } = inputs.measured;
  const { keyKnown, keyLookUp } = authorizer;
  const all = { ...classes, authorizer: keyKnown, 'authorizer, key look-up': keyLookUp, 'warm-up': warmUp };
  const rows = Object.entries(all).map(([name, of]) => [
    `${name}: ${of.summary}`,
    ...[of.memoryMb, of.billedMs, of.startMs, of.readUnits, of.writeUnits, of.logBytes],
    'sentBytes' in of ? of.sentBytes : '',
  ]);
  return renderTable(['request', 'MB', 'billed, ms', 'start, ms', 'units read', 'written', 'log, B', 'sent, B'], rows);
}

const typical = Object.entries(MIXES.typical).map(([name, share]) => `${100 * share} % ${name}`);
const assumptions = Object.values(assumed).map(({ of, source, value }) => `- ${value}: ${of} (${source})`);

/** The text of cost.md. */
export const renderCostPage = (): string => `# What it costs

Generated by \`npm run cost\` ([cost.ts](cost.ts)) from [cost.json](cost.json), which has every price with its source, the measurements and
the assumptions. US dollars in ${region} on arm64, without tax and free tier. Prices were read on ${pricesReadOn}; check them before
you rely on them. The examples of the [guide](README.md) deploy to \`eu-central-1\`, which has other prices.

## A million requests

The columns by line of the bill are for a month of 10 million evenly spread requests. The last two columns are the cost of a million
requests in months with fewer and with more.

${renderRequestTable()}

Typical is ${typical.join(', ')}.
With few requests, each write of an instance's counters, once per ${FLUSH_INTERVAL_MS / 1000} s, covers fewer of them. X-Ray traces
${100 * TRACED_SHARE} % of requests. With \`firewall=on\` a million costs ${formatUsd(prices.firewallRequest.usd)} more.

## A month without requests

Assumes that every function has metrics; a function or route that never gets a request has none.

${renderMonthTable()}

## Durations

Resource usage of one request, without the authorizer. Measured ${inputs.measured.on} on ${inputs.measured.machine}: the
built functions, all examples of their endpoints, each sixty times. Processor time of all threads × 1 769 MB / memory ("[At 1,769 MB, a
function has the equivalent of one vCPU](https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html)") is rounded up to a
millisecond. Each wait for a table adds 5 ms; AWS states [single-digit
milliseconds](https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html). Not counted: the work of
Lambda's runtime around the handler, and the difference between its processors and this one.

${renderMeasuredTable()}

Units are DynamoDB's, without those of the counters. Logs are stored for ${STAGES.prod.logRetention} days, answers for ${ANSWER_TTL_SECONDS / SECONDS_PER_DAY}. Bytes sent are of
gzip responses, headers included.

A deployed stage shows the true values: durations in the logs of its functions, by CloudWatch Logs Insights
(\`filter @type = "REPORT" | stats avg(@billedDuration), avg(@initDuration) by @log\`), units under "Capacity of tables" on the dashboard,
bytes in the gateway's log (\`responseBytes\`). Without one, [the bench](../docs/bench.md) has
durations and starts of a whole processor. Enter them in \`cost.json\` with the date, and run \`npm run cost\`.

## Assumptions

${assumptions.join('\n')}
`;

if (import.meta.main) writeFileSync(join(import.meta.dirname, 'cost.md'), renderCostPage());

/**
 * `npm run cost`: writes cost.md, the cost of requests, of a month without requests, of containers and of one machine. Prices, assumptions and
 * measurements are in `cost.json`; counts of the stack come from what it is made of.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, type Group, selectGroups } from '../functions/api.ts';
import { SECONDS_PER_DAY } from '../lib/base/units/time.ts';
import { ANSWER_TTL_SECONDS } from '../lib/contract/tables/answers/ttl.ts';
import { FLUSH_INTERVAL_MS } from '../lib/contract/tables/recorder.ts';
import { METRIC_NAMES } from '../lib/runtime/metric-names.ts';
import { ALARMS, type AlarmDefinition } from './alarms.ts';
import { TRACED_SHARE } from './constructs/sampling-rules.ts';
import inputs from './cost.json' with { type: 'json' };
import { renderBulkSection } from './cost-bulk.ts';
import { renderHostSection } from './cost-host.ts';
import { formatUsd, renderMarkdownTable } from './cost-table.ts';
import {
  computeUsd,
  estimateInvocationUsage,
  estimateUsagePerMillion,
  MILLION,
  MIXES,
  SECONDS_PER_MONTH,
  scaleUsage,
  sumUsages,
  toGbSeconds,
  type Usage,
} from './cost-usage.ts';
import { STAGES } from './stages.ts';
import { TABLES } from './tables.ts';

const { assumed, prices, pricesReadOn, machinePricesReadOn, hostPricesReadOn, region } = inputs;

/** Those without an option. */
const groups: Readonly<Record<string, Group | undefined>> = selectGroups([]);
/** Those without an option. */
const alarms = Object.values<AlarmDefinition>(ALARMS).filter(({ needs }) => needs === undefined);

/** Parts of the stack with every option but probe and bulk jobs that are billed by their number. */
export const STACK_COUNTS = {
  /** Those of the groups, the authorizer and the documentation's. */
  functions: Object.keys(groups).length + 2,
  routes: Object.values(selectGroups([])).flatMap(({ endpoints }) => endpoints).length,
  alarms: alarms.length,
  /** An alarm of the tables watches reads and writes of each. */
  alarmMetrics: alarms
    .map(({ metric }) => (metric.source === 'tables' ? 2 * Object.keys(TABLES).length : 1))
    .reduce((sum, metrics) => sum + metrics),
  ...inputs.stack,
};

type PricedUsage = readonly [what: string, usage: Usage];

const LINES = ['gateway', 'Lambda', 'tables', 'logs', 'traces', 'transfer'];

function renderRequestTable(): string {
  const rows = Object.entries(MIXES).map(([name, mix]) => {
    const usage = estimateUsagePerMillion(mix, 10 * MILLION);
    const others = [MILLION, 100 * MILLION].map((volume) => computeUsd(estimateUsagePerMillion(mix, volume)));
    return [name, ...[...LINES.map((line) => computeUsd(usage, line)), computeUsd(usage), ...others].map(formatUsd)];
  });
  return renderMarkdownTable(['requests', ...LINES, 'a million', 'at 1 million a month', 'at 100 million'], rows);
}

/** What a month costs without requests. */
function listRestUsages(): readonly PricedUsage[] {
  const { functions, alarms, alarmMetrics, keys } = STACK_COUNTS;
  const metrics = METRIC_NAMES.ofFunction.length;
  const responding = functions - 1; // the authorizer has none of these metrics
  const warmUps = SECONDS_PER_MONTH / 60 / STAGES.prod.warmUpEveryMinutes;
  const warmUp = sumUsages([estimateInvocationUsage(inputs.measured.warmUp), { trace: 1 }]);
  return [
    [`metrics: ${responding} functions × ${metrics}, and 3 of warm-ups`, { metricMonth: responding * metrics + 3 }],
    [`warm-ups: ${functions} functions × ${warmUps}`, scaleUsage(functions * warmUps, warmUp)],
    [`${alarms} alarms on ${alarmMetrics} metrics`, { alarmMetricMonth: alarmMetrics }],
    ["dashboard, and the key of the alarms' topic", { dashboardMonth: 1, keyMonth: keys }],
  ];
}

const estimateRestUsage = (): Usage => sumUsages(listRestUsages().map(([, usage]) => usage));

function renderMonthTable(): string {
  const { routes, firewallRules } = STACK_COUNTS;
  const metrics = METRIC_NAMES.ofFunction.length;
  const readyGbSeconds = toGbSeconds(SECONDS_PER_MONTH * 1000, api.natal.memoryMb);
  const rows: readonly PricedUsage[] = [
    ...listRestUsages(),
    ['**total**', estimateRestUsage()],
    [`additional with \`routeMetrics=on\`: ${routes} routes × ${metrics}`, { metricMonth: routes * metrics }],
    ['additional with `probe=on`: an alarm and its metric', { alarmMetricMonth: 1, metricMonth: 1 }],
    ['additional with `firewall=on`', { firewallMonth: 1, firewallRuleMonth: firewallRules }],
    ['additional with `provisioned=natal=1`', { provisionedGbSecond: readyGbSeconds }],
  ];
  const cells = rows.map(([what, usage]) => [what, formatUsd(computeUsd(usage))]);
  return renderMarkdownTable(['what', 'USD a month'], cells);
}

/** Usage of a month on one machine that sends as many bytes as the charts of the mix. */
function estimateMachineUsage(requests: number): Usage {
  const hours = SECONDS_PER_MONTH / 3600;
  const sentGb = (requests * inputs.measured.classes.chart.sentBytes) / 1e9;
  return { machineHour: hours, addressHour: hours, diskGbMonth: inputs.machine.diskGb, transferGb: sentGb };
}

function renderMachineTable(): string {
  const rows = [1, 10, 100].map((millions) => {
    const requests = millions * MILLION;
    const functions = scaleUsage(millions, estimateUsagePerMillion(MIXES.charts, requests));
    const processorShare = (requests * inputs.machine.chartMs) / 1000 / SECONDS_PER_MONTH;
    const usages = [sumUsages([estimateRestUsage(), functions]), estimateMachineUsage(requests)];
    return [
      `${millions} million`,
      ...usages.map((usage) => formatUsd(computeUsd(usage))),
      `${(100 * processorShare).toFixed(1)} %`,
    ];
  });
  return renderMarkdownTable(['charts a month', 'this stack', 'one machine', 'of one of its processors'], rows);
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
  return renderMarkdownTable(
    ['request', 'MB', 'billed, ms', 'start, ms', 'units read', 'written', 'log, B', 'sent, B'],
    rows,
  );
}

const typical = Object.entries(MIXES.typical).map(([name, share]) => `${100 * share} % ${name}`);
const assumptions = Object.values(assumed).map(({ of, source, value }) => `- ${value}: ${of} (${source})`);

/** The text of cost.md. */
export const renderCostPage = (): string => `# What it costs

Generated by \`npm run cost\` ([cost.ts](cost.ts)) from [cost.json](cost.json), which has every price with its source, the measurements and
the assumptions. US dollars in ${region} on arm64, without tax and free tier. Prices were read on ${pricesReadOn}, those of machines on
${machinePricesReadOn}, of containers and jobs on ${hostPricesReadOn}; check them before you rely on them. The examples of the [guide](README.md) deploy
to the same Region; others have other prices.

## A million requests

The columns by line of the bill are for a month of 10 million evenly spread requests. The last two columns are the cost of a million
requests in months with fewer and with more.

${renderRequestTable()}

Typical is ${typical.join(', ')}.
With few requests, each write of an instance's counters, once per ${FLUSH_INTERVAL_MS / 1000} s, covers fewer of them. X-Ray
traces ${100 * TRACED_SHARE} % of requests. With \`firewall=on\` a million costs ${formatUsd(prices.firewallRequest.usd)} more.

## A month without requests

Assumes that every function has metrics; a function or route that never gets a request has none.

${renderMonthTable()}

## This stack or one machine

The [same service on one machine](../docs/guides/running-it-yourself.md) costs that machine, whatever its requests: here a \`t4g.micro\`
of AWS with a disk of ${inputs.machine.diskGb} GB and one public address. Both columns include the bytes sent.

${renderMachineTable()}

The last column is the measured ${inputs.machine.chartMs} ms of processor time for a chart: one machine has room for more than most services get. What the
stack has for its price, one machine lacks: a second zone when the first fails, instances for peaks, tables that can be set back to any
second, alarms, and a system that others update. Processors of a \`t4g\` are burstable: made for such shares, not for searches at all hours.
Choose one machine for a service that may be away for minutes when you update or replace it.

## Functions or containers

${renderHostSection(estimateRestUsage())}

## Charts by the million

${renderBulkSection()}

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

/** What the host on Fargate costs beside the stack with the functions, and from which volume on it is cheaper. */
import inputs from './cost.json' with { type: 'json' };
import { formatUsd, renderMarkdownTable } from './cost-table.ts';
import {
  BYTES_PER_GB,
  computeUsd,
  estimateAnswerUsage,
  estimateLogUsage,
  estimateUsagePerMillion,
  listShares,
  MILLION,
  MIXES,
  type Mix,
  type RequestClass,
  SECONDS_PER_MONTH,
  scaleUsage,
  sumUsages,
  type Usage,
} from './cost-usage.ts';
import { TARGET_PROCESSOR_PERCENT, TASK, taskCountsOf, ZONES } from './fargate/sizes.ts';
import { STAGES } from './stages.ts';

const { assumed, host } = inputs;

const HOURS = SECONDS_PER_MONTH / 3600;

/** Of a capacity unit of the load balancer. */
const NEW_CONNECTIONS_PER_SECOND = 25;

const LEAST_TASKS = taskCountsOf(STAGES.prod).least;

/** Requests a second that a task answers at the share of its processor that more tasks are added above. */
const ratePerTask = (requestMs: number): number =>
  ((TARGET_PROCESSOR_PERCENT / 100) * TASK.processors * 1000) / requestMs;

/** What a month with this average number of tasks uses. Requests are counted elsewhere. */
const estimateTasksUsage = (tasks: number): Usage => ({
  taskProcessorHour: tasks * TASK.processors * HOURS,
  taskGbHour: tasks * (TASK.memoryMb / 1024) * HOURS,
  addressHour: (tasks + ZONES) * HOURS,
});

const BALANCER_USAGE: Usage = { balancerHour: HOURS };

const WATCHING_USAGE: Usage = { alarmMetricMonth: host.alarmMetrics, keyMonth: host.keys };

/** Usage of one request, which opens a connection of its own. The instance that counts is a task. */
function estimateHostRequestUsage(of: RequestClass, perSecond: number): Usage {
  const { keyLookUp } = inputs.measured.authorizer;
  const units = Math.max(1 / (NEW_CONNECTIONS_PER_SECOND * 3600), of.sentBytes / BYTES_PER_GB);
  return sumUsages([
    { balancerUnitHour: units },
    { tableReadUnit: of.readUnits + assumed.keyLookUpShare.value * keyLookUp.readUnits, tableWriteUnit: of.writeUnits },
    estimateLogUsage(of.logBytes),
    estimateAnswerUsage(of, perSecond / LEAST_TASKS),
  ]);
}

/** Usage of a million requests to the host in a month with `requestsPerMonth` evenly spread ones. */
export function estimateHostUsagePerMillion(mix: Mix, requestsPerMonth: number): Usage {
  const perSecond = requestsPerMonth / SECONDS_PER_MONTH;
  const one = listShares(mix).map(({ of, share }) =>
    scaleUsage(share, estimateHostRequestUsage(of, perSecond * share)),
  );
  return scaleUsage(MILLION, sumUsages(one));
}

/** Cost of a month, US dollars, by where requests are answered. */
interface MonthUsd {
  readonly functions: number;
  readonly host: number;
}

/** @param atRest of the stack with the functions, which stays beside the host: it has the tables, the dashboard and the self-check */
function compareMonth(mix: Mix, requests: number, atRest: Usage): MonthUsd {
  const millions = requests / MILLION;
  const tasks = Math.max(LEAST_TASKS, Math.ceil(requests / SECONDS_PER_MONTH / ratePerTask(host.chartMs)));
  const fixed = [atRest, estimateTasksUsage(tasks), BALANCER_USAGE, WATCHING_USAGE];
  return {
    functions: computeUsd(sumUsages([atRest, scaleUsage(millions, estimateUsagePerMillion(mix, requests))])),
    host: computeUsd(sumUsages([...fixed, scaleUsage(millions, estimateHostUsagePerMillion(mix, requests))])),
  };
}

/** The least number of requests a month from which on the host is cheaper, in whole millions. */
export function findCrossing(mix: Mix, atRest: Usage): number {
  for (let millions = 1; millions <= 1000; millions++) {
    const { functions, host } = compareMonth(mix, millions * MILLION, atRest);
    if (host < functions) return millions;
  }
  throw new Error('the host is not cheaper for a thousand million requests a month');
}

function renderFixedTable(): string {
  const rows: readonly (readonly [string, Usage])[] = [
    [
      `${LEAST_TASKS} tasks of ${TASK.processors} processor and ${TASK.memoryMb / 1024} GiB`,
      { ...estimateTasksUsage(LEAST_TASKS), addressHour: 0 },
    ],
    ['load balancer', BALANCER_USAGE],
    [
      `${LEAST_TASKS + ZONES} public addresses: of the tasks, and ${ZONES} of the load balancer`,
      { addressHour: (LEAST_TASKS + ZONES) * HOURS },
    ],
    [`alarms on ${host.alarmMetrics} metrics, and the key of their topic`, WATCHING_USAGE],
  ];
  const total = sumUsages(rows.map(([, usage]) => usage));
  const cells = [...rows, ['**total**', total] as const].map(([what, usage]) => [what, formatUsd(computeUsd(usage))]);
  return renderMarkdownTable(['what', 'USD a month'], cells);
}

function renderComparison(atRest: Usage): string {
  const rows = ([1, 10, 100, 1000] as const).map((millions) => {
    const months = [MIXES.charts, MIXES.typical].map((mix) => compareMonth(mix, millions * MILLION, atRest));
    return [`${millions} million`, ...months.flatMap(({ functions, host }) => [functions, host].map(formatUsd))];
  });
  const titles = ['charts: functions', 'charts: containers', 'typical: functions', 'typical: containers'];
  return renderMarkdownTable(['requests a month', ...titles], rows);
}

/** The section of cost.md about the host on Fargate. */
export function renderHostSection(atRest: Usage): string {
  const [charts, typical] = [MIXES.charts, MIXES.typical].map((mix) => findCrossing(mix, atRest));
  const rate = LEAST_TASKS * ratePerTask(host.chartMs);
  const mixedRate = LEAST_TASKS * ratePerTask(host.mixedMs);
  const perMillion = computeUsd(estimateHostUsagePerMillion(MIXES.charts, 10 * MILLION));
  return `With \`host=fargate\` the [same service runs in containers](README.md#containers-instead-of-functions). They cost this beside the month
at rest above, as the stack with the functions stays for its tables and checks:

${renderFixedTable()}

A million charts adds ${formatUsd(perMillion)}, in a month of ten: logs, tables, bytes, and a connection for each request. So containers are cheaper **from
${charts} million charts a month** on, and from ${typical} million typical requests:

${renderComparison(atRest)}

The columns include the month at rest. Two tasks suffice for ${Math.round(rate)} charts a second or ${Math.round(mixedRate)} requests of all kinds: ${host.chartMs} and
${host.mixedMs} ms of processor time each over all processes, as measured for the host under load
([0052](../${host.measuredIn})), and processors busy by ${TARGET_PROCESSOR_PERCENT} %. That is ${Math.round((rate * SECONDS_PER_MONTH) / MILLION)} million charts a month, evenly
spread; peaks add tasks for their time. Not measured: how a processor of Fargate compares with those of the measurement.`;
}

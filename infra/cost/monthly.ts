import { METRIC_NAMES } from '../../lib/runtime/metric-names.ts';
import { STAGES } from '../stages.ts';
import { ASSUMED } from './assumed.ts';
import type { Figures } from './figures.ts';
import { gbSeconds, invocationUsage } from './invocation.ts';
import { SECONDS_PER_MONTH } from './spans.ts';
import { sumOf, times, type Usage, usdOf } from './usage.ts';

/** Something that is paid for by the month, whoever asks or not. */
export interface MonthlyRow {
  readonly name: string;
  readonly summary: string;
  readonly usage: Usage;
}

/** What the service itself writes of each warm-up. */
const METRICS_OF_WARM_UPS = 3;

/** What a deployment costs by the month, by its parts; every route in use. */
export function monthlyRows(figures: Figures): readonly MonthlyRow[] {
  const { alarms, alarmMetrics, keys } = figures.counted;
  return [
    metricsRow(figures),
    warmUps(figures),
    { name: 'alarms', summary: `${alarms}, ${alarmMetrics} metrics`, usage: { alarmMetricMonth: alarmMetrics } },
    { name: 'dashboard', summary: 'one', usage: { dashboardMonth: 1 } },
    {
      name: "key of the alarms' topic",
      summary: `${keys}; each yearly rotation adds to it`,
      usage: { keyMonth: keys },
    },
  ];
}

/** All of it together, US dollars. */
export const monthlyUsd = (figures: Figures): number => usdOf(sumOf(monthlyRows(figures).map(({ usage }) => usage)));

/** The largest part. */
export function metricsRow({ counted: { routes } }: Figures): MonthlyRow {
  const byRoute = METRIC_NAMES.byRoute.length;
  return {
    name: "service's metrics by route",
    summary: `${routes} routes × ${byRoute}, and ${METRICS_OF_WARM_UPS} of warm-ups`,
    usage: { metricMonth: routes * byRoute + METRICS_OF_WARM_UPS },
  };
}

function warmUps({ functions }: Figures): MonthlyRow {
  const count = SECONDS_PER_MONTH / 60 / STAGES.prod.warmUpEveryMinutes;
  const ofOne = Object.values(functions).map(({ warmUp, memoryMb, settlingUnits }) =>
    sumOf([invocationUsage(warmUp, memoryMb), { trace: 1 }, settlingUnits > 0 ? noted(memoryMb) : {}]),
  );
  return {
    name: 'warm-ups',
    summary: `${ofOne.length} functions × ${count}`,
    usage: times(count, sumOf(ofOne)),
  };
}

/** A warm-up counts itself: one write, for which it waits. */
function noted(memoryMb: number): Usage {
  return { tableWriteUnit: 1, lambdaGbSecond: gbSeconds(ASSUMED.tableCallMs, memoryMb) };
}

/** What can be had beyond it, by `-c`. */
export function optionRows({ counted, functions }: Figures): readonly MonthlyRow[] {
  const rules = counted.firewallRules;
  return [
    {
      name: '`firewall=on`',
      summary: `one web ACL, ${rules} rules; its requests are paid for too`,
      usage: { firewallMonth: 1, firewallRuleMonth: rules },
    },
    ...['authorizer', 'natal', 'predictive'].map((name) => provisionedRow(name, functions[name]?.memoryMb)),
  ];
}

function provisionedRow(name: string, memoryMb: number | undefined): MonthlyRow {
  if (memoryMb === undefined) throw new Error(`the function ${name} was not measured`);
  const ready = gbSeconds(SECONDS_PER_MONTH * 1000, memoryMb);
  return { name: `\`provisioned=${name}=1\``, summary: `${memoryMb} MB`, usage: { provisionedGbSecond: ready } };
}

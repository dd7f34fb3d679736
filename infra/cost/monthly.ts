import { METRIC_NAMES } from '../../lib/runtime/metric-names.ts';
import { STAGES } from '../stages.ts';
import type { Figures } from './figures.ts';
import { gbSeconds, invocationUsage } from './invocation.ts';
import { SECONDS_PER_MONTH } from './scenarios.ts';
import { sumOf, times, type Usage } from './usage.ts';

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
  const { routes, alarms, alarmMetrics } = figures.counted;
  const ownMetrics = routes * METRIC_NAMES.byRoute.length + METRICS_OF_WARM_UPS;
  return [
    {
      name: "service's metrics by route",
      summary: `${routes} routes × ${METRIC_NAMES.byRoute.length}, and ${METRICS_OF_WARM_UPS} of warm-ups`,
      usage: { metricMonth: ownMetrics },
    },
    warmUps(figures),
    { name: 'alarms', summary: `${alarms}, ${alarmMetrics} metrics`, usage: { alarmMetricMonth: alarmMetrics } },
    { name: 'dashboard', summary: 'one', usage: { dashboardMonth: 1 } },
  ];
}

function warmUps({ functions }: Figures): MonthlyRow {
  const count = SECONDS_PER_MONTH / 60 / STAGES.prod.warmUpEveryMinutes;
  const ofOne = Object.values(functions).map(({ warmUp, memoryMb, settlingUnits }) =>
    sumOf([invocationUsage(warmUp, memoryMb), { trace: 1, tableWriteUnit: settlingUnits > 0 ? 1 : 0 }]),
  );
  return {
    name: 'warm-ups',
    summary: `${ofOne.length} functions × ${count}`,
    usage: times(count, sumOf(ofOne)),
  };
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

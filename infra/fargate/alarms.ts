import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { FargateService } from 'aws-cdk-lib/aws-ecs';
import {
  type ApplicationLoadBalancer,
  type ApplicationTargetGroup,
  HttpCodeElb,
  HttpCodeTarget,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { AlarmRow } from '../alarms.ts';

/** What alarms of the host watch. */
export interface WatchedHost {
  readonly balancer: ApplicationLoadBalancer;
  readonly tasks: ApplicationTargetGroup;
  readonly service: FargateService;
  readonly leastTasks: number;
}

interface HostAlarm extends AlarmRow {
  readonly toMetric: (host: WatchedHost, period: Duration) => IMetric;
}

/** Every alarm of the host by name. What its functions report, such as a table that fails, rings in the stack of the functions. */
export const HOST_ALARMS = {
  'server-errors': {
    toMetric: ({ balancer, tasks }, period) =>
      new MathExpression({
        expression: '(FILL(ours, 0) + FILL(its, 0)) / requests',
        usingMetrics: {
          ours: tasks.metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, { period, statistic: 'Sum' }),
          its: balancer.metrics.httpCodeElb(HttpCodeElb.ELB_5XX_COUNT, { period, statistic: 'Sum' }),
          requests: balancer.metrics.requestCount({ period, statistic: 'Sum' }),
        },
        period,
        label: 'Share of 5xx',
      }),
    threshold: 0.01,
    periodMinutes: 1,
    periods: [3, 5],
    rollsBack: true,
    meaning:
      'One request in a hundred gets a 5xx response, of a task or of the load balancer. Look for "failed" in the log.',
  },
  latency: {
    toMetric: ({ tasks }, period) => tasks.metrics.targetResponseTime({ period, statistic: 'p95' }),
    threshold: 3,
    periodMinutes: 5,
    periods: [3, 3],
    rollsBack: true,
    meaning: 'One request in twenty took 3 s or more for a quarter of an hour. The log has durations by route.',
  },
  tasks: {
    toMetric: ({ tasks, leastTasks }, period) =>
      new MathExpression({
        expression: `${leastTasks} - healthy`,
        usingMetrics: { healthy: tasks.metrics.healthyHostCount({ period, statistic: 'Minimum' }) },
        period,
        label: 'Tasks too few',
      }),
    threshold: 1,
    periodMinutes: 1,
    periods: [5, 5],
    alarmsOnMissingData: true,
    meaning:
      'Fewer tasks are healthy than there should be at the least. See the events of the service in ECS, and the log of the task that ended.',
  },
  processors: {
    toMetric: ({ service }, period) => service.metricCpuUtilization({ period, statistic: 'Average' }),
    threshold: 85,
    periodMinutes: 5,
    periods: [3, 3],
    meaning:
      'Tasks are busy although more were added, or as many run as may. Raise the limit in infra/fargate/sizes.ts.',
  },
} as const satisfies Record<string, HostAlarm>;

/** Creates the metric that an alarm of the host evaluates. */
export const createHostMetric = ({ toMetric, periodMinutes }: HostAlarm, host: WatchedHost): IMetric =>
  toMetric(host, Duration.minutes(periodMinutes));

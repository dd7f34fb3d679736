import { Duration } from 'aws-cdk-lib';
import type { Stage as DeploymentStage } from 'aws-cdk-lib/aws-apigateway';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricName } from '../../lib/runtime/metric-names.ts';
import { WHOLE_SERVICE } from '../../lib/runtime/metrics-namespace.ts';
import type { AlarmDefinition, AlarmMetric } from '../alarms.ts';

/** What figures are told of. */
export interface MonitoredResources {
  readonly deployment: DeploymentStage;
  readonly tableNames: readonly string[];
  /** Of the service's own metrics in this stage. */
  readonly namespace: string;
}

type MetricReading = Pick<AlarmDefinition, 'statistic' | 'periodMinutes'>;

/** A metric as alarms and the dashboard read it. */
export function createMetric(watched: AlarmMetric, reading: MetricReading, resources: MonitoredResources): IMetric {
  const period = Duration.minutes(reading.periodMinutes);
  const { statistic } = reading;
  if (watched.of === 'gateway') return resources.deployment.metric(watched.metric, { period, statistic });
  if (watched.of === 'service') return createServiceMetric(watched.metric, { period, statistic, ...resources });
  if (watched.of === 'tables') return createThrottleMetric(resources.tableNames, period);
  return new Metric({ namespace: 'AWS/Lambda', metricName: watched.metric, period, statistic });
}

interface ServiceReading {
  readonly namespace: string;
  readonly period: Duration;
  readonly statistic: string;
}

/** One of the service's own figures, of all functions together. */
export function createServiceMetric(metricName: MetricName, { namespace, period, statistic }: ServiceReading): Metric {
  return new Metric({ namespace, metricName, period, statistic, dimensionsMap: { service: WHOLE_SERVICE } });
}

/** Reads and writes that any of the tables refused. */
function createThrottleMetric(tableNames: readonly string[], period: Duration): MathExpression {
  const metrics = tableNames.flatMap((TableName, index) =>
    ['Read', 'Write'].map((kind) => [
      `${kind.toLowerCase()}${index}`,
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: `${kind}ThrottleEvents`,
        period,
        statistic: 'Sum',
        dimensionsMap: { TableName },
      }),
    ]),
  );
  const usingMetrics: Record<string, Metric> = Object.fromEntries(metrics);
  return new MathExpression({ expression: 'SUM(METRICS())', usingMetrics, period, label: 'ThrottleEvents' });
}

import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricName } from '../../lib/runtime/metric-names.ts';
import { WHOLE_SERVICE } from '../../lib/runtime/metrics-namespace.ts';
import type { AlarmDefinition, AlarmMetric } from '../alarms.ts';

/** The resources whose metrics alarms and dashboard read. */
export interface MonitoredResources {
  /** Dimensions of the gateway's metrics. A reference to the gateway would let aliases wait for alarms that wait for aliases. */
  readonly gateway: { readonly ApiName: string; readonly Stage: string };
  readonly functionNames: readonly string[];
  readonly tableNames: readonly string[];
  /** Namespace of the service's own metrics in this stage. */
  readonly namespace: string;
}

type MetricReading = Pick<AlarmDefinition, 'statistic' | 'periodMinutes'>;

/** Creates the CloudWatch metric that an alarm evaluates. */
export function createMetric(
  { source, name }: AlarmMetric,
  reading: MetricReading,
  resources: MonitoredResources,
): IMetric {
  const period = Duration.minutes(reading.periodMinutes);
  const { statistic } = reading;
  if (source === 'gateway') return createGatewayMetric(name, { period, statistic, ...resources });
  if (source === 'service') return createServiceMetric(name, { period, statistic, ...resources });
  if (source === 'tables') return createThrottleMetric(resources.tableNames, period);
  return new Metric({ namespace: 'AWS/Lambda', metricName: name, period, statistic });
}

interface GatewayReading extends Pick<MonitoredResources, 'gateway'> {
  readonly period: Duration;
  readonly statistic: string;
}

/** Creates one of the gateway's metrics over all methods. */
export function createGatewayMetric(metricName: string, { gateway, period, statistic }: GatewayReading): Metric {
  return new Metric({ namespace: 'AWS/ApiGateway', metricName, period, statistic, dimensionsMap: gateway });
}

interface ServiceReading {
  readonly namespace: string;
  readonly period: Duration;
  readonly statistic: string;
}

/** Creates one of the service's own metrics, summed over all functions. */
export function createServiceMetric(metricName: MetricName, { namespace, period, statistic }: ServiceReading): Metric {
  return new Metric({ namespace, metricName, period, statistic, dimensionsMap: { service: WHOLE_SERVICE } });
}

/** The number of reads and writes that DynamoDB throttled, over all tables. */
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

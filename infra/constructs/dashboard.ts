import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  Metric,
  PeriodOverride,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { METRIC_NAMES } from '../../lib/runtime/metric-names.ts';
import { createGatewayMetric, createServiceMetric, type MonitoredResources } from './watched-metrics.ts';

interface DashboardProps {
  readonly alarms: readonly Alarm[];
  readonly resources: MonitoredResources;
  /** Whether there are metrics of routes. */
  readonly hasRoutes: boolean;
}

const PERIOD = Duration.minutes(5);
const FULL_WIDTH = 24;

/** Creates the dashboard: alarms, what clients see, metrics of functions and tables, and outages that functions report. */
export function createDashboard(scope: Construct, { alarms, resources, hasRoutes }: DashboardProps): Dashboard {
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: Stack.of(scope).stackName,
    periodOverride: PeriodOverride.AUTO,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: FULL_WIDTH, height: 3 })],
      listClientGraphs(resources),
      listAnswerGraphs(resources, 'function'),
      ...(hasRoutes ? [listAnswerGraphs(resources, 'route')] : []),
      [
        createGraph('Duration of functions, p95, ms', listFunctionMetrics(resources, 'Duration', 'p95')),
        createGraph('Concurrent executions', listFunctionMetrics(resources, 'ConcurrentExecutions', 'Maximum')),
        createGraph('Failed invocations', listFunctionMetrics(resources, 'Errors', 'Sum')),
      ],
      [
        createGraph('Capacity of tables', listCapacityMetrics(resources)),
        createGraph('Outages reported by functions', listOutageMetrics(resources)),
      ],
    ],
  });
}

function listClientGraphs({ gateway }: MonitoredResources): IWidget[] {
  const read = (name: string, statistic: string): IMetric =>
    createGatewayMetric(name, { gateway, statistic, period: PERIOD });
  return [
    createGraph('Requests', [read('Count', 'Sum')]),
    createGraph('Responses with 4xx and 5xx', [read('4XXError', 'Sum'), read('5XXError', 'Sum')]),
    createGraph(
      'Latency, ms',
      ['p50', 'p95', 'p99'].map((statistic) => read('Latency', statistic)),
    ),
  ];
}

/** Dimensions by which the service's own metrics are kept. */
const DIMENSIONS = { function: 'service', route: 'service,route' } as const;

/** What requests took and how they ended, by function or by route. */
function listAnswerGraphs({ namespace }: MonitoredResources, by: keyof typeof DIMENSIONS): IWidget[] {
  const search = (name: string, statistic: string): IMetric[] => [
    searchMetrics(`{${namespace},${DIMENSIONS[by]}} MetricName="${name}"`, statistic),
  ];
  return [
    createGraph(`p95 by ${by}, ms`, search('Latency', 'p95')),
    createGraph(`Requests by ${by}`, search('Requests', 'Sum')),
    createGraph(`5xx by ${by}`, search('ServerErrors', 'Sum')),
  ];
}

const listFunctionMetrics = ({ functionNames }: MonitoredResources, metricName: string, statistic: string): IMetric[] =>
  functionNames.map(
    (FunctionName) =>
      new Metric({
        namespace: 'AWS/Lambda',
        metricName,
        statistic,
        period: PERIOD,
        label: FunctionName,
        dimensionsMap: { FunctionName },
      }),
  );

const listCapacityMetrics = ({ tableNames }: MonitoredResources): IMetric[] =>
  tableNames.flatMap((TableName) =>
    ['Read', 'Write'].map(
      (kind) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: `Consumed${kind}CapacityUnits`,
          statistic: 'Sum',
          period: PERIOD,
          label: `${TableName}, ${kind.toLowerCase()}`,
          dimensionsMap: { TableName },
        }),
    ),
  );

const listOutageMetrics = ({ namespace }: MonitoredResources): IMetric[] =>
  METRIC_NAMES.ofService.map((name) => createServiceMetric(name, { namespace, period: PERIOD, statistic: 'Sum' }));

const createGraph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: 8, height: 6 });

/** Selects metrics by a search expression, so that new routes appear automatically. */
function searchMetrics(terms: string, statistic: string): MathExpression {
  const expression = `SEARCH('${terms}', '${statistic}', ${PERIOD.toSeconds()})`;
  return new MathExpression({ expression, label: '', usingMetrics: {}, period: PERIOD });
}

import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  PeriodOverride,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { METRIC_NAMES } from '../../lib/runtime/metric-names.ts';
import { serviceMetric, type WatchedResources } from './watched-metrics.ts';

export interface DashboardProps {
  readonly alarms: readonly Alarm[];
  readonly resources: WatchedResources;
}

const PERIOD = Duration.minutes(5);
const FULL_WIDTH = 24;

/** One page on how the service is: alarms, what clients see, what functions and tables do, and the outages they told of. */
export function operatorsDashboard(scope: Construct, { alarms, resources }: DashboardProps): Dashboard {
  const { stackName } = Stack.of(scope);
  const functions = `{AWS/Lambda,FunctionName} FunctionName="${stackName}"`;
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: stackName,
    periodOverride: PeriodOverride.AUTO,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: FULL_WIDTH, height: 3 })],
      clientsView(resources),
      [
        graph('p95 by route, ms', [search(`{${resources.namespace},service,route} MetricName="Latency"`, 'p95')]),
        graph('Requests by route', [search(`{${resources.namespace},service,route} MetricName="Requests"`, 'Sum')]),
        graph('5xx by route', [search(`{${resources.namespace},service,route} MetricName="ServerErrors"`, 'Sum')]),
      ],
      [
        graph('Duration of functions, p95, ms', [search(`${functions} MetricName="Duration"`, 'p95')]),
        graph('Functions at once', [search(`${functions} MetricName="ConcurrentExecutions"`, 'Maximum')]),
        graph('Functions that failed', [search(`${functions} MetricName="Errors"`, 'Sum')]),
      ],
      [graph('Capacity of tables', tablesView(stackName)), graph('Outages that functions told of', outages(resources))],
    ],
  });
}

function clientsView({ deployment }: WatchedResources): IWidget[] {
  const read = (name: string, statistic: string): IMetric => deployment.metric(name, { statistic, period: PERIOD });
  return [
    graph('Requests', [read('Count', 'Sum')]),
    graph('Answers with 4xx and 5xx', [read('4XXError', 'Sum'), read('5XXError', 'Sum')]),
    graph(
      'Time until the answer, ms',
      ['p50', 'p95', 'p99'].map((statistic) => read('Latency', statistic)),
    ),
  ];
}

const tablesView = (stackName: string): IMetric[] =>
  ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map((name) =>
    search(`{AWS/DynamoDB,TableName} TableName="${stackName}" MetricName="${name}"`, 'Sum'),
  );

const outages = ({ namespace }: WatchedResources): IMetric[] =>
  METRIC_NAMES.ofService.map((name) => serviceMetric(name, { namespace, period: PERIOD, statistic: 'Sum' }));

const graph = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: 8, height: 6 });

/** Everything that fits, so that a new route or function is there by itself. */
function search(terms: string, statistic: string): MathExpression {
  const expression = `SEARCH('${terms}', '${statistic}', ${PERIOD.toSeconds()})`;
  return new MathExpression({ expression, label: '', usingMetrics: {}, period: PERIOD });
}

import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { ALARMS, type AlarmDefinition } from '../alarms.ts';
import type { DeploymentOptions } from '../options.ts';
import { COST_TAGS, ROLLBACK_ALARMS_OUTPUT, type Stage } from '../stages.ts';
import { createAlarmTopic } from './alarm-topic.ts';
import { Alarms } from './alarms.ts';
import { createDashboard } from './dashboard.ts';
import { createMetric, type MonitoredResources } from './watched-metrics.ts';

interface OperationsProps {
  readonly stage: Stage;
  readonly options: DeploymentOptions;
  readonly resources: MonitoredResources;
}

/** The operator's tools: alarms with their topic, a dashboard, and a budget where one is configured. */
export class Operations extends Construct {
  /** The alarms that roll back a deployment. */
  readonly rollingBack: readonly Alarm[];

  constructor(scope: Construct, id: string, { stage, options, resources }: OperationsProps) {
    super(scope, id);
    const { alarmEmail, monthlyBudgetUsd } = options;
    const topic = createAlarmTopic(this, { stage, email: alarmEmail });
    const alarms = Object.entries<AlarmDefinition>(ALARMS)
      .filter(([, { needs }]) => needs === undefined || options[needs])
      .map(([name, row]) => ({ name, row, metric: createMetric(row.metric, row, resources) }));
    const { all, rollingBack } = new Alarms(this, 'Alarms', { alarms, topic });
    this.rollingBack = rollingBack;
    const dashboard = createDashboard(this, { alarms: all, resources, hasRoutes: options.routeMetrics });
    if (monthlyBudgetUsd !== undefined && alarmEmail !== undefined) {
      createMonthlyBudget(this, { monthlyUsd: monthlyBudgetUsd, stage: stage.name, email: alarmEmail });
    }
    const { region } = Stack.of(this);
    const page = `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/`;
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn, description: 'Where alarms are sent' });
    new CfnOutput(this, ROLLBACK_ALARMS_OUTPUT, {
      value: rollingBack.map(({ alarmArn }) => alarmArn).join(','),
      description: 'Alarms that roll back the next deployment',
    }).overrideLogicalId(ROLLBACK_ALARMS_OUTPUT);
    new CfnOutput(this, 'DashboardPage', { value: `${page}${dashboard.dashboardName}`, description: 'The dashboard' });
  }
}

interface BudgetProps {
  readonly monthlyUsd: number;
  readonly stage: string;
  readonly email: string;
}

/** Percentages of the budget, actual or forecast, at which the operator gets a notification. */
const NOTIFICATIONS = [
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
] as const;

/**
 * Creates the monthly budget of a stage. It filters costs by tag, so the tag must be activated for cost allocation once in
 * the account.
 *
 * @source "Activating user-defined cost allocation tags", AWS Billing User Guide (activating-tags)
 */
function createMonthlyBudget(scope: Construct, { monthlyUsd, stage, email }: BudgetProps): CfnBudget {
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: Stack.of(scope).stackName,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:${COST_TAGS.stage}$${stage}`] },
    },
    notificationsWithSubscribers: NOTIFICATIONS.map((notification) => ({
      notification: { ...notification, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ address: email, subscriptionType: 'EMAIL' }],
    })),
  });
}

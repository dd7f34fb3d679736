import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { DeploymentOptions } from '../options.ts';
import { ROLLBACK_ALARMS_OUTPUT, type Stage } from '../stages.ts';
import { createAlarmTopic } from './alarm-topic.ts';
import { Alarms } from './alarms.ts';
import { createMonthlyBudget } from './budget.ts';
import { createDashboard } from './dashboard.ts';
import type { MonitoredResources } from './watched-metrics.ts';

export interface OperationsProps {
  readonly stage: Stage;
  readonly options: DeploymentOptions;
  readonly resources: MonitoredResources;
}

/** The operator's tools: alarms with their topic, a dashboard, and a budget where one is configured. */
export class Operations extends Construct {
  constructor(scope: Construct, id: string, { stage, options, resources }: OperationsProps) {
    super(scope, id);
    const { alarmEmail, monthlyBudgetUsd } = options;
    const topic = createAlarmTopic(this, { stage, email: alarmEmail });
    const { all, rollbackArns } = new Alarms(this, 'Alarms', { resources, topic });
    const dashboard = createDashboard(this, { alarms: all, resources, hasRoutes: options.routeMetrics });
    if (monthlyBudgetUsd !== undefined && alarmEmail !== undefined) {
      createMonthlyBudget(this, { monthlyUsd: monthlyBudgetUsd, stage: stage.name, email: alarmEmail });
    }
    const { region } = Stack.of(this);
    const page = `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/`;
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn, description: 'Where alarms are sent' });
    new CfnOutput(this, ROLLBACK_ALARMS_OUTPUT, {
      value: rollbackArns.join(','),
      description: 'Alarms that roll back the next deployment',
    }).overrideLogicalId(ROLLBACK_ALARMS_OUTPUT);
    new CfnOutput(this, 'DashboardPage', { value: `${page}${dashboard.dashboardName}`, description: 'The dashboard' });
  }
}

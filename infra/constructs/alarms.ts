import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { ALARMS, type AlarmDefinition } from '../alarms.ts';
import type { DeploymentOptions } from '../options.ts';
import { createMetric, type MonitoredResources } from './watched-metrics.ts';

interface AlarmsProps {
  readonly options: DeploymentOptions;
  readonly resources: MonitoredResources;
  /** Receives a message when an alarm starts and when it ends. */
  readonly topic: ITopic;
}

/** The alarms of infra/alarms.ts. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];
  /** The alarms that roll back a deployment. */
  readonly rollingBack: readonly Alarm[];

  constructor(scope: Construct, id: string, { options, resources, topic }: AlarmsProps) {
    super(scope, id);
    const defined: [string, AlarmDefinition][] = Object.entries(ALARMS);
    const rows = defined.filter(([, { needs }]) => needs === undefined || options[needs]);
    this.all = rows.map(([name, row]) => this.#alarm(name, row, resources));
    this.rollingBack = this.all.filter((_, index) => rows[index]?.[1].rollsBack);
    const action = new SnsAction(topic);
    for (const alarm of this.all) {
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
    }
  }

  #alarm(name: string, row: AlarmDefinition, resources: MonitoredResources): Alarm {
    const [bad, of] = row.periods;
    return new Alarm(this, name, {
      alarmName: `${Stack.of(this).stackName}-${name}`,
      alarmDescription: row.meaning,
      metric: createMetric(row.metric, row, resources),
      threshold: row.threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      datapointsToAlarm: bad,
      evaluationPeriods: of,
      treatMissingData: row.alarmsOnMissingData ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
  }
}

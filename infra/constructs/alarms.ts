import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { ALARMS, type AlarmDefinition } from '../alarms.ts';
import { createMetric, type MonitoredResources } from './watched-metrics.ts';

export interface AlarmsProps {
  readonly resources: MonitoredResources;
  /** Hears when something goes wrong, and when it is over. */
  readonly topic: ITopic;
}

/** The alarms of infra/alarms.ts, each under its name. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, { resources, topic }: AlarmsProps) {
    super(scope, id);
    const rows: [string, AlarmDefinition][] = Object.entries(ALARMS);
    this.all = rows.map(([name, row]) => this.#alarm(name, row, resources));
    const told = new SnsAction(topic);
    for (const alarm of this.all) {
      alarm.addAlarmAction(told);
      alarm.addOkAction(told);
    }
  }

  #alarm(name: string, row: AlarmDefinition, resources: MonitoredResources): Alarm {
    const [bad, of] = row.periods;
    return new Alarm(this, name, {
      alarmName: `${Stack.of(this).stackName}-${name}`,
      alarmDescription: row.meaning,
      metric: createMetric(row.watched, row, resources),
      threshold: row.threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      datapointsToAlarm: bad,
      evaluationPeriods: of,
      treatMissingData: row.alarmsOnMissingData ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
  }
}

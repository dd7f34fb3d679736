import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { AlarmRow } from '../alarms.ts';

/** An alarm with the metric that it evaluates. */
interface WatchedAlarm {
  readonly name: string;
  readonly row: AlarmRow;
  readonly metric: IMetric;
}

interface AlarmsProps {
  readonly alarms: readonly WatchedAlarm[];
  /** Receives a message when an alarm starts and when it ends. */
  readonly topic: ITopic;
}

/** The alarms of a stack. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];
  /** The alarms that roll back a deployment. */
  readonly rollingBack: readonly Alarm[];

  constructor(scope: Construct, id: string, { alarms, topic }: AlarmsProps) {
    super(scope, id);
    this.all = alarms.map((alarm) => this.#alarm(alarm));
    this.rollingBack = this.all.filter((_, index) => alarms[index]?.row.rollsBack);
    const action = new SnsAction(topic);
    for (const alarm of this.all) {
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
    }
  }

  #alarm({ name, row, metric }: WatchedAlarm): Alarm {
    const [bad, of] = row.periods;
    return new Alarm(this, name, {
      alarmName: `${Stack.of(this).stackName}-${name}`,
      alarmDescription: row.meaning,
      metric,
      threshold: row.threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      datapointsToAlarm: bad,
      evaluationPeriods: of,
      treatMissingData: row.alarmsOnMissingData ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
  }
}

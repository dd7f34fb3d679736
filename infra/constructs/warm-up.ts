import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { WARM_UP_EVENT } from '../../lib/http/warm-up.ts';
import { acknowledgeWarmUp } from './acknowledgements.ts';

export interface WarmUpProps {
  /** What the gateway invokes: an alias, as instances of one version are not used for another. */
  readonly target: IFunction;
  readonly every: Duration;
}

/**
 * Keeps an instance of a function ready. One that fails is not tried again: the next comes soon enough, and what failed
 * is in a metric.
 */
export function addWarmUpRule(scope: Construct, { target: invoked, every }: WarmUpProps): void {
  const rule = new Rule(scope, 'WarmUp', { description: 'Keeps an instance ready', schedule: Schedule.rate(every) });
  rule.addTarget(
    new LambdaFunction(invoked, {
      event: RuleTargetInput.fromObject(WARM_UP_EVENT),
      retryAttempts: 0,
      maxEventAge: Duration.minutes(1),
    }),
  );
  acknowledgeWarmUp(rule);
}

import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { WARM_UP_EVENT } from '../../lib/http/warm-up.ts';
import { acknowledgeWarmUp } from './acknowledgements.ts';

export interface WarmUpProps {
  /** The alias that the gateway invokes; instances of another version would not be used. */
  readonly target: IFunction;
  readonly every: Duration;
}

/**
 * Adds a schedule that keeps one instance of a function warm. A failed warm-up is not retried: the next follows soon, and a
 * metric records the failure.
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

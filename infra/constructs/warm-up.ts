import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { WARM_UP_EVENT } from '../../lib/chain/warm-up.ts';
import { acknowledgeWarmUp } from './acknowledgements.ts';

interface WarmUpProps {
  /** The alias that the gateway invokes; instances of another version would not be used. */
  readonly target: IFunction;
  readonly every: Duration;
}

/** Oldest warm-up that still runs; one that is later would meet the next. */
const MAX_AGE = Duration.minutes(1);

/**
 * Adds a schedule that keeps one instance of a function warm. A failed warm-up is not retried: the next follows soon, and a
 * metric records the failure. The rule's retries are those of delivery to Lambda's queue; a function that fails is
 * retried by Lambda itself, by default twice.
 *
 * @source "How Lambda handles errors and retries with asynchronous invocation", AWS Lambda Developer Guide
 * (invocation-async-error-handling)
 */
export function addWarmUpRule(scope: Construct, { target: invoked, every }: WarmUpProps): void {
  const rule = new Rule(scope, 'WarmUp', { description: 'Keeps an instance ready', schedule: Schedule.rate(every) });
  rule.addTarget(
    new LambdaFunction(invoked, {
      event: RuleTargetInput.fromObject(WARM_UP_EVENT),
      retryAttempts: 0,
      maxEventAge: MAX_AGE,
    }),
  );
  invoked.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: MAX_AGE });
  acknowledgeWarmUp(rule, invoked);
}

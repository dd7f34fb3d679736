import { Stack } from 'aws-cdk-lib';
import { Period, type Stage, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import { DEPLOYED_PLANS, PLANS, type Plan } from '../plans.ts';

/** The usage plans. `npm run keys` finds them by their names, `<stack>-<plan>`. */
export class UsagePlans extends Construct {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    for (const name of DEPLOYED_PLANS) {
      new UsagePlan(this, name, {
        name: `${Stack.of(this).stackName}-${name}`,
        apiStages: [{ stage }],
        ...toPlanLimits(PLANS[name]),
      });
    }
  }
}

function toPlanLimits({ description, throttle, quota }: Plan): object {
  return {
    description,
    ...(throttle && { throttle: { rateLimit: throttle.ratePerSecond, burstLimit: throttle.burst } }),
    ...(quota && { quota: { limit: quota.requests, period: Period[quota.period] } }),
  };
}

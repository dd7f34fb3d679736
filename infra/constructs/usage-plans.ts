import { Stack } from 'aws-cdk-lib';
import { type Stage as DeploymentStage, Period, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import { PLANS, type Plan } from '../plans.ts';
import type { Stage } from '../stages.ts';

interface UsagePlansProps {
  readonly deploymentStage: DeploymentStage;
  readonly stage: Stage;
}

/** The usage plans of a stage. `npm run keys` finds them by their names, `<stack>-<plan>`. */
export class UsagePlans extends Construct {
  constructor(scope: Construct, id: string, { deploymentStage, stage }: UsagePlansProps) {
    super(scope, id);
    for (const name of stage.plans) {
      new UsagePlan(this, name, {
        name: `${Stack.of(this).stackName}-${name}`,
        apiStages: [{ stage: deploymentStage }],
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

import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { PROBE_VARIABLES } from '../../lib/runtime/probe.ts';
import type { Artifacts } from '../artifacts.ts';
import { PROBE, PROBE_EVERY_MINUTES, probeKeyParameterOf } from '../probe.ts';
import type { Settings } from '../settings.ts';
import { acknowledgeProbe } from './acknowledgements.ts';
import { OperationsFunction } from './operations-function.ts';

interface ProbeProps extends Pick<Settings, 'stage' | 'architecture'> {
  /** Public address of the service, with a slash at the end. */
  readonly address: string;
  readonly artifacts: Artifacts;
}

/** Two requests that may take 30 seconds each, and the start. */
const TIMEOUT = Duration.seconds(75);

/** A client of the service that asks it every five minutes from outside. */
export class Probe extends Construct {
  constructor(scope: Construct, id: string, { stage, architecture, address, artifacts }: ProbeProps) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const parameter = probeKeyParameterOf(stackName);
    const { lambda } = new OperationsFunction(this, 'Function', {
      name: PROBE,
      functionName: `${stackName}-${PROBE}`,
      description: 'Asks the public address for its health and for a chart',
      timeout: TIMEOUT,
      environment: { [PROBE_VARIABLES.address]: address, [PROBE_VARIABLES.keyParameter]: parameter },
      statements: [
        new PolicyStatement({
          actions: ['ssm:GetParameter'],
          resources: [
            Stack.of(this).formatArn({ service: 'ssm', resource: 'parameter', resourceName: parameter.slice(1) }),
          ],
        }),
      ],
      artifacts,
      architecture,
      stage,
    });
    const rule = new Rule(this, 'Rule', {
      description: 'Probes the service',
      schedule: Schedule.rate(Duration.minutes(PROBE_EVERY_MINUTES)),
    });
    rule.addTarget(new LambdaFunction(lambda as IFunction, { retryAttempts: 0, maxEventAge: Duration.minutes(1) }));
    lambda.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
    acknowledgeProbe(rule, lambda as IFunction);
  }
}

import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias, CfnAlias, IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { VERSIONS_VARIABLE } from '../../lib/runtime/version-check.ts';
import type { Artifacts } from '../artifacts.ts';
import type { Settings } from '../settings.ts';
import { acknowledgeRolloutRole, acknowledgeVersions } from './acknowledgements.ts';
import type { GroupFunction } from './group-function.ts';
import { OperationsFunction } from './operations-function.ts';

/** Name of the hook's code folder. */
export const VERSION_CHECK = 'version-check';

/** Start of the names of functions that CodeDeploy's managed policy lets it invoke. */
const HOOK_PREFIX = 'CodeDeployHook_';

/** Three warm-ups of the slowest function, and what is before and after. */
const CHECK_TIMEOUT = Duration.minutes(2);

interface RolloutProps extends Pick<Settings, 'stage' | 'architecture' | 'rollout'> {
  readonly functions: readonly GroupFunction[];
  readonly artifacts: Artifacts;
  /** Alarms that send an alias back to its version before. */
  readonly alarms: readonly IAlarm[];
}

/**
 * Moves every alias to a new version by CodeDeploy: after the version has passed a warm-up, a tenth of the requests
 * reaches it for five minutes, then all do. A failed warm-up or a ringing alarm leaves the alias at the version before, and
 * CloudFormation undoes the deployment. A deployment group has the name of its function.
 */
export class Rollout extends Construct {
  constructor(scope: Construct, id: string, props: RolloutProps) {
    super(scope, id);
    const { functions, alarms, rollout } = props;
    const application = new LambdaApplication(this, 'Application', { applicationName: Stack.of(this).stackName });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited')],
    });
    acknowledgeRolloutRole(role);
    const check = this.#check(props, application);
    for (const { alias, name } of functions) {
      new LambdaDeploymentGroup(this, name, {
        application,
        alias: alias as Alias,
        deploymentGroupName: nameOf(this, name),
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        preHook: check as IFunction,
        alarms: [...alarms],
        ignoreAlarmConfiguration: !rollout.alarms,
        role: role.withoutPolicyUpdates(),
      });
      if (!rollout.canary) moveAtOnce(alias.node.defaultChild as CfnAlias);
    }
  }

  /** The hook. Its policies name versions by `*`, as a list of them would change just before it is used. */
  #check({ functions, artifacts, architecture, stage }: RolloutProps, application: LambdaApplication): IFunction {
    const versions = functions.map(({ name, lambda }) => [nameOf(this, name), lambda.currentVersion.version] as const);
    const groups = functions.map(({ name }) =>
      Stack.of(this).formatArn({
        service: 'codedeploy',
        resource: 'deploymentgroup',
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        resourceName: `${application.applicationName}/${nameOf(this, name)}`,
      }),
    );
    const actions = ['codedeploy:GetDeployment', 'codedeploy:PutLifecycleEventHookExecutionStatus'];
    const statements = [
      new PolicyStatement({ actions, resources: groups }),
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: functions.map(({ lambda }) => `${lambda.functionArn}:*`),
      }),
    ];
    const { lambda, role } = new OperationsFunction(this, 'Check', {
      name: VERSION_CHECK,
      functionName: `${HOOK_PREFIX}${Stack.of(this).stackName}`,
      description: 'Checks a new version of a function before requests reach it',
      timeout: CHECK_TIMEOUT,
      environment: { [VERSIONS_VARIABLE]: Stack.of(this).toJsonString(Object.fromEntries(versions)) },
      statements,
      artifacts,
      architecture,
      stage,
    });
    acknowledgeVersions(
      role,
      functions.map((one) => one.lambda),
    );
    return lambda as IFunction;
  }
}

const nameOf = (scope: Construct, name: string): string => `${Stack.of(scope).stackName}-${name}`;

/** Has CloudFormation set the alias itself. */
function moveAtOnce({ cfnOptions }: CfnAlias): void {
  delete cfnOptions.updatePolicy;
}

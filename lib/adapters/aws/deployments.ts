import {
  CodeDeployClient,
  GetDeploymentCommand,
  PutLifecycleEventHookExecutionStatusCommand,
} from '@aws-sdk/client-codedeploy';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

/** What CodeDeploy sends to a hook. */
export interface HookEvent {
  readonly DeploymentId: string;
  readonly LifecycleEventHookExecutionId: string;
}

/** Deployments that move an alias to a new version, and the versions. */
export interface Deployments {
  /** Name of the deployment group that a deployment belongs to. */
  readGroup(deploymentId: string): Promise<string>;
  /** Tells CodeDeploy whether requests may reach the new version. */
  conclude(event: HookEvent, passed: boolean): Promise<void>;
  /**
   * Invokes a version and waits for its answer.
   *
   * @throws Error for an invocation that fails or runs out of time
   */
  invoke(functionName: string, version: string, event: object): Promise<unknown>;
}

/** Opens what the functions of this account and Region share. Credentials and Region are those of the environment. */
export function openDeployments(codeDeploy = new CodeDeployClient(), lambda = new LambdaClient()): Deployments {
  return {
    async readGroup(deploymentId) {
      const { deploymentInfo } = await codeDeploy.send(new GetDeploymentCommand({ deploymentId }));
      return deploymentInfo?.deploymentGroupName ?? '';
    },
    async conclude({ DeploymentId, LifecycleEventHookExecutionId }, passed) {
      await codeDeploy.send(
        new PutLifecycleEventHookExecutionStatusCommand({
          deploymentId: DeploymentId,
          lifecycleEventHookExecutionId: LifecycleEventHookExecutionId,
          status: passed ? 'Succeeded' : 'Failed',
        }),
      );
    },
    async invoke(functionName, version, event) {
      const { FunctionError, Payload } = await lambda.send(
        new InvokeCommand({ FunctionName: functionName, Qualifier: version, Payload: JSON.stringify(event) }),
      );
      const text = Payload?.transformToString() ?? '';
      if (FunctionError !== undefined) throw new Error(`${functionName}:${version} failed: ${text}`);
      return JSON.parse(text);
    },
  };
}

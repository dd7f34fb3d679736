import { Logger } from '@aws-lambda-powertools/logger';
import type { Deployments, HookEvent } from '../adapters/aws/deployments.ts';
import { WARM_UP_EVENT } from '../chain/warm-up.ts';

/** Variable with the new version of every function as JSON, `{"natal-prod-meta": "12"}`. CodeDeploy does not tell a hook what it deploys. */
export const VERSIONS_VARIABLE = 'NEW_VERSIONS';

/** A first warm-up loads the SDK and opens the connection to the tables, which have 150 ms to answer. */
const ATTEMPTS = 3;

/**
 * Creates the hook that CodeDeploy calls before the first request reaches a new version: the version has to pass a warm-up,
 * with the self-check of the engine and the answer to an example. A deployment group has the name of its function.
 *
 * @param versions the version of each function that this deployment published last
 */
export function createVersionCheck(
  deployments: Deployments,
  versions: Readonly<Record<string, string>>,
): (event: HookEvent) => Promise<void> {
  const logger = new Logger({ serviceName: 'version-check' });

  async function check(deploymentId: string): Promise<boolean> {
    const name = await deployments.readGroup(deploymentId);
    const version = versions[name];
    if (version === undefined) throw new Error(`there is no new version of ${name}`);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const failed = await findFailedSteps(deployments, name, version);
      logger.info('version checked', { function: name, version, attempt, failed });
      if (failed.length === 0) return true;
    }
    return false;
  }

  return async (event) => {
    const passed = await check(event.DeploymentId).catch((fault: unknown) => {
      logger.error('version not checked', fault as Error);
      return false;
    });
    await deployments.conclude(event, passed);
  };
}

/** @throws Error where the version does not answer a warm-up with a report */
async function findFailedSteps(deployments: Deployments, name: string, version: string): Promise<readonly string[]> {
  const report = await deployments.invoke(name, version, WARM_UP_EVENT);
  const { warm, failed } = (report ?? {}) as { readonly warm?: unknown; readonly failed?: unknown };
  if (Array.isArray(warm) && Array.isArray(failed)) return failed;
  throw new Error(`${name}:${version} answers a warm-up with ${JSON.stringify(report)}`);
}

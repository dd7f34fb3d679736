import { Service } from '../verify/service.ts';
import type { DeployedStack } from './deployed-stack.ts';

/** Variable with an API key of the stage. An argument would stand in the list of processes. */
export const VERIFY_KEY_VARIABLE = 'VERIFY_KEY';

/** Arguments of `cdk deploy` that change nothing. */
const WITHOUT_DEPLOYMENT: readonly string[] = [
  '--no-execute',
  '--method=prepare-change-set',
  'prepare-change-set',
  '--help',
];

interface FinishedDeployment {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The stack after the deployment. */
  readonly stack: DeployedStack;
}

/** @returns the service to verify, or why the verification is left out */
export function findVerifiable({
  args,
  environment,
  stack,
}: FinishedDeployment): Service | { readonly leftOut: string } {
  const key = environment[VERIFY_KEY_VARIABLE];
  if (args.some((arg) => WITHOUT_DEPLOYMENT.includes(arg))) return { leftOut: 'nothing was deployed' };
  if (stack.address === undefined) return { leftOut: 'the stack has no output Url' };
  if (!key) return { leftOut: `${VERIFY_KEY_VARIABLE} is not set; it takes a key that npm run keys -- create showed` };
  return new Service(stack.address, key);
}

/** What to do after a verification that failed. */
const TO_ROLL_BACK = `
The deployment is in place and does not keep its guarantees. To go back:
  git checkout <the commit before> && npm run deploy -- --at-once
or point single functions to their version before: "Roll back" in infra/README.md`;

/**
 * Verifies a deployment that succeeded.
 *
 * @param verify prints its findings, and returns the exit code
 * @returns the exit code of the deployment: 1 where a guarantee is not kept
 */
export async function verifyDeployment(
  deployment: FinishedDeployment,
  verify: (service: Service) => Promise<number>,
  print: (line: string) => void,
): Promise<number> {
  const found = findVerifiable(deployment);
  if ('leftOut' in found) {
    print(`NOT VERIFIED: ${found.leftOut}`);
    return 0;
  }
  const exitCode = await verify(found);
  if (exitCode !== 0) print(TO_ROLL_BACK);
  return exitCode;
}

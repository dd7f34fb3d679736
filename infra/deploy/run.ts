/** `npm run deploy`: `cdk deploy` with the arguments that the state of the stack asks for, then `npm run verify`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { verify } from '../verify/verify.ts';
import { readStackName, readStage, toCdkArguments } from './arguments.ts';
import { readDeployedStack } from './deployed-stack.ts';
import { verifyDeployment } from './verification.ts';

const CDK = join(PROJECT_FOLDER, 'node_modules', 'aws-cdk', 'bin', 'cdk');

async function deploy(args: readonly string[]): Promise<number> {
  const stage = readStage(args);
  const stackName = readStackName(args);
  const stack = await readDeployedStack(stackName);
  const hasTerminal = process.stdin.isTTY && !process.env.CI;
  const cdkArguments = toCdkArguments(args, { stage, stack, hasTerminal });
  console.error(`cdk ${cdkArguments.join(' ')}`);
  const cdk = spawn(process.execPath, [CDK, ...cdkArguments], { cwd: PROJECT_FOLDER, stdio: 'inherit' });
  const [exitCode] = await once(cdk, 'close');
  if (exitCode !== 0) return exitCode ?? 1;
  const deployed = await readDeployedStack(stackName);
  return await verifyDeployment({ args, environment: process.env, stack: deployed }, verify, console.error);
}

try {
  process.exitCode = await deploy(process.argv.slice(2));
} catch (fault) {
  const hint = fault instanceof Error && fault.message === 'Region is missing' ? '; set AWS_REGION' : '';
  console.error(fault instanceof Error ? `Cannot deploy: ${fault.message}${hint}` : fault);
  process.exitCode = 1;
}

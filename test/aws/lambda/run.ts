import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from '../install.ts';
import { javaLacking } from '../java.ts';

/** What the interface client is built with. */
const BUILD_TOOLS = ['cmake', 'g++', 'make', 'python3', 'xz'];

const inCheckout = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** @returns what this machine lacks to run the service as on AWS; undefined: nothing */
function lacking(): string | undefined {
  if (process.platform !== 'linux') return `Linux: this is ${process.platform}`;
  const tools = BUILD_TOOLS.filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
  return tools.length > 0 ? `${tools.join(', ')} to build Lambda's runtime interface client` : javaLacking();
}

/** @returns the exit code of the tests */
function runSuites(): number {
  install('.');
  install('runtime');
  install('arm64', '--force'); // npm would refuse what is for another processor
  const vitest = inCheckout('node_modules/vitest/vitest.mjs');
  const config = inCheckout('test/aws/lambda/vitest.config.ts');
  return spawnSync(process.execPath, [vitest, 'run', '--config', config], { stdio: 'inherit' }).status ?? 1;
}

const lacks = lacking();
if (lacks === undefined) process.exitCode = runSuites();
else console.log(`SKIPPED the service as on AWS: it needs ${lacks}.`);

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install } from './install.ts';
import { javaLacking } from './java.ts';

const inCheckout = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @returns the exit code of the tests */
function runSuites(): number {
  install('.');
  const vitest = inCheckout('node_modules/vitest/vitest.mjs');
  const config = inCheckout('test/aws/vitest.config.ts');
  return spawnSync(process.execPath, [vitest, 'run', '--config', config], { stdio: 'inherit' }).status ?? 1;
}

const lacks = javaLacking();
if (lacks === undefined) process.exitCode = runSuites();
else console.log(`SKIPPED the suites on DynamoDB Local: it needs ${lacks}.`);

import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** DynamoDB Local asks for it. */
const OLDEST_JAVA = 17;

const inCheckout = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @returns undefined where there is none */
function javaRelease(): number | undefined {
  const { stderr = '' } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const release = /version "(\d+)/.exec(stderr ?? '')?.[1];
  return release === undefined ? undefined : Number(release);
}

/** @returns the exit code of the tests */
function runSuites(): number {
  execFileSync('npm', ['ci'], { cwd: inCheckout('test/aws'), stdio: 'inherit' });
  const vitest = inCheckout('node_modules/vitest/vitest.mjs');
  const config = inCheckout('test/aws/vitest.config.ts');
  return spawnSync(process.execPath, [vitest, 'run', '--config', config], { stdio: 'inherit' }).status ?? 1;
}

const java = javaRelease();
if (java === undefined || java < OLDEST_JAVA) {
  const found = java === undefined ? 'there is none here' : `here is ${java}`;
  console.log(`SKIPPED the suites on DynamoDB Local: it needs Java ${OLDEST_JAVA} or later, ${found}.`);
} else {
  process.exitCode = runSuites();
}

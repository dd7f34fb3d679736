import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installOwnPackage } from '../../support/own-package.ts';
import { FOLDERS, type Folder, hasListedParts } from './folders.ts';
import { percentageOf, type Score, scoreOf, sumOf, tableOf } from './score.ts';

/** Below this the command fails. */
const LEAST_PERCENTAGE = 85;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../../');
const reportOf = ({ path }: Folder): string => `build/mutation/${path.replaceAll('/', '-')}.json`;

/** Runs the tests of a folder against every mutant; reuses the last report for unchanged mutants. */
function mutate(folder: Folder): void {
  const stryker = here('node_modules/@stryker-mutator/core/bin/stryker.js');
  const files = hasListedParts(folder.path) ? `lib/${folder.path}/*.ts` : `lib/${folder.path}/**/*.ts`;
  const options = ['--mutate', files, '--incrementalFile', reportOf(folder)];
  const { status } = spawnSync(process.execPath, [stryker, 'run', here('stryker.config.json'), ...options], {
    cwd: root,
    env: { ...process.env, MUTATED: folder.path },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${folder.path} could not be put to the test`);
}

function scoreAt(folder: Folder): Score {
  return scoreOf(JSON.parse(readFileSync(`${root}${reportOf(folder)}`, 'utf8')));
}

const asked = process.argv.slice(2);
const folders = asked.length === 0 ? FOLDERS : FOLDERS.filter(({ path }) => asked.includes(path));
if (folders.length < asked.length) throw new Error(`folders are ${FOLDERS.map(({ path }) => path).join(', ')}`);

installOwnPackage(here('.'), '--legacy-peer-deps');
for (const folder of folders) mutate(folder);
const scores = new Map(folders.map((folder) => [folder.path, scoreAt(folder)]));
console.log(`\n${tableOf(scores)}`);

const percentage = percentageOf(sumOf([...scores.values()]));
if (percentage < LEAST_PERCENTAGE) {
  console.error(`\n${percentage.toFixed(1)} % is less than ${LEAST_PERCENTAGE} %`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installOwnPackage } from '../../support/own-package.ts';
import { drawLines } from './sample.ts';
import { listMutants, type MutationReport, percentageOf, tableOf } from './score.ts';
import { listSurvivors } from './survivors.ts';

/** Below this the command fails. */
const LEAST_PERCENTAGE = 85;

/** Names and constants are compared with published tables, and contracts are documentation. */
const LEFT_OUT = ['lib/base/catalog/**', '**/contract.ts'];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../../');

/** The code of the folders, by file. */
function readCode(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root, exclude: LEFT_OUT },
  );
  return new Map(files.toSorted().map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]));
}

/** Puts every change of the lines to the test. */
function mutate(lines: ReturnType<typeof drawLines>): MutationReport {
  const stryker = here('node_modules/@stryker-mutator/core/bin/stryker.js');
  const ranges = lines.map(({ file, line }) => `${file}:${line}-${line}`);
  const options = ['run', here('stryker.config.json'), '--mutate', ranges.join(',')];
  const { status } = spawnSync(process.execPath, [stryker, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the changes could not be put to the test');
  return JSON.parse(readFileSync(`${root}build/mutation/report.json`, 'utf8'));
}

const { values, positionals } = parseArgs({
  options: { lines: { type: 'string', default: '400' }, seed: { type: 'string', default: '2026' } },
  allowPositionals: true,
});
const folders = positionals.length > 0 ? positionals : ['functions', 'host', 'lib'];

installOwnPackage(here('.'), '--legacy-peer-deps');
const report = mutate(drawLines(readCode(folders), Number(values.lines), Number(values.seed)));
console.log(`\n${listSurvivors(report).join('\n')}\n\n${tableOf(report)}`);

const percentage = percentageOf(listMutants(report));
if (percentage < LEAST_PERCENTAGE) {
  console.error(`\n${percentage.toFixed(1)} % is less than ${LEAST_PERCENTAGE} %`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { countSeeds, describeFailures, type ExploredProperty } from './findings.ts';

/** Seeds that a property gets each time its file is loaded. */
const SEEDS_PER_PASS = 5;
const MS_PER_MINUTE = 60_000;
const LOG = 'build/explore/properties.jsonl';

const root = new URL('../../', import.meta.url).pathname;
process.chdir(root);

function readOptions(): { readonly minutes: number; readonly words: readonly string[] } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' } } });
  const minutes = Number(values.minutes ?? 10);
  if (!(minutes > 0)) throw new Error('--minutes takes a number above zero, such as --minutes 30');
  return { minutes, words: positionals };
}

const listPropertyFiles = (words: readonly string[]): readonly string[] =>
  globSync('test/**/*.test.ts', { exclude: ['test/system/**'] })
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .filter((file) => readFileSync(file, 'utf8').includes('fast-check'))
    .sort();

const readLog = (): readonly ExploredProperty[] =>
  readFileSync(LOG, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ExploredProperty)
    .map((property) => ({ ...property, file: relative(root, property.file) }));

/** Runs all property tests once with {@link SEEDS_PER_PASS} new seeds each. @returns whether every test passed */
function runPass(files: readonly string[], until: number): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=test/explore/vitest.config.ts',
      `--repeats=${SEEDS_PER_PASS - 1}`,
      ...files,
    ],
    { stdio: 'inherit', env: { ...process.env, EXPLORE_LOG: LOG, EXPLORE_UNTIL: String(until) } },
  );
  return status === 0;
}

const { minutes, words } = readOptions();
const until = Date.now() + minutes * MS_PER_MINUTE;
const files = listPropertyFiles(words);
rmSync(LOG, { force: true });
mkdirSync('build/explore', { recursive: true });

let allPassed = true;
while (Date.now() < until) allPassed = runPass(files, until) && allPassed;

const explored = readLog();
const seeds = countSeeds(explored);
const failures = describeFailures(explored);
console.log(
  `\n${seeds.length} properties, ${explored.length} runs; fewest seeds: ${seeds[0]?.[1] ?? 0} (${seeds[0]?.[0]})`,
);
for (const failure of failures) console.log(`\n${failure}`);
process.exitCode = allPassed && failures.length === 0 ? 0 : 1;

import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { api, type GroupName } from '../../functions/api.ts';
import { buildAll } from '../../infra/build/build.ts';
import {
  BUDGETS_MS,
  type ColdStart,
  coldStartRow,
  coldStarts,
  MEMORY_SIZES_MB,
  WHOLE_PROCESSOR_MB,
} from './cold-starts.ts';
import { figuresOf } from './measure.ts';
import { missedBudgets } from './row.ts';

const PAGE = fileURLToPath(new URL('../../infra/cold-starts.md', import.meta.url));
const GROUPS = Object.keys(api) as GroupName[];

/** What a function takes at one memory size, and of the whole processor its parts. */
type Starts = ReadonlyMap<string, ColdStart>;

const keyOf = (group: GroupName, memoryMb: number): string => `${group} ${memoryMb}`;

function startOf(starts: Starts, group: GroupName, memoryMb: number): ColdStart {
  const start = starts.get(keyOf(group, memoryMb));
  if (!start) throw new Error(`${group} was not started with ${memoryMb} MB`);
  return start;
}

/** Node's own start, loading, answering: they add up to the whole. */
function partsMs({ figures, parts: { loadMs, answerMs } }: ColdStart): readonly number[] {
  return [figures.median - loadMs - answerMs, loadMs, answerMs];
}

function budgetText(start: ColdStart): string | number {
  const isMissed = missedBudgets([coldStartRow(start)]).length > 0;
  return isMissed ? `${BUDGETS_MS[start.group]} MISSED` : (BUDGETS_MS[start.group] ?? '');
}

function lineOf(group: GroupName, starts: Starts): string {
  const medians = MEMORY_SIZES_MB.map((size) => startOf(starts, group, size).figures.median);
  const whole = startOf(starts, group, WHOLE_PROCESSOR_MB);
  const figures = [...medians, ...partsMs(whole)].map((milliseconds) => milliseconds.toFixed(0));
  return `| ${[`\`${group}\``, api[group].memoryMb, ...figures, budgetText(whole)].join(' | ')} |`;
}

function tableOf(starts: Starts): string {
  const parts = ['Node', 'loading', 'answering', 'budget'].map((part) => `${part}, ${WHOLE_PROCESSOR_MB} MB`);
  const headings = ['function', 'deployed with, MB', ...MEMORY_SIZES_MB.map((size) => `${size} MB`), ...parts];
  return [
    `| ${headings.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(headings.length - 1)}`,
    ...GROUPS.map((group) => lineOf(group, starts)),
  ].join('\n');
}

function shareOf(starts: Starts, part: number): string {
  const wholes = GROUPS.map((group) => startOf(starts, group, WHOLE_PROCESSOR_MB));
  const shares = wholes.map((start) => (partsMs(start)[part] ?? Number.NaN) / start.figures.median);
  return `${(100 * figuresOf(shares).median).toFixed(0)} %`;
}

const pageOf = (starts: Starts): string => `# Cold starts

How long a function takes from the start of its process to its first answer, milliseconds, median of ten: Node's own start,
loading the function with its layers, and the first example of its group through the whole chain, with tables on the same
machine. Memory and processor are held to what Lambda gives for so much memory (control groups; ${WHOLE_PROCESSOR_MB} MB is one
processor). What Lambda itself does before, fetching the code and making the sandbox, is not in it, and neither is the faster
processor that it may lend while a function starts. The authorizer, which stands before every request, is not among them: its
start is in [cost.md](cost.md#durations).

Written by \`npx node test/bench/cold-starts-page.ts\` (root, Linux), last at a load of ${loadavg()[0]?.toFixed(1)} on two processors;
\`npm run bench\` holds the budgets.

${tableOf(starts)}

## What takes the time

Of a start with ${WHOLE_PROCESSOR_MB} MB, as the median over the functions, ${shareOf(starts, 0)} is Node itself, ${shareOf(starts, 1)} loading the function (compiling the
bundle, making its schemas, opening its data) and ${shareOf(starts, 2)} the first answer. What was cut, with what it had taken of natal's start:

- An \`Intl.ListFormat\` made at start (12 ms, for a sentence that one answer in thousands has) is made when it is first used.
- Bundles hold only what is used of zod (100 kB less, 9 ms): it is imported as a namespace.
- The SDK of AWS is a file of its own, loaded by the first request that needs a table; geocoders are only in the functions that
  have them.
- Of the 20 MB of ephemeris files only the centuries asked for are hashed before their first use (5 ms instead of 60 to 115 ms).
`;

await buildAll();
const wanted = GROUPS.flatMap((group) => MEMORY_SIZES_MB.map((memoryMb) => ({ group, memoryMb })));
const starts = await coldStarts(wanted);
await writeFile(PAGE, pageOf(new Map(starts.map((start) => [keyOf(start.group, start.memoryMb), start]))));
console.log(`written: ${PAGE}`);

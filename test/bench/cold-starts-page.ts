import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { api, type GroupName } from '../../functions/api.ts';
import { buildAll } from '../../infra/build/build.ts';
import { BUDGETS_MS, type ColdStart, coldStarts, MEMORY_SIZES_MB, WHOLE_PROCESSOR_MB } from './cold-starts.ts';

const PAGE = fileURLToPath(new URL('../../infra/cold-starts.md', import.meta.url));
const GROUPS = Object.keys(api) as GroupName[];

const INTRODUCTION = `# Cold starts

How long a function takes from the start of its process to its first answer, milliseconds, median of ten: Node's own start,
loading the function with its layers, and the first example of its group through the whole chain, with tables on the same
machine. Memory and processor are held to what Lambda gives for so much memory (control groups; ${WHOLE_PROCESSOR_MB} MB is one
processor). What Lambda itself does before, fetching the code and making the sandbox, is not in it, and neither is the faster
processor that it may lend while a function starts.

Written by \`node test/bench/cold-starts-page.ts\` (root, Linux); \`npm run bench\` holds the budgets.
`;

/** Where the time goes, and what was done about it. */
const EXPLANATION = `
## What takes the time

With ${WHOLE_PROCESSOR_MB} MB a third is Node itself. Of the rest most is reading and running the bundle: compiling it, and making its
schemas. What was cut, with what it had taken of natal's start:

- An \`Intl.ListFormat\` made at start (12 ms, for a sentence that one answer in thousands has) is made when it is first used.
- Bundles hold only what is used of zod (100 kB less, 9 ms): it is imported as a namespace.
- The SDK of AWS is a file of its own, loaded by the first request that needs a table; geocoders are only in the functions that
  have them.
- Of the 20 MB of ephemeris files only the centuries asked for are hashed before their first use (5 ms instead of 115 ms).
`;

const rounded = (milliseconds: number): string => milliseconds.toFixed(0);

function lineOf(group: GroupName, starts: readonly ColdStart[]): string {
  const own = starts.filter((start) => start.group === group);
  const medians = MEMORY_SIZES_MB.map((size) =>
    rounded(own.find(({ memoryMb }) => memoryMb === size)?.figures.median ?? NaN),
  );
  const whole = own.find(({ memoryMb }) => memoryMb === WHOLE_PROCESSOR_MB);
  const parts = [whole?.parts.nodeMs, whole?.parts.loadMs, whole?.parts.answerMs].map((part) => rounded(part ?? NaN));
  const cells = [`\`${group}\``, api[group].memoryMb, ...medians, ...parts, BUDGETS_MS[group] ?? ''];
  return `| ${cells.join(' | ')} |`;
}

function pageOf(starts: readonly ColdStart[]): string {
  const headings = ['function', 'deployed with, MB', ...MEMORY_SIZES_MB.map((size) => `${size} MB`)];
  const parts = ['Node', 'loading', 'answering', 'budget'];
  const columns = [...headings, ...parts.map((part) => `${part}, ${WHOLE_PROCESSOR_MB} MB`)];
  const lines = [
    `| ${columns.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(columns.length - 1)}`,
    ...GROUPS.map((group) => lineOf(group, starts)),
  ];
  return `${INTRODUCTION}\n${lines.join('\n')}\n${EXPLANATION}`;
}

await buildAll();
const wanted = GROUPS.flatMap((group) => MEMORY_SIZES_MB.map((memoryMb) => ({ group, memoryMb })));
await writeFile(PAGE, pageOf(await coldStarts(wanted)));
console.log(`written: ${PAGE}`);

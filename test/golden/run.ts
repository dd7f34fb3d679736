/**
 * `node test/golden/run.ts [--base URL --key KEY] [--adapter NAME …] [--python PATH] [--misses] [--record]`: holds programs to the
 * published values of `vectors/`. Without options: the functions of this working tree.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Adapter, judgeAll } from './suite/adapter.ts';
import { runProgram } from './suite/program.ts';
import { addScores, type Scores, toScores, writeConformance } from './suite/record.ts';

const OWN = 'natal';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    key: { type: 'string' },
    adapter: { type: 'string', multiple: true, default: [] },
    python: { type: 'string', default: 'python3' },
    misses: { type: 'boolean' },
    record: { type: 'boolean' },
  },
});

const FOLDER = new URL('adapters/', import.meta.url);
const FILES = readdirSync(FOLDER);

async function openAdapter(name: string): Promise<Adapter> {
  if (name === OWN) return (await import('./suite/in-process.ts')).inProcess;
  const [file] = FILES.filter((one) => one.replace(/\.\w+$/, '') === name);
  if (!file) throw new Error(`no adapter is named ${name}; there are ${FILES.join(', ')}`);
  const url = new URL(file, FOLDER);
  return file.endsWith('.py') ? runProgram(values.python, [fileURLToPath(url)]) : (await import(url.href)).adapter;
}

async function openAll(): Promise<readonly Adapter[]> {
  const names = values.base || values.adapter.length > 0 ? values.adapter : [OWN];
  const adapters: Adapter[] = [];
  if (values.base) adapters.push((await import('./suite/over-http.ts')).connectTo(values.base, values.key ?? ''));
  for (const name of names) adapters.push(await openAdapter(name));
  return adapters;
}

const programs: Record<string, Scores> = {};
for (const adapter of await openAll()) {
  const judgments = await judgeAll(adapter);
  const missed = judgments.filter(({ outcome }) => outcome === 'missed');
  if (values.misses)
    for (const { vector, quantity, difference, fault } of missed) {
      const reason = fault ?? `${difference ?? 'not equal'} ${vector.tolerance[quantity]?.unit ?? ''}`;
      console.log(`missed ${vector.id} ${quantity}: ${reason}`);
    }
  const scores = toScores(judgments);
  programs[adapter.title] = scores;
  for (const [technique, all] of Map.groupBy(judgments, ({ vector }) => vector.technique)) {
    const { held, offered } = addScores(scores[technique]);
    console.log(`${adapter.title}  ${technique}: ${held} of ${offered} held, ${all.length - offered} not offered`);
  }
  if (missed.length > 0) process.exitCode = 1;
}
if (values.record) {
  const command = `node test/golden/run.ts ${values.adapter.map((name) => `--adapter ${name}`).join(' ')} --record`;
  writeConformance({ measuredOn: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), command, programs });
}

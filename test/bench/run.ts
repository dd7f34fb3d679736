import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { api } from '../../functions/api.ts';
import { buildAll } from '../../infra/build/build.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { toNodeOptions } from '../../infra/node-flags.ts';
import { buildCheckout, findCommit, withCheckout } from '../support/checkouts.ts';
import { benchPage, figureText, PAGE_PATH } from './page.ts';
import { type Measurement, type Reached, readReached, type Verdict, verdictOf, writeReached } from './record.ts';
import { ROWS, type SuiteName } from './rows.ts';

/**
 * `npm run bench [-- --record | --against REF] [suite …]`: all suites, unless some are named. With `--against` each suite of that
 * commit is measured just before this one's, and its figures take the place of the recorded ones.
 */
const options = { record: { type: 'boolean' }, against: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

const SUITES = Object.keys(ROWS) as SuiteName[];
const unknown = positionals.filter((name) => !(name in ROWS));
if (unknown.length > 0) throw new Error(`no suite is named ${unknown.join(', ')}; there are ${SUITES.join(', ')}`);
const suites = SUITES.filter((suite) => positionals.length === 0 || positionals.includes(suite));

/** The heap limits of the function that searches, which has the most memory. */
const HEAP_FLAGS = toNodeOptions(api.predictive.memoryMb).split(' ');

/** In a process of its own, so that no suite is slowed by what another one left. */
async function measure(suite: SuiteName, checkout = PROJECT_FOLDER): Promise<Measurement> {
  const program = join(checkout, 'test/bench/suite-process.ts');
  const child = fork(program, [suite], {
    cwd: checkout,
    execArgv: HEAP_FLAGS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => []);
  const [answer]: readonly Measurement[] = await Promise.race([once(child, 'message'), ended]);
  if (!answer) throw new Error(`the suite ${suite} ended without figures`);
  return answer;
}

function record({ figures, tables }: Pick<Reached, 'figures' | 'tables'>): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  const measuredOn = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const reached = { machine, measuredOn, load: loadavg()[0] ?? Number.NaN, figures, tables };
  writeReached(reached);
  writeFileSync(PAGE_PATH, benchPage(reached));
}

function lineOf({ id, unit, value, reached, budget, goal, isOver, isGoalKept }: Verdict): string {
  const figures = [value, reached, budget, goal].map((figure) => figureText(figure, unit).padStart(11));
  return [id.padEnd(82), ...figures, isGoalKept ? '  kept' : '  missed', isOver ? '  OVER BUDGET' : '']
    .join('')
    .trimEnd();
}

/** Measures all suites. @param other the checkout to compare with; absent: compares with what was recorded */
async function bench(other?: string): Promise<void> {
  const reached = readReached();
  const [figures, tables] = [{ ...reached.figures }, { ...reached.tables }];
  const titles = ['measured', other === undefined ? 'reached' : 'before', 'budget', 'goal'];
  console.log(`${''.padEnd(82)}${titles.map((title) => title.padStart(11)).join('')}`);
  const over: string[] = [];
  for (const suite of suites) {
    const before = other === undefined ? reached : await measure(suite, other);
    const measurement = await measure(suite);
    const rows = ROWS[suite].filter(({ id }) => other === undefined || before.figures[id] !== undefined);
    const verdicts = rows.map((row) => verdictOf(row, measurement.figures, before.figures));
    for (const verdict of verdicts) console.log(lineOf(verdict));
    over.push(...verdicts.filter(({ isOver }) => isOver).map(({ id }) => id));
    Object.assign(figures, measurement.figures);
    Object.assign(tables, measurement.tables);
  }
  if (values.record) record({ figures, tables });
  else if (over.length > 0) {
    console.error(`\nover budget: ${over.join('; ')}`);
    process.exitCode = 1;
  }
}

await buildAll();
if (values.against === undefined) await bench();
else
  await withCheckout(findCommit(values.against), async (folder) => {
    buildCheckout(folder);
    await bench(folder);
  });

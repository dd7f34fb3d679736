import { readFile, writeFile } from 'node:fs/promises';
import { buildAll } from '../build/build.ts';
import { Figures } from './figures.ts';
import { between, guideOf } from './guide.ts';
import { pageOf } from './page.ts';
import { GUIDE, PAGE, RECORDED } from './paths.ts';
import { scenarioTable } from './scenario-tables.ts';

/** `npm run cost`: measures, and writes down what it costs; with `--page` it takes the figures of the last time. */
const isPageOnly = process.argv.includes('--page');
const figures = isPageOnly ? Figures.parse(JSON.parse(await readFile(RECORDED, 'utf8'))) : await measured();
await writeFile(PAGE, pageOf(figures));
await writeFile(GUIDE, between(await readFile(GUIDE, 'utf8'), guideOf(figures)));
console.log(scenarioTable(figures));

async function measured(): Promise<Figures> {
  await buildAll();
  const { measure } = await import('./measure/measure.ts');
  const measuredNow = await measure(console.log);
  await writeFile(RECORDED, `${JSON.stringify(measuredNow, undefined, 2)}\n`);
  return measuredNow;
}

import { buildAll } from '../../infra/build/build.ts';
import { acgRows } from './acg.ts';
import { authorizerRows } from './authorizer-time.ts';
import { batchRows } from './batch-time.ts';
import { bundleRows } from './bundle-size.ts';
import { cacheTimeRows } from './cache-time.ts';
import { chartTimeRows } from './chart-time.ts';
import { coldStartRows } from './cold-starts.ts';
import { comparativeTimeRows } from './comparative-time.ts';
import { docsPageRows } from './docs-pages.ts';
import { eclipseRows } from './eclipses.ts';
import { eventTimeRows } from './event-time.ts';
import { firstAnswerRows } from './first-answer.ts';
import { growthRows, measuredGrowth } from './growth.ts';
import { limitRows } from './limit-time.ts';
import { movedChartRows } from './moved-charts.ts';
import { record } from './peer-record.ts';
import { peerRows } from './peer-rows.ts';
import { measuredPeers } from './peers/measured.ts';
import { placeFunctionRows } from './place-function.ts';
import { placeRows } from './places.ts';
import { predictiveFunctionRows } from './predictive-function.ts';
import { returnTimeRows } from './return-time.ts';
import { missedBudgets, type Row, ratiosFirst, tableOf } from './row.ts';
import { rowFormRows } from './row-form-size.ts';
import { standaloneRows } from './standalone.ts';
import { transitTimeRows } from './transit-time.ts';
import { venusRows } from './venus.ts';
import { wheelRows } from './wheel.ts';

/** `--record` keeps the figures of the last two parts and writes docs/bench.md; with `--peers` nothing else is measured. */
const [isRecorded, isPeersAlone] = ['--record', '--peers'].map((option) => process.argv.includes(option));

async function serviceRows(): Promise<readonly Row[]> {
  const sizes = await buildAll();
  return [
    ...(await chartTimeRows()),
    ...(await batchRows()),
    ...(await comparativeTimeRows()),
    ...(await movedChartRows()),
    ...(await standaloneRows()),
    ...(await venusRows()),
    ...(await acgRows()),
    ...(await transitTimeRows()),
    ...(await eventTimeRows()),
    ...(await cacheTimeRows()),
    ...(await returnTimeRows()),
    ...(await eclipseRows()),
    ...(await wheelRows()),
    ...(await limitRows()),
    ...(await rowFormRows()),
    ...(await authorizerRows()),
    ...(await docsPageRows()),
    ...bundleRows(sizes),
    ...(await firstAnswerRows()),
    ...(await coldStartRows()),
    ...(await placeFunctionRows()),
    ...(await predictiveFunctionRows()),
    ...placeRows(),
  ];
}

async function comparisonRows(): Promise<readonly Row[]> {
  const [peers, growth] = [await measuredPeers(), await measuredGrowth()];
  if (isRecorded) record({ peers, growth });
  return [...growthRows(growth), ...peerRows(peers)];
}

const rows = [...(isPeersAlone ? [] : await serviceRows()), ...(await comparisonRows())];
console.log(tableOf(ratiosFirst(rows)));

const missed = missedBudgets(rows);
if (missed.length > 0) {
  console.error(`\n${missed.length} of the budgets missed: ${missed.map(({ name }) => name).join('; ')}`);
  process.exitCode = 1;
}

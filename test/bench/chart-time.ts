import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ChartName, ChartTimes } from './chart-time-process.ts';
import type { Row } from './row.ts';

/**
 * The whole handler, event in and response out, is to take at most so many times what the engine alone takes. A detailed
 * chart has more of its own to say: dignities, elements, sect. What keeps it from there is in
 * infra/decisions/0024-where-a-charts-time-goes.md.
 */
const MOST_TIMES_THE_ENGINE: Readonly<Record<ChartName, number>> = {
  'standard json': 1.6,
  llm_v2: 2,
  'simple json': 2,
  'detailed json': 2.2,
};

/** Measures in a process of its own, whose log lines and metrics are written as in production, but to nowhere. */
async function measured(): Promise<ChartTimes> {
  const program = fileURLToPath(new URL('chart-time-process.ts', import.meta.url));
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [times]: readonly ChartTimes[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => []),
  ]);
  if (!times) throw new Error('the process that measures charts ended without figures');
  return times;
}

function ratioRow(name: ChartName, { handler, engine }: ChartTimes[ChartName]): Row {
  const measured = handler.median / engine.median;
  return { name: `${name}: handler ÷ engine calls`, unit: '×', measured, budget: MOST_TIMES_THE_ENGINE[name] };
}

function durationRows(name: ChartName, { handler, engine }: ChartTimes[ChartName]): readonly Row[] {
  return [
    { name: `${name}: handler`, unit: 'µs', measured: handler.median, p95: handler.p95 },
    { name: `${name}: engine calls`, unit: 'µs', measured: engine.median, p95: engine.p95 },
  ];
}

/** What a chart costs over what the engine costs; ratios first. */
export async function chartTimeRows(): Promise<readonly Row[]> {
  const times = await measured();
  const names = Object.keys(times) as ChartName[];
  return [
    ...names.map((name) => ratioRow(name, times[name])),
    ...names.flatMap((name) => durationRows(name, times[name])),
  ];
}

import { expect, vi } from 'vitest';
import { type Column, search } from './columns.ts';
import type { Fault } from './fault.ts';
import { introduce } from './rush.ts';
import type { Scene } from './scene.ts';

/** Observations under one fault: a cell for each column. */
export type Cells = readonly string[];

/** Longer than the pause of a table after a failure. */
const PATIENCE = { timeout: 10_000, interval: 100 };

/** Causes a fault, sends requests, ends the fault, and waits for recovery. */
export async function lookAt(fault: Fault, columns: readonly Column[], scene: Scene): Promise<Cells> {
  await waitUntilSettled(scene);
  for (const column of columns) await column.prepare(scene);
  const end = await fault.begin(scene);
  let cells: Cells;
  try {
    cells = await lookAtAll(columns, scene);
  } finally {
    await end();
  }
  const affected = columns.filter(({ isOnce }, index) => !isOnce && !isWell(cells[index] ?? ''));
  await expectBack(fault, affected, scene);
  return cells;
}

/**
 * Waits for recovery: a table that failed under the previous fault is not used for a while. Afterwards every process that checks
 * keys has seen the client.
 */
function waitUntilSettled(scene: Scene): Promise<void> {
  let year = 1000 + 10 * scene.number;
  const isSettled = async (): Promise<void> => {
    await introduce(scene);
    expect((await scene.ask(search(year++))).headers.get('x-cache')).toBe('miss');
  };
  return vi.waitFor(isSettled, PATIENCE);
}

async function lookAtAll(columns: readonly Column[], scene: Scene): Promise<Cells> {
  const cells = new Map<Column, string>();
  await visit(columns, async (column) => void cells.set(column, await column.look(scene)));
  return columns.map((column) => cells.get(column) ?? '');
}

/** First records the observation of the fault itself, then sends requests to every function in parallel. */
async function visit(columns: readonly Column[], ask: (column: Column) => Promise<void>): Promise<void> {
  const [first, others] = [columns.filter(({ isOnce }) => isOnce), columns.filter(({ isOnce }) => !isOnce)];
  const askInTurn = async (ofGroup: readonly Column[]): Promise<void> => {
    for (const column of ofGroup) await ask(column);
  };
  await askInTurn(first);
  await Promise.all([...Map.groupBy(others, ({ group }) => group).values()].map(askInTurn));
}

/** Whether the answer equals the one without a fault, from the cache or not. */
export const isWell = (cell: string): boolean => /^(as ever|\d+ × as ever$|200 `healthy`|—)/.test(cell);

async function expectBack({ back, title }: Fault, columns: readonly Column[], scene: Scene): Promise<void> {
  await visit(columns, async (column) => {
    const expectWell = async (): Promise<void> =>
      expect(await column.look(scene), `${column.title} after ${title}`).toSatisfy(isWell);
    await (back === 'within seconds' ? vi.waitFor(expectWell, PATIENCE) : expectWell());
  });
}

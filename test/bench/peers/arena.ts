import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CONTESTANTS, type ContestantName, type Obeyed, type Order } from './orders.ts';
import type { WorkName } from './works.ts';

type Answer<Kind extends Obeyed['kind']> = Extract<Obeyed, { readonly kind: Kind }>;

/** A contestant in a process of its own. */
export interface Entered {
  readonly works: readonly WorkName[];
  readonly told: <Kind extends Order['kind']>(order: Extract<Order, { readonly kind: Kind }>) => Promise<Answer<Kind>>;
}

export type Arena = Readonly<Record<ContestantName, Entered>>;

/** @throws Error where the process ended, or could not do what it was told */
async function nextAnswer<Kind extends Obeyed['kind']>(child: ChildProcess, kind: Kind): Promise<Answer<Kind>> {
  const settled = new AbortController();
  const { signal } = settled;
  const [answer]: readonly Obeyed[] = await Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(() => [{ kind: 'failed', message: 'the process ended' } as const]),
  ]);
  settled.abort();
  if (answer?.kind === kind) return answer as Answer<Kind>;
  throw new Error(`${child.spawnargs.at(-1)}: ${answer?.kind === 'failed' ? answer.message : 'another answer'}`);
}

async function entered(child: ChildProcess): Promise<Entered> {
  const { works } = await nextAnswer(child, 'ready');
  return {
    works,
    told: ({ ...order }) => {
      child.send(order);
      return nextAnswer(child, order.kind) as never;
    },
  };
}

/** Starts every contestant, has something done with them, and ends their processes. */
export async function withArena<Result>(done: (arena: Arena) => Promise<Result>): Promise<Result> {
  const program = fileURLToPath(new URL('process.ts', import.meta.url));
  const children = CONTESTANTS.map((name) => fork(program, [name], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  try {
    const ready = await Promise.all(children.map(entered));
    return await done(Object.fromEntries(CONTESTANTS.map((name, index) => [name, ready[index]])) as Arena);
  } finally {
    for (const child of children) child.kill();
  }
}

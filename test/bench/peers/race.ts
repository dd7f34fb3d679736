import { type Figures, figuresOf } from '../measure.ts';
import type { Arena, Entered } from './arena.ts';
import { CONTESTANTS, type ContestantName } from './orders.ts';
import type { WorkName } from './works.ts';

/** How often a work is done. */
interface Plan {
  /** Of a round each contestant has its share. */
  readonly rounds: number;
  /** Things asked in one turn. */
  readonly things: number;
}

/** A year of transits or ingresses takes some of them seconds. */
const PLANS: Readonly<Record<WorkName, Plan>> = {
  natal: { rounds: 11, things: 20 },
  batch: { rounds: 7, things: 1 },
  transits: { rounds: 3, things: 1 },
  ingresses: { rounds: 3, things: 1 },
  solarReturn: { rounds: 11, things: 20 },
  acg: { rounds: 11, things: 10 },
};

/** Each by itself before the first round, so that the quick ones are as warm as the slow ones. */
const WARM_UP_MS = 1000;
/** A contestant's share of a round: as many turns as begin within it, so that the quick ones are seen often. */
const SHARE_MS = 80;

/** Microseconds of the processor of each contestant that can do a work. */
export type Took = Partial<Readonly<Record<ContestantName, Figures>>>;

/** Has a contestant do a work again and again, each time of other things. */
function worker({ told }: Entered, work: WorkName): () => Promise<number> {
  const { things } = PLANS[work];
  let done = 0;
  return async () => {
    const indexes = Array.from({ length: things }, () => done++);
    return (await told({ kind: 'turn', work, indexes })).microseconds;
  };
}

/** What the turns take that begin within so much time, and one at least. */
async function turnsWithin(shareMs: number, turn: () => Promise<number>): Promise<readonly number[]> {
  const untilMs = performance.now() + shareMs;
  const samples = [await turn()];
  while (performance.now() < untilMs) samples.push(await turn());
  return samples;
}

/** In turns, one contestant at a time: what slows the machine down for a while slows all of them. */
export async function raced(arena: Arena, work: WorkName): Promise<Took> {
  const names = CONTESTANTS.filter((name) => arena[name].works.includes(work));
  const runners = names.map((name) => ({ name, turn: worker(arena[name], work), samples: [] as number[] }));
  for (const { turn } of runners) await turnsWithin(WARM_UP_MS, turn);
  for (let round = 0; round < PLANS[work].rounds; round += 1) {
    for (const { turn, samples } of runners) samples.push(...(await turnsWithin(SHARE_MS, turn)));
  }
  return Object.fromEntries(runners.map(({ name, samples }) => [name, figuresOf(samples)]));
}

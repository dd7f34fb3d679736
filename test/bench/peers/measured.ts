import { installOwnPackage } from '../../support/own-package.ts';
import { withArena } from './arena.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { CONTESTANTS, type ContestantName } from './orders.ts';
import { raced, type Took } from './race.ts';
import { WORK_NAMES, type WorkName } from './works.ts';

/** Who is held against the truth: all but the engine alone, which makes nothing of its numbers. */
export type JudgedName = Exclude<ContestantName, 'engine-alone'>;

/** What was measured of all contestants. */
export interface PeerFigures {
  readonly took: Readonly<Record<WorkName, Took>>;
  readonly evidence: Readonly<Record<JudgedName, Evidence>>;
}

const JUDGED = CONTESTANTS.filter((name) => name !== 'engine-alone');

/** Races the contestants on every work, and holds their answers against the truth. */
export async function measuredPeers(): Promise<PeerFigures> {
  installOwnPackage(import.meta.dirname, '--ignore-scripts');
  return withArena(async (arena) => {
    const took: [WorkName, Took][] = [];
    for (const work of WORK_NAMES) took.push([work, await raced(arena, work)]);
    const evidence: [JudgedName, Evidence][] = [];
    for (const name of JUDGED) evidence.push([name, await evidenceOf(arena[name])]);
    return {
      took: Object.fromEntries(took) as PeerFigures['took'],
      evidence: Object.fromEntries(evidence) as PeerFigures['evidence'],
    };
  });
}

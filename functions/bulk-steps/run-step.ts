import { calculateShard, type ShardInput } from './calculate.ts';
import { type FinishInput, finishJob } from './finish.ts';
import { splitJob } from './split.ts';
import type { JobInput, StepParts } from './steps.ts';

/** The steps of a job, by the name that a function is given. */
export const STEPS = {
  split: (event: unknown, parts: StepParts) => splitJob(event as JobInput, parts),
  calculate: (event: unknown, parts: StepParts) => calculateShard(event as ShardInput, parts),
  finish: (event: unknown, parts: StepParts) => finishJob(event as FinishInput, parts),
} as const;

export type StepName = keyof typeof STEPS;

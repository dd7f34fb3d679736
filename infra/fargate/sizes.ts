import type { Stage } from '../stages.ts';

/**
 * What one task is given. One virtual processor takes one worker, and a second process for long calculations shares it: both use the 250 MB of a
 * worker at most, and the copies of the data are on the disk. 2 GiB are the least that Fargate has for one processor.
 *
 * @source "Task CPU and memory", Amazon ECS Developer Guide (fargate-tasks-services)
 */
export const TASK = { processors: 1, memoryMb: 2048 } as const;

/** Share of the processors above which tasks are added, percent: room for a minute's growth until a new task answers. */
export const TARGET_PROCESSOR_PERCENT = 60;

/** Zones with a subnet. The load balancer needs two. */
export const ZONES = 2;

/**
 * Requests a second for which the limit of tasks has room in each: a sixth of what a processor was measured to answer of charts, as searches
 * take more.
 */
const REQUESTS_PER_TASK = 100;

/** Numbers of tasks: at least one in each zone where clients are served, and a limit of the bill. */
export const taskCountsOf = ({ isProduction, peakRequestsPerSecond }: Stage): { least: number; most: number } => ({
  least: isProduction ? ZONES : 1,
  most: Math.max(ZONES, Math.ceil(peakRequestsPerSecond / REQUESTS_PER_TASK)),
});

import { ASSUMED } from './assumed.ts';
import type { InvocationFigures } from './figures.ts';
import { eventBytes, PLATFORM_BYTES } from './log-lines.ts';
import { LOG_MONTHS } from './spans.ts';
import type { Usage } from './usage.ts';

/**
 * Memory with which a function has one whole processor; with less it has as much less of one.
 *
 * @source "Configure Lambda function memory", AWS Lambda Developer Guide
 * (https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html): "At 1,769 MB, a function has the equivalent
 * of one vCPU"
 */
const MB_PER_PROCESSOR = 1769;

const MB_PER_GB = 1024;
const MS_PER_SECOND = 1000;
export const BYTES_PER_GB = 1e9;

/** How long a function of this memory takes for a time of a whole processor. */
export const onShareMs = (cpuMs: number, memoryMb: number): number => cpuMs * Math.max(1, MB_PER_PROCESSOR / memoryMb);

/**
 * What is paid for an invocation on average: its time on its share of a processor, rounded up each time, and its waiting
 * for tables, which is assumed in whole milliseconds and so takes no part in the rounding.
 *
 * @source https://aws.amazon.com/lambda/pricing/: from the time the code begins executing until it returns, rounded up to
 * the nearest millisecond
 */
export function billedMs({ meanWholeMs, tableRounds }: InvocationFigures): number {
  return meanWholeMs + tableRounds * ASSUMED.tableCallMs;
}

export const gbSeconds = (durationMs: number, memoryMb: number): number =>
  (durationMs / MS_PER_SECOND) * (memoryMb / MB_PER_GB);

/** What one invocation takes, whatever it is for. */
export function invocationUsage(figures: InvocationFigures, memoryMb: number): Usage {
  return {
    lambdaRequest: 1,
    lambdaGbSecond: gbSeconds(billedMs(figures), memoryMb),
    tableReadUnit: figures.readUnits,
    tableWriteUnit: figures.writeUnits,
    ...logUsage(eventBytes(figures.logEvents, figures.logBytes) + PLATFORM_BYTES),
  };
}

/** What is written to a log, and what of it is stored. */
export function logUsage(bytes: number): Usage {
  const gb = bytes / BYTES_PER_GB;
  return { logGb: gb, logGbMonth: gb * ASSUMED.storedLogShare * LOG_MONTHS };
}

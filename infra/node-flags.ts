import type { Group } from '../functions/api.ts';
import { HEAP_GROWTH_VARIABLE } from '../lib/runtime/start/heap-variable.ts';

/**
 * Size of a semi-space of V8's young generation. The 25 MB that Lambda gives the place function take 50 MB more memory under
 * load (measured: 214 MB after 2 000 mixed requests, 166 MB with 8) and make no chart or look-up faster.
 */
const SEMI_SPACE_MB = 8;

/** Share of a function's memory for JavaScript objects that last; the rest is for the engine, buffers and code. */
const HEAP_SHARE = 0.9;

const toHeapFlag = (memoryMb: number): string => `--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`;

/**
 * NODE_OPTIONS of a function: both limits of V8's heap.
 *
 * Lambda's start script for Node 24 sets neither where NODE_OPTIONS names one of them. V8 would then limit the heap to about
 * half of the memory it finds, so the second is stated too, with the share that the script would set.
 *
 * @source /var/runtime/bootstrap of nodejs24.x, as quoted in "Deep Dive into AWS Lambda (3): Official Node.js Runtime
 * Analysis" (https://dev.to/wonderfulsoap/deep-dive-into-aws-lambda-3-official-nodejs-runtime-analysis-43je, 24 February 2026)
 */
export const toNodeOptions = (memoryMb: number): string =>
  `--max-semi-space-size=${SEMI_SPACE_MB} ${toHeapFlag(memoryMb)}`;

/**
 * Environment variables that limit the memory of a function's process. glibc reads its own when the process starts.
 *
 * V8 compiles in blocks of up to 32 KiB, hundreds at a time when much code becomes hot at once, and by itself glibc keeps them
 * for later. Returning them costs processor time, so only `place` does, for its goal of 150 MB
 * (measured: 153 MB in place of 175 after 2 000 mixed requests, for about 7 % of its processor time; of others' searches 1 to 1.5 % where they are
 * calculated, 7 to 10 % where most are answered from memory, of charts −3 to +9 %).
 *
 * The predictive function, whose live heap was 33 MB, held 255 to 275 MB after 500 searches, and 180 with garbage collected when its heap had
 * grown by a fifth; it answered as fast. `npm run bench` measures what it holds now.
 *
 * @source M_MMAP_THRESHOLD in "Malloc Tunable Parameters", The GNU C Library Reference Manual
 * (https://sourceware.org/glibc/manual/latest/html_node/Malloc-Tunable-Parameters.html); kMaximumSegmentSize in src/zone/zone.h of V8
 */
export const toMemoryVariables = ({
  memoryMb,
  mmapThresholdBytes,
  heapGrowingPercent,
}: Group): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: toNodeOptions(memoryMb),
  ...(heapGrowingPercent !== undefined && { [HEAP_GROWTH_VARIABLE]: String(heapGrowingPercent) }),
  ...(mmapThresholdBytes !== undefined && { MALLOC_MMAP_THRESHOLD_: String(mmapThresholdBytes) }),
});

/**
 * Flags that Lambda's start script always sets. The first makes Node compile its own modules at each start, as their cached
 * code is for other flags: 16 ms of processor time (measured: 48 ms instead of 32). `start.js` takes it back first.
 *
 * @source /var/runtime/bootstrap of nodejs14.x and nodejs18.x, as copied in public repositories; the quotation of
 * nodejs24.x above leaves this part out
 */
const ALWAYS = ['--expose-gc', '--max-http-header-size=81920'];

const NAMES_HEAP_LIMIT = /--max[-_](semi|old)[-_]space[-_]size/;

interface FunctionMemory {
  readonly memoryMb: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** Flags with which Lambda starts Node for a function, before its NODE_OPTIONS. */
export function listRuntimeFlags({ memoryMb, environment }: FunctionMemory): readonly string[] {
  return NAMES_HEAP_LIMIT.test(environment.NODE_OPTIONS ?? '') ? ALWAYS : [...ALWAYS, toHeapFlag(memoryMb)];
}

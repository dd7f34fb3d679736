import { z } from 'zod';

/** How an answer came about: made anew, made anew and kept, found in the instance's memory, found in the table. */
export const OUTCOMES = ['answered', 'calculated', 'from memory', 'from the table'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const Positive = z.number().positive();
const Amount = z.number().nonnegative();

/** What one invocation takes, on average over those that were measured. */
export const InvocationFigures = z.strictObject({
  invocations: z.int().positive(),
  /** Processor time of all threads, milliseconds of a whole processor of the machine that measured. */
  medianCpuMs: Positive,
  meanCpuMs: Positive,
  /** The same on the function's share of a processor, each invocation rounded up to a millisecond before the mean is taken. */
  meanWholeMs: Positive,
  /** How often it waits for tables: calls made together are waited for once. Those of statistics are apart. */
  tableRounds: Amount,
  readUnits: Amount,
  writeUnits: Amount,
  /** Of the write units, those that stay in the table of answers. */
  keptUnits: Amount,
  /** What it writes to its log. */
  logEvents: Amount,
  logBytes: Amount,
});
export type InvocationFigures = z.infer<typeof InvocationFigures>;

export const ExampleFigures = z.strictObject({
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  example: z.string(),
  outcome: z.enum(OUTCOMES),
  ...InvocationFigures.shape,
  /** Body and headers as the function answers. */
  answerBytes: Positive,
  /** The same as the gateway sends it to a client that takes gzip, with the headers that it adds. */
  sentBytes: Positive,
});
export type ExampleFigures = z.infer<typeof ExampleFigures>;

export const FunctionFigures = z.strictObject({
  memoryMb: z.int().positive(),
  /** Processor time until the first request can be answered. */
  initCpuMs: Positive,
  warmUp: InvocationFigures,
  /** Write units of one settling of the statistics after a request to each endpoint; each had an answer that is kept. */
  settlingUnits: Amount,
  examples: z.array(ExampleFigures),
});
export type FunctionFigures = z.infer<typeof FunctionFigures>;

/** All that was measured, as `figures.json` has it. */
export const Figures = z.strictObject({
  measuredOn: z.iso.date(),
  machine: z.string(),
  node: z.string(),
  /** Processes that wanted a core while it was measured, 1 for each: beyond the cores they disturb the figures. */
  load: Amount,
  /** What of the stack is paid for by the month. */
  counted: z.strictObject({
    routes: z.int(),
    alarms: z.int(),
    alarmMetrics: z.int(),
    keys: z.int(),
    firewallRules: z.int(),
  }),
  /** By name of the function. */
  functions: z.record(z.string(), FunctionFigures),
  /** The authorizer asked about a key that it saw less than a minute ago, and about one that it has to look up. */
  authorizer: z.strictObject({ known: InvocationFigures, looked: InvocationFigures }),
});
export type Figures = z.infer<typeof Figures>;

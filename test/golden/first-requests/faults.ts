import * as z from 'zod';

const Suggestion = z.object({ location: z.string(), value: z.unknown() });

const Fault = z.object({
  location: z.string(),
  message: z.string(),
  example: z.unknown().optional(),
  suggestion: Suggestion.optional(),
});

/** One fault of a request, as an answer states it. */
export type Fault = z.output<typeof Fault>;

const Faults = z.array(Fault).catch([]);
const Items = z.array(z.object({ errors: Faults })).catch([]);

/** Problem documents have `errors`; answers of a batch have them in the items that failed. */
const Answer = z.object({ errors: Faults, charts: Items, data: Items });

/** Every fault that an answer states, of the whole request and of single items of a batch. */
export function listFaults(answer: string): Fault[] {
  const { errors, charts, data } = Answer.parse(JSON.parse(answer));
  return [...errors, ...[...charts, ...data].flatMap((item) => item.errors)];
}

import type { z } from 'zod';

type ZodIssue = z.core.$ZodIssue;

/**
 * The faults behind a value that fits no option of a choice: those within the option of its kind, as those of the elements
 * of a list where one value or a list is expected. A value of another kind than all options stays one fault.
 */
export function listChoiceFaults(issue: ZodIssue): readonly ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inside = issue.errors.find((faults) => faults.length > 0 && faults.every(({ path }) => path.length > 0));
  return inside?.flatMap((fault) => listChoiceFaults({ ...fault, path: [...issue.path, ...fault.path] })) ?? [issue];
}

import * as z from 'zod';

type ZodIssue = z.core.$ZodIssue;

/**
 * The faults behind a value that fits no option of a choice: those within the option of its kind, as those of the elements
 * of a list where one value or a list is expected. A value of another kind than all options stays one fault.
 */
function listChoiceFaults(issue: ZodIssue): readonly ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inside = issue.errors.find((faults) => faults.length > 0 && faults.every(({ path }) => path.length > 0));
  return inside?.flatMap((fault) => listChoiceFaults({ ...fault, path: [...issue.path, ...fault.path] })) ?? [issue];
}

const isLength = ({ code }: ZodIssue): boolean => code === 'too_big' || code === 'too_small';

/** The faults to name: those behind choices, and no length of a value of the wrong type, such as of a text in place of a list. */
export function listFaultsToName(issues: readonly ZodIssue[]): readonly ZodIssue[] {
  const faults = issues.flatMap(listChoiceFaults);
  const wrongTypes = faults.filter(({ code }) => code === 'invalid_type');
  if (wrongTypes.length === 0) return faults;
  const paths = new Set(wrongTypes.map(({ path }) => z.core.toDotPath(path)));
  return faults.filter((fault) => !isLength(fault) || !paths.has(z.core.toDotPath(fault.path)));
}

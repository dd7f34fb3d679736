import * as z from 'zod';

/** Longest example in an answer, as JSON; it keeps an answer with many issues small. */
const MAX_EXAMPLE_LENGTH = 300;

interface Fault {
  /** The value that was sent, undefined where there was none. */
  readonly sent: unknown;
  readonly issue: z.core.$ZodIssue;
}

/** True for the issue of an outer check for which the member's example is right whatever the other members are. */
const hasExample = (issue: z.core.$ZodIssue): boolean => issue.code === 'custom' && issue.params?.hasExample === true;

/**
 * One correct form of a member: the example of its schema.
 *
 * @param schemas the member's schema and those inside its wrappers, outermost first
 * @returns undefined where the schema has no short example, and where it accepts what was sent: the member's form is
 *   right then, and another member decides what is wrong with it, unless the issue says otherwise
 */
export function findExample(schemas: readonly z.core.$ZodType[], { sent, issue }: Fault): unknown {
  const [schema] = schemas;
  const example = schemas.map((one) => z.globalRegistry.get(one)?.example).find((one) => one !== undefined);
  if (!schema || example === undefined || JSON.stringify(example).length > MAX_EXAMPLE_LENGTH) return undefined;
  const isAccepted = (value: unknown): boolean => z.core.safeParse(schema, value).success;
  return (hasExample(issue) || !isAccepted(sent)) && isAccepted(example) ? example : undefined;
}

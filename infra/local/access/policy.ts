import * as z from 'zod';

const Texts = z.union([z.string(), z.array(z.string())]).transform((texts) => [texts].flat());

/** Conditions are unsupported: the strict schema refuses a policy that has one. */
const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: Texts,
  Resource: Texts,
});

export const PolicyDocument = z.object({
  Version: z.string().optional(),
  Statement: z.union([Statement, z.array(Statement)]).transform((statements) => [statements].flat()),
});

export type PolicyDocument = z.output<typeof PolicyDocument>;

const INVOKE = 'execute-api:Invoke';

/**
 * Whether a policy allows a method: any Deny overrides every Allow, and the default is to deny.
 *
 * @source "Policy evaluation logic", AWS Identity and Access Management User Guide (reference_policies_evaluation-logic)
 */
export function permits({ Statement: statements }: PolicyDocument, methodArn: string): boolean {
  const matching = statements.filter(({ Action, Resource }) => {
    return (
      Action.some((pattern) => matches(pattern, INVOKE)) && Resource.some((pattern) => matches(pattern, methodArn))
    );
  });
  return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow');
}

/** `*` matches any characters, `?` exactly one. */
function matches(pattern: string, text: string): boolean {
  const literal = pattern.replaceAll(/[\\^$.+()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(text);
}

import * as z from 'zod';

/** An object whose members the schema of another endpoint reads. A record ignores a member named `__proto__`, so it is refused before. */
export const innerMembers = () => z.preprocess(refusePrototype, z.record(z.string(), z.unknown()));

function refusePrototype(sent: unknown, context: z.core.$RefinementCtx): unknown {
  if (typeof sent === 'object' && sent !== null && Object.hasOwn(sent, '__proto__'))
    context.addIssue({ code: 'unrecognized_keys', keys: ['__proto__'], input: { ...sent } });
  return sent;
}

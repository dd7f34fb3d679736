import type { z } from 'zod';

/**
 * Lets a check across members of an object run whenever the members it reads are sound, whatever is wrong elsewhere.
 *
 * Left to itself zod skips such a check after some faults, so that not all are found at once, and runs it after others,
 * on members that were never parsed.
 */
export function refineWhenValid(...members: readonly string[]): z.core.$ZodSuperRefineParams {
  const spoils = ({ code, path = [] }: z.core.$ZodRawIssue): boolean => {
    const [member] = path;
    return member === undefined ? code !== 'unrecognized_keys' : members.includes(String(member));
  };
  return { when: ({ issues }) => !issues.some(spoils) };
}

import type { z } from 'zod';

/**
 * Options that run a check across members of an object whenever the members it reads are valid, regardless of issues
 * elsewhere.
 *
 * By default zod skips such a check after some issues, so that a response does not list all of them, and runs it after
 * others on members that were never parsed.
 */
export function refineWhenValid(...members: readonly string[]): z.core.$ZodSuperRefineParams {
  const spoils = ({ code, path = [] }: z.core.$ZodRawIssue): boolean => {
    const [member] = path;
    return member === undefined ? code !== 'unrecognized_keys' : members.includes(String(member));
  };
  return { when: ({ issues }) => !issues.some(spoils) };
}

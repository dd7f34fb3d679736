import { FLAT_MEMBERS } from './birth-members.ts';
import { findMemberName, listAliases, type Shape, toSnakeCase } from './member-names.ts';

/**
 * The names of members that an object takes: those of its schema, their other names and, where it has exactly one
 * subject, the members of a flat birth, in the order in which they are to be suggested.
 *
 * @param shape members of the schema
 */
export const listAcceptedNames = (shape: Shape): readonly string[] => [
  ...Object.keys(shape),
  ...Object.keys(shape).flatMap((name) => listAliases(name, shape)),
  ...listFlatNames(shape),
];

/** The members of a flat birth that a body takes in place of its `subject`; empty for other objects. */
export const listFlatNames = (shape: Shape): readonly string[] =>
  Object.hasOwn(shape, 'subject') ? FLAT_MEMBERS.filter((name) => isFlatMember(name, shape)) : [];

/** True for a member of a flat birth, where the body has no member of that name. */
export const isFlatMember = (name: string, shape: Shape): boolean =>
  !findMemberName(name, shape) && FLAT_MEMBERS.includes(toSnakeCase(name));

import type { FormContext } from './input-form.ts';
import { isNull, isSameValue, listMembers, type Sourced, toPlainValue, withMembers } from './sourced.ts';

/** Members of an object that is being put into canonical form. */
export type Members = Map<string, Sourced>;

/** The members that a schema has. */
export type Shape = Readonly<Record<string, unknown>>;

/** Pairs of names for the same member; a schema has one of them and takes the other too. */
const NAME_PAIRS = [
  ['lat', 'latitude'],
  ['lng', 'longitude'],
  ['datetime', 'birth_datetime'],
  ['zodiac', 'zodiac_type'],
  ['iso_string', 'iso'],
] as const;

const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  NAME_PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
);

/** The schema's name for a member that was sent; undefined for one that it does not have. */
export function findMemberName(name: string, shape: Shape): string | undefined {
  if (Object.hasOwn(shape, name)) return name;
  const other = OTHER_NAMES.get(name);
  return other !== undefined && Object.hasOwn(shape, other) ? other : undefined;
}

/** The member that states a value under one of its names; null states none. */
export function findStated(members: Members, name: string): Sourced | undefined {
  const sent = [members.get(name), members.get(OTHER_NAMES.get(name) ?? name)];
  return sent.find((member) => member !== undefined && !isNull(member));
}

/** Gives members the names that the schema has for them. */
export function renameMembers(members: Members, shape: Shape, context: FormContext): Members {
  const renamed: Members = new Map();
  for (const [name, member] of members) {
    putMember(renamed, findMemberName(name, shape) ?? name, { member, context });
  }
  return renamed;
}

/** A member to add, and what receives the issue of a contradiction. */
interface AddedMember {
  readonly member: Sourced;
  readonly context: FormContext;
}

/** Adds a member. Where it is there already, both must have the same value. */
export function putMember(members: Members, name: string, { member, context }: AddedMember): void {
  const other = members.get(name);
  if (!other || isNull(other)) {
    members.set(name, member);
    return;
  }
  const stated = toPlainValue(other);
  if (isNull(member) || isSameValue(toPlainValue(member), stated)) return;
  const message = `says something else than ${other.from.join('.')}; send one of them`;
  context.refuse({ from: member.from, message, ...(typeof stated !== 'object' && { example: stated }) });
}

/** Members to move, and the object that receives them. */
interface Move {
  readonly names: readonly string[];
  readonly target: string;
  /** The object that the members come from, in whose place a new target stands. */
  readonly sent: Sourced;
  readonly context: FormContext;
  /** How a target that is no object is read; default: it stays, and so do the members. */
  listTargetMembers?(target: Sourced): Members | undefined;
}

/** Moves members of an object into an object inside it. */
export function moveMembers(members: Members, move: Move): Members {
  const { names, target, sent, context, listTargetMembers = listMembers } = move;
  const loose = names.filter((name) => members.has(name));
  const existing = findStated(members, target);
  const inner = existing ? listTargetMembers(existing) : new Map<string, Sourced>();
  if (loose.length === 0 || !inner) return members;
  const moved: Members = new Map(members);
  for (const name of loose) {
    moved.delete(name);
    putMember(inner, name, { member: members.get(name) ?? sent, context });
  }
  return moved.set(target, withMembers(existing ?? sent, inner));
}

/** Gives an ayanamsa that is an object the name that the schema has for it. */
export function renameUserAyanamsa(members: Members, shape: Shape, context: FormContext): void {
  const sent = members.get('ayanamsa');
  const isObject =
    sent !== undefined && typeof sent.value === 'object' && sent.value !== null && !Array.isArray(sent.value);
  if (!isObject || !Object.hasOwn(shape, 'user_ayanamsa')) return;
  members.delete('ayanamsa');
  putMember(members, 'user_ayanamsa', { member: sent, context });
}

/** Gives a list of objects its object set: `objects` is read only where the set is `custom`. */
export function completeObjectSet(members: Members, shape: Shape): void {
  const objects = members.get('objects');
  const takesSets = Object.hasOwn(shape, 'object_set') && Object.hasOwn(shape, 'objects');
  if (!takesSets || !objects || objects.value === null || members.has('object_set')) return;
  members.set('object_set', { value: 'custom', from: objects.from });
}

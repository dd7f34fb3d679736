import type { FormContext } from './input-form.ts';
import { isNull, isSameValue, listMembers, type Sourced, toPlainValue, withMembers } from './sourced.ts';

/** Members of an object that is being put into canonical form. */
export type Members = Map<string, Sourced>;

/** The members that a schema has. */
export type Shape = Readonly<Record<string, unknown>>;

/** Names of one member; a schema has one of them and takes the others too. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['latitude', 'lat'],
  ['longitude', 'lng', 'lon', 'long'],
  ['birth_datetime', 'datetime', 'date_time'],
  ['birth_time_known', 'time_known'],
  ['timezone', 'tz', 'tz_str', 'timezone_str', 'timezone_name'],
  ['zodiac_type', 'zodiac'],
  ['ayanamsa', 'ayanamsha', 'sidereal_mode', 'sidereal_ayanamsa'],
  ['house_system', 'houses_system', 'house_system_identifier', 'houses_system_identifier'],
  ['coordinate_system', 'perspective_type'],
  ['iso', 'iso_string'],
  ['subject', 'first_subject', 'natal', 'birth_data'],
  ['subject_a', 'subject1', 'subject_1', 'person1', 'person_1', 'first_subject'],
  ['subject_b', 'subject2', 'subject_2', 'person2', 'person_2', 'second_subject'],
];

const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(SYNONYMS.flat())].map((name) => [name, SYNONYMS.filter((group) => group.includes(name)).flat()]),
);

const listOtherNames = (name: string): readonly string[] => OTHER_NAMES.get(name) ?? [];

/** A name in the spelling of the schemas: `birthDate` is `birth_date`. */
export const toSnakeCase = (name: string): string =>
  CAPITAL.test(name) ? name.replace(/(?<=[a-z\d])[A-Z]/g, '_$&').toLowerCase() : name;
const CAPITAL = /[A-Z]/;

/** The schema's name for a member that was sent; undefined for one that it does not have. */
export function findMemberName(name: string, shape: Shape): string | undefined {
  if (Object.hasOwn(shape, name)) return name;
  const plain = toSnakeCase(name);
  return Object.hasOwn(shape, plain) ? plain : OTHER_NAMES.get(plain)?.find((other) => Object.hasOwn(shape, other));
}

/** The names that a schema's member takes besides its own. @example listAliases('latitude', shape) // ['lat'] */
export const listAliases = (name: string, shape: Shape): readonly string[] =>
  [...new Set(listOtherNames(name))].filter((other) => other !== name && findMemberName(other, shape) === name);

/** The member that states a value under one of its names; null states none. */
export function findStated(members: Members, name: string): Sourced | undefined {
  const sent = [name, ...listOtherNames(name)].map((one) => members.get(one));
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
  const example = typeof stated === 'object' ? undefined : stated;
  refuseContradiction({ sent: member, other, context, example });
}

/** Two parts of a request that say one thing and differ. */
interface Contradiction {
  readonly sent: Sourced;
  readonly other: Sourced;
  readonly context: FormContext;
  /** The right value of the first one, if the second one is right. */
  readonly example?: unknown;
}

/** Refuses both parts of a contradiction. */
export function refuseContradiction({ sent, other, context, example }: Contradiction): void {
  const describe = (from: Sourced['from']) => `says something else than ${from.join('.')}; send one of them`;
  const message = describe(other.from);
  context.refuse({
    from: sent.from,
    message,
    ...(example !== undefined && { example }),
    suggestion: { value: null },
  });
  context.refuse({ from: other.from, message: describe(sent.from) });
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

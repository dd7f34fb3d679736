import type { FormContext } from './input-form.ts';
import { type Members, moveMembers, renameMembers, type Shape } from './member-names.ts';
import { listMembers, readText, type Sourced } from './sourced.ts';

const TIME_MEMBERS = [
  'iso',
  'iso_string',
  'year',
  'month',
  'day',
  'hour',
  'minute',
  'second',
  'julian_day',
  'calendar',
  'disambiguation',
  'time_basis',
  'local_practice',
];

const PLACE_MEMBERS = [
  'latitude',
  'longitude',
  'lat',
  'lng',
  'place',
  'country_code',
  'place_policy',
  'timezone',
  'elevation',
];

const SUBJECT_MEMBERS = ['name', 'birth_datetime', 'datetime', 'birth_location', 'birth_time_known'];

/** Members that a flat body has in place of a subject. */
export const FLAT_MEMBERS: readonly string[] = [...SUBJECT_MEMBERS, ...TIME_MEMBERS, ...PLACE_MEMBERS];

/** Names of the members with the time and the place of a birth. */
interface BirthNames {
  readonly time: string;
  readonly place: string;
}

/** An object with a birth, and the members that its schema has. */
interface BirthObject {
  readonly sent: Sourced;
  readonly shape: Shape;
  readonly context: FormContext;
}

/**
 * Puts loose members of a birth where the schema has them: `year`, `hour` … into its time, `latitude`, `timezone` …
 * into its place. A member that the schema itself has stays.
 */
export function nestBirthMembers(members: Members, { time, place }: BirthNames, birth: BirthObject): Members {
  const { shape, context } = birth;
  const isLoose = (name: string): boolean => !Object.hasOwn(shape, name);
  const renamed = Object.hasOwn(shape, 'datetime') ? members : renameMembers(members, { [time]: undefined }, context);
  const withTime = moveMembers(renamed, {
    ...birth,
    names: TIME_MEMBERS.filter(isLoose),
    target: time,
    listTargetMembers: listMembersOrText('iso'),
  });
  return moveMembers(withTime, {
    ...birth,
    names: PLACE_MEMBERS.filter(isLoose),
    target: place,
    listTargetMembers: listMembersOrText('place'),
  });
}

/** Reads a text in place of an object as one member of it. */
const listMembersOrText =
  (textMember: string) =>
  (sent: Sourced): Members | undefined =>
    readText(sent) !== undefined ? new Map([[textMember, sent]]) : listMembers(sent);

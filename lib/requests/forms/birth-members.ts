import type { FormContext } from './input-form.ts';
import { type Members, moveMembers, putMember, renameMembers, type Shape, toSnakeCase } from './member-names.ts';
import { listMembers, readText, type Sourced } from './sourced.ts';

/** Members of a moment by the names under which a birth may have them loose. */
const TIME_MEMBERS = {
  ...{ iso: 'iso', iso_string: 'iso', year: 'year', month: 'month', day: 'day' },
  ...{ hour: 'hour', hours: 'hour', minute: 'minute', min: 'minute', minutes: 'minute' },
  ...{ second: 'second', sec: 'second', seconds: 'second', julian_day: 'julian_day' },
  ...{ date: 'date', birth_date: 'date', birthdate: 'date', date_of_birth: 'date', dob: 'date' },
  ...{ time: 'time', birth_time: 'time', time_of_birth: 'time', tob: 'time' },
  ...{ calendar: 'calendar', disambiguation: 'disambiguation' },
  ...{ time_basis: 'time_basis', local_practice: 'local_practice' },
} as const;

/** Members of a place by the names under which a birth may have them loose. */
const PLACE_MEMBERS = {
  ...{ latitude: 'latitude', lat: 'latitude' },
  ...{ longitude: 'longitude', lng: 'longitude', lon: 'longitude', long: 'longitude' },
  ...{ place: 'place', city: 'city', town: 'city', state: 'state', region: 'state', province: 'state' },
  ...{ country: 'country', nation: 'country', country_code: 'country_code', place_policy: 'place_policy' },
  ...{ timezone: 'timezone', tz: 'timezone', tz_str: 'timezone', timezone_str: 'timezone', timezone_name: 'timezone' },
  ...{ iana_name: 'timezone', tzone: 'timezone', timezone_offset: 'timezone', elevation: 'elevation' },
} as const;

/** Names of the whole moment and the whole place. */
const WHOLE_MEMBERS = {
  time: ['birth_datetime', 'datetime', 'date_time'],
  place: ['birth_location', 'location', 'birth_place', 'birthplace', 'place_of_birth'],
} as const;

const toNames = (names: readonly string[], target: string) => Object.fromEntries(names.map((name) => [name, target]));

/** Members that a flat body has in place of a subject, with the names that a subject, a moment and a place have for them. */
export const FLAT_MEMBER_NAMES: Readonly<Record<string, string>> = {
  ...toNames(['name'], 'name'),
  ...toNames(['birth_time_known', 'time_known'], 'birth_time_known'),
  ...toNames(WHOLE_MEMBERS.time, 'birth_datetime'),
  ...toNames(WHOLE_MEMBERS.place, 'birth_location'),
  ...TIME_MEMBERS,
  ...PLACE_MEMBERS,
};

/** Members that a flat body has in place of a subject. */
export const FLAT_MEMBERS: readonly string[] = Object.keys(FLAT_MEMBER_NAMES);

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
  const wholeNames = { ...toNames(WHOLE_MEMBERS.time, time), ...toNames(WHOLE_MEMBERS.place, place) };
  const renamed = renameLoose(members, { ...wholeNames, ...TIME_MEMBERS, ...PLACE_MEMBERS }, birth);
  const isLoose = (name: string): boolean => !Object.hasOwn(birth.shape, name);
  const withTime = moveMembers(renamed, {
    ...birth,
    names: [...new Set(Object.values(TIME_MEMBERS))].filter(isLoose),
    target: time,
    listTargetMembers: listMembersOrText('iso'),
  });
  return moveMembers(withTime, {
    ...birth,
    names: [...new Set(Object.values(PLACE_MEMBERS))].filter(isLoose),
    target: place,
    listTargetMembers: listMembersOrText('place'),
  });
}

/** Gives loose members the names that moments and places have for them. */
function renameLoose(
  members: Members,
  names: Readonly<Record<string, string>>,
  { shape, context }: BirthObject,
): Members {
  const renamed: Members = new Map();
  for (const [name, member] of renameMembers(members, shape, context)) {
    const plain = toSnakeCase(name);
    const isOwn = Object.hasOwn(shape, name) || !Object.hasOwn(names, plain);
    putMember(renamed, isOwn ? name : (names[plain] ?? name), { member, context });
  }
  return renamed;
}

/** Reads a text in place of an object as one member of it. */
const listMembersOrText =
  (textMember: string) =>
  (sent: Sourced): Members | undefined =>
    readText(sent) !== undefined ? new Map([[textMember, sent]]) : listMembers(sent);

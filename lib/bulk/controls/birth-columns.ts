import { FLAT_MEMBER_NAMES } from '../../requests/forms/birth-members.ts';
import { toSnakeCase } from '../../requests/forms/member-names.ts';

/** What control births exchange. */
export const EXCHANGED_PARTS = ['time', 'date', 'place'] as const;
export type ExchangedPart = (typeof EXCHANGED_PARTS)[number];

/** What a column of births says: a part of the birth, the whole moment in one cell, or nothing that is exchanged. */
export type ColumnRole = ExchangedPart | 'moment' | 'instant' | 'other';

/** Which part of a birth each of its members belongs to. Whether local practice counts is a choice, and stays with its record. */
const ROLES: Readonly<Record<string, ColumnRole>> = {
  ...{ birth_datetime: 'moment', iso: 'moment', julian_day: 'instant' },
  ...{ date: 'date', year: 'date', month: 'date', day: 'date', calendar: 'date' },
  ...{ time: 'time', hour: 'time', minute: 'time', second: 'time', birth_time_known: 'time' },
  ...{ time_basis: 'time', disambiguation: 'time' },
  ...{ birth_location: 'place', latitude: 'place', longitude: 'place', elevation: 'place', timezone: 'place' },
  ...{ place: 'place', city: 'place', state: 'place', country: 'place', country_code: 'place', place_policy: 'place' },
};

/** A column of births. */
export interface BirthColumn {
  readonly role: ColumnRole;
  /** Member of a birth, such as `latitude` for a column `lat` or `subject.birth_location.latitude.decimal`. */
  readonly member: string;
}

/** Reads a name in the header: a member of a birth under any of its names, alone or as the end of a path. */
export function readColumn(header: string): BirthColumn {
  const parts = header.trim().split('.').map(toSnakeCase).reverse();
  const member = parts.map((part) => FLAT_MEMBER_NAMES[part]).find((name) => name !== undefined && name in ROLES) ?? '';
  return { role: ROLES[member] ?? 'other', member };
}

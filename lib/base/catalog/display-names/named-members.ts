import type { LanguageNames } from '../languages/texts.ts';
import { nameAsteroid } from '../minor-planets.ts';

type NameTable = Readonly<Record<string, string>>;

/** The tables that hold the names of each kind of id; the first one that has the id names it. */
const TABLES = {
  point: ({ points }) => [points],
  sign: ({ signs }) => [signs],
  aspect: ({ aspects }) => [aspects],
  house_system: ({ houseSystems }) => [houseSystems],
  motion: ({ motions }) => [motions],
  element: ({ elements }) => [elements],
  modality: ({ modalities }) => [modalities],
  phase: ({ phases }) => [phases],
  technique: ({ techniques }) => [techniques],
  zodiac: ({ zodiacs }) => [zodiacs],
  type: ({ events, patterns, shapes, aspects, motions }) => [events, patterns, shapes, aspects, motions],
  cataloged: ({ points, aspects }) => [points, aspects],
  nakshatra: ({ sanskrit }) => (sanskrit ? [sanskrit.nakshatras] : []),
  tithi: ({ sanskrit }) => (sanskrit ? [sanskrit.tithis, sanskrit.pakshas] : []),
  yoga: ({ sanskrit }) => (sanskrit ? [sanskrit.yogas] : []),
  karana: ({ sanskrit }) => (sanskrit ? [sanskrit.karanas] : []),
  vara: ({ sanskrit }) => (sanskrit ? [sanskrit.varas] : []),
  masa: ({ sanskrit }) => (sanskrit ? [sanskrit.masas] : []),
  season: ({ sanskrit }) => (sanskrit ? [sanskrit.ayanas, sanskrit.ritus] : []),
} as const satisfies Record<string, (names: LanguageNames) => readonly NameTable[]>;

/** What the value of a member is the id of. */
type NameKind = keyof typeof TABLES;

/** Members whose strings, or lists of strings, are ids with names. A value that is no such id gets no name. */
const MEMBER_KINDS: Readonly<Record<NameKind, readonly string[]>> = {
  point: [
    ...['a', 'b', 'c', 'd', 'apex', 'tail', 'bodies', 'body', 'cusp_ruler', 'day_ruler', 'final_dispositors', 'from'],
    ...['lord', 'major_lord', 'members', 'modern', 'natal_bodies', 'natal_planet', 'natal_point', 'object', 'object1'],
    ...['object2', 'occupying_planets', 'of', 'pair', 'pattern_bodies', 'planet', 'planet1', 'planet2', 'point'],
    ...['progressed_point', 'promissor', 'ruler', 'significator', 'star_lord', 'sub_lord', 'sub_sub_lord'],
    ...['target_point', 'to', 'traditional', 'transiting_planet', 'whole_sign_ruler', 'owner', 'occupants'],
    ...['in_stars_of_occupants', 'in_stars_of_owner', 'ascendant_star_lord', 'ascendant_sign_lord', 'moon_star_lord'],
    ...['moon_sign_lord', 'day_lord'],
    ...['benefics', 'contributors', 'vanquished', 'victor'],
  ],
  sign: [
    ...['sign', 'signs', 'in_sign', 'from_sign', 'to_sign', 'next_sign', 'first_sign', 'fortune_sign', 'lord_sign'],
    ...['lot_sign', 'own_sign', 'planet2_sign', 'where'],
  ],
  aspect: ['aspect'],
  house_system: ['house_system', 'house_system_used'],
  motion: ['motion', 'station'],
  element: ['element'],
  modality: ['modality'],
  phase: ['phase'],
  technique: ['system'],
  zodiac: ['zodiac_type'],
  type: ['type', 'contained_in'],
  cataloged: [],
  nakshatra: ['nakshatra'],
  tithi: ['tithi', 'paksha'],
  yoga: ['yoga'],
  karana: ['karana'],
  vara: ['vara'],
  masa: ['masa', 'amanta', 'purnimanta', 'suppressed'],
  season: ['ayana', 'ritu'],
};

const KIND_OF_MEMBER: ReadonlyMap<string, NameKind> = new Map(
  Object.entries(MEMBER_KINDS).flatMap(([kind, members]) => members.map((member) => [member, kind as NameKind])),
);

/** The kind of the ids that a member holds; undefined for a member without ids, or whose ids the language does not name. */
export function findKind(names: LanguageNames, member: string): NameKind | undefined {
  const kind = KIND_OF_MEMBER.get(member);
  return kind && TABLES[kind](names).length > 0 ? kind : undefined;
}

/** Member of answers with a body to send, which stays as requests have it. */
export const REQUEST_MEMBER = 'request';

/** Members that identify the record they stand in, which gets a name of its own. */
export const IDENTIFYING_MEMBERS: Readonly<Record<string, NameKind>> = {
  id: 'cataloged',
  canonical_name: 'point',
  code: 'house_system',
};

/** The kind of the ids in a column of rows, whose records have no names of members. */
export const findColumnKind = (names: LanguageNames, column: string): NameKind | undefined =>
  IDENTIFYING_MEMBERS[column] ?? findKind(names, column);

/** The name of an id; undefined for an unknown one. */
export function translateId(names: LanguageNames, kind: NameKind, id: string): string | undefined {
  const tables: readonly NameTable[] = TABLES[kind](names);
  return tables.find((table) => Object.hasOwn(table, id))?.[id] ?? nameAsteroid(id);
}

/** Members that hold one record of a Sanskrit term, or a list of them: the kind of its `name`. */
const TERM_PLACES: Readonly<Record<string, NameKind>> = {
  nakshatra: 'nakshatra',
  nakshatras: 'nakshatra',
  tithis: 'tithi',
  yogas: 'yoga',
  karanas: 'karana',
  vara: 'vara',
};

/** The kind of the name of a record of a Sanskrit term; undefined for another record. */
export const findTermKind = ({ key, map }: RecordPlace): NameKind | undefined => TERM_PLACES[key === '' ? map : key];

/** Members whose value is a map from ordinal numbers to houses. */
const HOUSE_MAPS: readonly string[] = ['houses', 'progressed_houses'];

const ORDINALS: readonly string[] = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
];

/** Where a record stands: its key, and the key of the map that holds it. */
export interface RecordPlace {
  readonly key: string;
  readonly map: string;
}

/** The name of a record that stands under the id of a point, or under the ordinal number of a house. */
export function nameByPlace(names: LanguageNames, { key, map }: RecordPlace): string | undefined {
  if (HOUSE_MAPS.includes(map)) {
    const index = ORDINALS.indexOf(key);
    return index < 0 ? undefined : names.house.replace('{}', String(index + 1));
  }
  return translateId(names, 'point', key);
}

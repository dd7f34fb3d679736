import { ASPECT_IDS, type AspectId } from '../../lib/base/catalog/aspects.ts';
import type { Entries } from './rows.ts';

/** Initial values of the birth, by the names of the elements of its form. A birth without a time has an unknown one. */
const INITIAL_BIRTH = {
  name: '',
  date: '',
  time: '',
  place: '',
  latitude: '',
  longitude: '',
  calendar: 'gregorian',
  zone: '',
  fold: 'compatible',
} as const;

/** Names of the fields with an own orb; empty for the default. */
export const ORB_NAMES = ASPECT_IDS.map((id) => `orb_${id}` as const);

const NO_OWN_ORBS = Object.fromEntries(ORB_NAMES.map((name) => [name, ''])) as Readonly<Record<`orb_${AspectId}`, ''>>;

/** Initial values of the birth form, by the names of its elements. */
export const INITIAL_ENTRIES = {
  ...INITIAL_BIRTH,
  houses: 'P',
  zodiac: 'tropical',
  objects: 'modern_plus_points',
  bodies: 'sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto',
  minor: '',
  ...NO_OWN_ORBS,
  language: 'en',
} as const;

type BirthName = keyof typeof INITIAL_BIRTH;
export const BIRTH_NAMES = Object.keys(INITIAL_BIRTH) as readonly BirthName[];

export type FieldName = keyof typeof INITIAL_ENTRIES;
export const FIELD_NAMES = Object.keys(INITIAL_ENTRIES) as readonly FieldName[];

/** Values of one birth. */
export type BirthEntries = Readonly<Record<BirthName, string>>;

/** The values of a birth whose names have a prefix in a form. */
export const selectBirth = (entries: Entries, prefix: string): BirthEntries =>
  Object.fromEntries(BIRTH_NAMES.map((name) => [name, entries[prefix + name] ?? ''])) as BirthEntries;

/** Values of the form. A ticked checkbox has the value `yes`. */
export type FormEntries = Readonly<Record<FieldName, string>>;

/** An example that is no person's birth, in a zone whose history before 1970 is wrong in most sources. */
export const EXAMPLE_ENTRIES: FormEntries = {
  ...INITIAL_ENTRIES,
  name: 'Oslo, summer 1945',
  date: '1945-07-01',
  time: '12:00',
  place: 'Oslo, Norway',
  latitude: '59.9139',
  longitude: '10.7522',
};

/** The sky of a minute over Greenwich, which the page shows before a birth is typed. */
export function toSkyBirth(now: Date): BirthEntries {
  const [date = '', time = ''] = now.toISOString().split('T');
  const place = { place: 'Greenwich, England', latitude: '51.4779', longitude: '0' };
  return { ...INITIAL_BIRTH, ...place, name: 'The sky now', date, time: `${time.slice(0, 5)}Z` };
}

/** The open panel of a link with the values of its form. */
export interface SharedPanel {
  readonly id: string;
  readonly entries: Readonly<Record<string, string>>;
}

const PANEL_PREFIX = 'panel.';

/**
 * Turns entries into the fragment of a link, which browsers do not send to servers. Initial values are omitted.
 *
 * @returns the fragment without `#`
 */
export function toFragment(entries: FormEntries, panel?: SharedPanel): string {
  const changed = FIELD_NAMES.filter((name) => entries[name] !== INITIAL_ENTRIES[name]);
  const parameters = new URLSearchParams(changed.map((name): [string, string] => [name, entries[name]]));
  if (panel) {
    parameters.set('panel', panel.id);
    for (const [name, value] of Object.entries(panel.entries)) parameters.set(PANEL_PREFIX + name, value);
  }
  return parameters.toString();
}

const MAX_LENGTH = 300;

/**
 * Parses the entries in the fragment of a link.
 *
 * @param fragment with or without `#`
 * @returns undefined for other fragments, such as the name of a heading
 */
export function parseFragment(fragment: string): FormEntries | undefined {
  const parameters = readParameters(fragment);
  return parameters.has('date') ? completeEntries(Object.fromEntries(parameters)) : undefined;
}

/** Parses the open panel in the fragment of a link; undefined without one. */
export function parseSharedPanel(fragment: string): SharedPanel | undefined {
  const parameters = readParameters(fragment);
  const id = parameters.get('panel');
  if (id === null) return undefined;
  const entries = [...parameters].flatMap(([name, value]) =>
    name.startsWith(PANEL_PREFIX) ? [[name.slice(PANEL_PREFIX.length), value.slice(0, MAX_LENGTH)]] : [],
  );
  return { id, entries: Object.fromEntries(entries) };
}

const readParameters = (fragment: string): URLSearchParams => new URLSearchParams(fragment.replace(/^#/, ''));

/**
 * Completes entries with initial values; other members are left out, and long texts are cut. Links and files of version
 * 0.1 have `unknown` beside a time that does not count.
 */
export function completeEntries(entries: Readonly<Record<string, string>>): FormEntries {
  const read = entries.unknown ? { ...entries, time: '' } : entries;
  const complete = FIELD_NAMES.map((name) => [name, (read[name] ?? INITIAL_ENTRIES[name]).slice(0, MAX_LENGTH)]);
  return Object.fromEntries(complete) as FormEntries;
}

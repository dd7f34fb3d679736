/** Initial values of the birth form, by the names of its elements. */
export const INITIAL_ENTRIES = {
  name: '',
  date: '',
  time: '',
  unknown: '',
  place: '',
  latitude: '',
  longitude: '',
  houses: 'P',
  zodiac: 'tropical',
  objects: 'modern_plus_points',
  minor: '',
  calendar: 'gregorian',
  zone: '',
  fold: 'compatible',
} as const;

export type FieldName = keyof typeof INITIAL_ENTRIES;
export const FIELD_NAMES = Object.keys(INITIAL_ENTRIES) as readonly FieldName[];

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

/**
 * Turns entries into the fragment of a link, which browsers do not send to servers. Initial values are omitted.
 *
 * @returns the fragment without `#`
 */
export function toFragment(entries: FormEntries): string {
  const changed = FIELD_NAMES.filter((name) => entries[name] !== INITIAL_ENTRIES[name]);
  return new URLSearchParams(changed.map((name): [string, string] => [name, entries[name]])).toString();
}

const MAX_LENGTH = 300;

/**
 * Parses the entries in the fragment of a link.
 *
 * @param fragment with or without `#`
 * @returns undefined for other fragments, such as the name of a heading
 */
export function parseFragment(fragment: string): FormEntries | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!parameters.has('date')) return undefined;
  const entries = FIELD_NAMES.map((name) => [
    name,
    (parameters.get(name) ?? INITIAL_ENTRIES[name]).slice(0, MAX_LENGTH),
  ]);
  return Object.fromEntries(entries) as FormEntries;
}

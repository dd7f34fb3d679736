/** The fields of the birth form, each with what it holds at first. Their names are those of the form's elements. */
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
  objects: 'modern_plus_chiron',
  minor: '',
  calendar: 'gregorian',
  zone: '',
  fold: 'compatible',
} as const;

export type FieldName = keyof typeof INITIAL_ENTRIES;
export const FIELD_NAMES = Object.keys(INITIAL_ENTRIES) as readonly FieldName[];

/** What stands in the form. A box that is ticked holds `yes`. */
export type FormEntries = Readonly<Record<FieldName, string>>;

/** A birth without a person, in a zone whose history before 1970 most sources have wrong. */
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
 * Entries as the part of a link behind `#`, which browsers keep to themselves. What is as at first is left out.
 *
 * @returns without the `#`
 */
export function toFragment(entries: FormEntries): string {
  const changed = FIELD_NAMES.filter((name) => entries[name] !== INITIAL_ENTRIES[name]);
  return new URLSearchParams(changed.map((name): [string, string] => [name, entries[name]])).toString();
}

const MAX_LENGTH = 300;

/**
 * Entries of a link.
 *
 * @param fragment with or without its `#`
 * @returns undefined where the fragment is none of ours, such as the name of a heading
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

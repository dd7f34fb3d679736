/** The controls of a form as rows of data; `fields.ts` draws them, and `form.ts` has their values. */

import { capitalize } from '../../lib/base/text.ts';

/** Values of a form by the names of its controls. A ticked checkbox has the value `yes`. */
export type Entries = Readonly<Record<string, string>>;

/** Values of a choice with their labels; what follows them is not shown. */
export type Options = readonly (readonly [value: string, label: string, ...further: unknown[]])[];

/** Ids as options, labeled by their names. */
export const listOptions = <Id extends string | number>(
  ids: readonly Id[],
  toLabel: (id: Id) => string = (id) => capitalize(String(id)),
): Options => ids.map((id) => [String(id), toLabel(id)]);

/** What controls with one name have. */
interface Named {
  readonly name: string;
  readonly label: string;
  /** A change draws the same answer anew and sends no request. */
  readonly isViewOnly?: boolean;
}

interface TextRow extends Named {
  readonly kind: 'text';
  readonly initial: string;
  readonly placeholder?: string;
  /** A text below the control. */
  readonly hint?: (entries: Entries) => string;
  /** Values that replace what was typed when the control loses the focus. */
  readonly tidy?: (entries: Entries) => Entries;
}

/** A row of a form. */
export type FormRow =
  | TextRow
  | (Named & { readonly kind: 'date'; readonly laterYears: number })
  | (Named & { readonly kind: 'choice'; readonly options: Options; readonly initial: string })
  | (Named & { readonly kind: 'chips'; readonly options: Options; readonly initial: readonly string[] })
  | (Named & { readonly kind: 'switch'; readonly isOn: boolean })
  | (Named & { readonly kind: 'slider'; readonly reach: number; readonly unit: string })
  /** Names are `place`, `latitude` and `longitude` after the prefix. */
  | { readonly kind: 'place'; readonly prefix: string; readonly label: string; readonly placeholder: string }
  /** Warnings about a birth, and the readings of its clock time to choose from. */
  | { readonly kind: 'clock'; readonly prefix: string }
  | { readonly kind: 'group'; readonly label: string; readonly isFolded?: boolean; readonly rows: readonly FormRow[] };

export type RowOf<Kind extends FormRow['kind']> = Extract<FormRow, { readonly kind: Kind }>;

export const textRow = (name: string, label: string, further: Partial<TextRow> = {}): FormRow => {
  return { kind: 'text', name, label, initial: '', ...further };
};

/** It opens with the current date. @param laterYears that many years later */
export const date = (name: string, label: string, laterYears = 0): FormRow => {
  return { kind: 'date', name, label, laterYears };
};

/** The first option is chosen at first, unless another is named. */
export const choiceRow = (
  name: string,
  label: string,
  options: Options,
  { initial = options[0]?.[0] ?? '', isViewOnly = false } = {},
): FormRow => ({ kind: 'choice', name, label, options, initial, isViewOnly });

export const chips = (name: string, label: string, options: Options, initial: readonly string[]): FormRow => {
  return { kind: 'chips', name, label, options, initial };
};

export const toggle = (name: string, label: string, { isOn = false, isViewOnly = false } = {}): FormRow => {
  return { kind: 'switch', name, label, isOn, isViewOnly };
};

/** @param reach most steps to either side */
export const slider = (name: string, label: string, reach: number, unit: string): FormRow => {
  return { kind: 'slider', name, label, reach, unit };
};

export const place = (prefix: string, label: string, placeholder = 'as at birth'): FormRow => {
  return { kind: 'place', prefix, label, placeholder };
};

/** All rows, those in groups too, without the groups. */
export const listRows = (rows: readonly FormRow[]): readonly Exclude<FormRow, RowOf<'group'>>[] =>
  rows.flatMap((row) => (row.kind === 'group' ? listRows(row.rows) : [row]));

/** Whether a change of a row draws the same answer anew. */
export const isViewOnly = (row: FormRow): boolean => 'isViewOnly' in row && row.isViewOnly === true;

/** Names of all values of a row. */
export function listNames(row: FormRow): readonly string[] {
  if (row.kind === 'place') return ['place', 'latitude', 'longitude'].map((name) => row.prefix + name);
  return 'name' in row ? [row.name] : [];
}

/** The values with which a form opens. */
export const readInitialEntries = (rows: readonly FormRow[], now = new Date()): Entries =>
  Object.fromEntries(
    listRows(rows).flatMap((row) => listNames(row).map((name) => [name, readInitial(row, now)] as const)),
  );

function readInitial(row: FormRow, now: Date): string {
  if (row.kind === 'chips') return row.initial.join(',');
  if (row.kind === 'switch') return row.isOn ? 'yes' : '';
  if (row.kind === 'slider') return '0';
  if (row.kind === 'date') return toDay(now, row.laterYears);
  return 'initial' in row ? row.initial : '';
}

function toDay(now: Date, laterYears: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() + laterYears);
  return day.toISOString().slice(0, 10);
}

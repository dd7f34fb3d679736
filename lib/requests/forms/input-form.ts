import type { z } from 'zod';
import type { PlaceMatch, PlaceRequest } from '../../astro/clock/places/named-place.ts';
import type { ErrorCode } from '../../base/errors/catalog.ts';
import type { ValidationIssue } from '../../base/errors/problem.ts';
import type { Path, Sourced } from './sourced.ts';

/** One fault of the form of a request, found before its schema is applied. */
export interface FormIssue extends Omit<ValidationIssue, 'location' | 'value' | 'suggestion'> {
  /** The value that is probably meant in its place; null: none. */
  readonly suggestion?: { readonly value: unknown };
  /** Where it stands in the request that was sent. */
  readonly from: Path;
  readonly code?: ErrorCode;
}

/** Why there is no place for a name. */
export interface PlaceFault {
  readonly fault: Omit<FormIssue, 'from'>;
}

/** What the reading of one form knows of its request. */
export interface FormContext {
  /** Time of arrival, which `{}` means for some moments. */
  readonly now: Date;
  refuse(issue: FormIssue): void;
  /**
   * The place that was found for a name.
   *
   * @returns undefined where it is still to be looked up, where the look-up refused it, and where no place near the
   *   coordinates has the name
   */
  findPlace(request: PlaceRequest, from: Path): PlaceMatch | undefined;
}

/**
 * What the text of a date means: an `instant` in UTC, a `day` at a place, or a `local` date or time on the clock of the
 * request.
 */
export type DateKind = 'instant' | 'day' | 'local';

/** How a schema is sent in other forms than its own. */
export interface InputForm {
  /** Turns any accepted form into the one of the schema; returns what it does not know unchanged. */
  read(sent: Sourced, context: FormContext): Sourced;
  /**
   * The value that {@link read} gives, for those forms that need nothing but the value.
   *
   * @returns undefined for any other form, also one that is refused
   */
  readPlainly?(value: unknown): unknown;
  /** Present where the value is a date that may be relative. */
  readonly dateKind?: DateKind;
}

type Schema = z.core.$ZodType;

const FORMS = new WeakMap<Schema, InputForm>();
const ITEMS = new WeakMap<Schema, Schema>();

/** Gives a schema its accepted forms. Copies that `.meta()` makes of the schema have them too. */
export function withInputForm<Annotated extends Schema>(schema: Annotated, form: InputForm): Annotated {
  FORMS.set(schema, form);
  return schema;
}

/** Gives a list the schema of its items where they are validated one by one elsewhere, so that a wrong one fails alone. */
export function withSeparateItems<Annotated extends Schema>(list: Annotated, item: Schema): Annotated {
  ITEMS.set(list, item);
  return list;
}

/** The forms of a schema, given with the schemas inside its wrappers. */
export const findInputForm = (layers: readonly Schema[]): InputForm | undefined => findEntry(FORMS, layers);

/** The schema of separate items, given with the wrappers of the list. */
export const findSeparateItem = (layers: readonly Schema[]): Schema | undefined => findEntry(ITEMS, layers);

function findEntry<Entry>(entries: WeakMap<Schema, Entry>, layers: readonly Schema[]): Entry | undefined {
  for (const layer of layers) {
    for (let schema: Schema | undefined = layer; schema; schema = schema._zod.parent) {
      const entry = entries.get(schema);
      if (entry !== undefined) return entry;
    }
  }
  return undefined;
}

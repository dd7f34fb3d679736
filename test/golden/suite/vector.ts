import { readdirSync, readFileSync } from 'node:fs';

/** What differences are counted in. Angles are degrees in `input` and `expected`, whatever their tolerance is counted in. */
export type ToleranceUnit = 'arcsec' | 'arcmin' | 'deg' | 's' | 'min' | 'h' | 'km' | 'au' | 'percent' | 'years' | '';

/** How far a value may be from the published one. */
export interface Tolerance {
  readonly value: number;
  readonly unit: ToleranceUnit;
}

/** A moment with the place where it is looked at. */
export interface MomentAtPlace {
  readonly moment: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What is asked. Each technique has some of the members; `vectors/README.md` lists them. */
export interface Input extends MomentAtPlace {
  readonly moment_tt?: string;
  readonly local: string;
  readonly timezone: string;
  readonly date: string;
  readonly from_jd?: number;
  readonly to_jd: number;
  readonly delta_t_seconds: number;
  readonly body: string;
  readonly phase?: string;
  readonly apsis: string;
  readonly motion: string;
  readonly side: string;
  readonly sign: string;
  readonly at: string;
  readonly birth: string;
  readonly place?: { readonly latitude: number; readonly longitude: number };
  readonly births: readonly [MomentAtPlace, MomentAtPlace];
  readonly retrograde_of?: readonly string[];
  readonly promissor: string;
  readonly significator: string;
}

/** Values by the names of their quantities: ISO 8601 moments, numbers, words, or lists of words. */
export type Values = Readonly<Record<string, unknown>>;

/** Where a value is published. */
export interface Source {
  readonly title: string;
  readonly edition: string;
  readonly page: string;
  readonly url: string | null;
}

/** A published result: what was asked, what is printed, how far off a right answer may be, and where it stands. */
export interface Vector {
  readonly id: string;
  readonly technique: string;
  readonly input: Input;
  readonly expected: Values;
  /** By quantity; a quantity without one must be equal. */
  readonly tolerance: Readonly<Record<string, Tolerance>>;
  readonly source: Source;
}

const FOLDER = new URL('../vectors/', import.meta.url);

/** Names of the techniques, in alphabetical order: one file each. */
export const TECHNIQUES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => file.replace('.jsonl', ''))
  .sort();

/** Reads the vectors of a technique, in the order of their file. */
export const readVectors = (technique: string): readonly Vector[] =>
  readFileSync(new URL(`${technique}.jsonl`, FOLDER), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

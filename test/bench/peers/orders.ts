import type { LongitudesDeg, Read, ReadWork } from './contestant.ts';
import type { WorkName } from './works.ts';

/** Who does the works, each in a process of its own: a file in `contestants`. */
export const CONTESTANTS = [
  'natal',
  'engine-alone',
  'caelus',
  'celestine',
  'circular-natal-horoscope',
  'astronomy-engine',
] as const;

export type ContestantName = (typeof CONTESTANTS)[number];

/** What the process of a contestant is told to do; indexes say which of the things that are asked. */
export type Order =
  | { readonly kind: 'turn'; readonly work: WorkName; readonly indexes: readonly number[] }
  | { readonly kind: 'read'; readonly work: ReadWork; readonly indexes: readonly number[] }
  | { readonly kind: 'longitudes'; readonly momentsJdUt: readonly number[] };

/** What it answers to each; an error is told as its message. */
export type Obeyed =
  | { readonly kind: 'ready'; readonly works: readonly WorkName[] }
  | { readonly kind: 'turn'; readonly microseconds: number }
  | { readonly kind: 'read'; readonly answers: readonly Read[ReadWork][] }
  | { readonly kind: 'longitudes'; readonly longitudesDeg: readonly LongitudesDeg[] }
  | { readonly kind: 'failed'; readonly message: string };

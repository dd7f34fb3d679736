import type * as z from 'zod';
import { CLOCK_KINDS } from './clock-kinds.ts';
import type { Kind } from './kind.ts';
import { PLACE_KINDS } from './place-kinds.ts';
import { SKY_KINDS } from './sky-kinds.ts';

const ROWS = { ...SKY_KINDS, ...PLACE_KINDS, ...CLOCK_KINDS };

export type KindName = keyof typeof ROWS;

/** Parameters of each kind of condition. */
export type KindParams = { readonly [Name in KindName]: z.output<(typeof ROWS)[Name]['schema']> };

/** Every kind of condition. */
export const KINDS: { readonly [Name in KindName]: Kind<KindParams[Name]> } = ROWS;
export const KIND_NAMES = Object.keys(ROWS) as readonly KindName[];

/** The schemas of all kinds, as optional members of one object. */
export const kindShape = Object.fromEntries(KIND_NAMES.map((name) => [name, ROWS[name].schema.optional()])) as {
  readonly [Name in KindName]: z.ZodOptional<(typeof ROWS)[Name]['schema']>;
};

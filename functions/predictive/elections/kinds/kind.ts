import type * as z from 'zod';
import type { Spans } from '../../../../lib/astro/timing/elections/intervals.ts';
import type { ElectionSearch } from '../election-search.ts';
import type { BodyRef } from './members.ts';

/** One kind of condition. */
export interface Kind<Params> {
  readonly schema: z.ZodType<Params>;
  /** What it depends on besides the sky: a place on the Earth. */
  readonly needsPlace?: boolean;
  /** Whether it depends on cusps or angles, which turn once a day. */
  readonly turnsDaily?: boolean;
  /** The bodies that it names, in order. */
  readonly bodiesOf?: (params: Params) => readonly BodyRef[];
  /** The time of a search in which it holds. A lord of a house is a planet already. */
  readonly find: (params: Params, search: ElectionSearch) => Spans;
  /** `Moon in Taurus or Cancer` */
  readonly describe: (params: Params) => string;
}

/** Infers the parameters of a kind from its schema. */
export const defineKind = <Schema extends z.ZodType>(
  kind: Omit<Kind<z.output<Schema>>, 'schema'> & { readonly schema: Schema },
) => kind;

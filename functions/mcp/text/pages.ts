import * as z from 'zod';

const LONGEST_CURSOR = 100;
const ENTRIES = { default: 15, maximum: 100 };

/** Arguments of a tool with a long answer. */
export const pageShape = {
  limit: z.int().min(1).max(ENTRIES.maximum).default(ENTRIES.default),
  cursor: z.string().max(LONGEST_CURSOR).optional(),
};

/** Values that lead to the next page. */
export const nextPageShape = { next_cursor: z.string().optional() };

/** A page of entries. */
export interface ShownPage {
  /** Entries of this page. */
  readonly shown: number;
  readonly total_count: number;
  readonly next_cursor?: string | undefined;
}

/** How many entries there are, and how to get the others. */
export const describePage = ({ shown, total_count, next_cursor }: ShownPage): string =>
  next_cursor === undefined
    ? `${shown} of ${total_count}.`
    : `${shown} of ${total_count}; for more repeat the call with cursor ${JSON.stringify(next_cursor)} and the same from and to.`;

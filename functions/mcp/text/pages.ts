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

interface Page {
  readonly total_count: number;
  readonly next_cursor?: string | undefined;
}

/** How many entries there are, and how to get the others. @param shown entries of this page */
export const describePage = ({ total_count, next_cursor }: Page, shown: number): readonly string[] => [
  next_cursor === undefined
    ? `${shown} of ${total_count}.`
    : `${shown} of ${total_count}; for more repeat the call with cursor ${JSON.stringify(next_cursor)} and the same from and to.`,
];

/** Values of {@link nextPageShape}. */
export const toPageValues = ({ next_cursor }: Page) => (next_cursor === undefined ? {} : { next_cursor });

import * as z from 'zod';
import type { ResultPage } from '../astro/motion/pagination.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { integer } from './members.ts';

const { minimum, maximum } = SIZES.page_items;
const LONGEST_CURSOR = 120;

/** Members of a request that choose one page of a long answer. */
export const pagingShape = {
  limit: z.int().min(minimum).max(maximum).default(maximum).meta({
    description: 'Maximum number of entries in one answer',
    example: 1000,
  }),
  cursor: z.string().max(LONGEST_CURSOR).optional().meta({
    description:
      '`next_cursor` of the previous answer, sent with an otherwise unchanged request; absent for the first page',
    example: '1000.5d41402abc4b2a76b9719d91',
  }),
};

/** Members of a response that is one page of a long answer. */
export const pagedShape = {
  total_count: integer('Number of entries of the whole search, on all pages', 37),
  next_cursor: z.string().optional().meta({
    description: 'Send this as `cursor` to get the next entries; absent on the last page',
    example: '1000.5d41402abc4b2a76b9719d91',
  }),
};

/** Shapes {@link pagedShape} from a page of results. */
export function toPagingMembers({ totalCount, nextCursor }: Omit<ResultPage<unknown>, 'items'>) {
  return { total_count: totalCount, ...(nextCursor !== undefined && { next_cursor: nextCursor }) };
}

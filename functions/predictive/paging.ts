import * as z from 'zod';
import { LIMITS } from '../../lib/catalog/limits.ts';

const { minimum, maximum } = LIMITS.page_items;
const LONGEST_CURSOR = 100;

/** Which part of a long answer is wanted. */
export const pagingShape = {
  limit: z.int().min(minimum).max(maximum).default(maximum).meta({
    description: 'Most entries of one answer',
    example: 1000,
  }),
  cursor: z.string().max(LONGEST_CURSOR).optional().meta({
    description: '`next_cursor` of the answer before, sent with the same request; absent for the first entries',
    example: '1000.5d41402abc4b2a76b9719d91',
  }),
};

/** Where a long answer goes on. */
export const pagedShape = {
  total_count: z.int().meta({ description: 'Entries of the whole search, on whichever page', example: 37 }),
  next_cursor: z.string().optional().meta({
    description: 'To be sent as `cursor` for the next entries; absent after the last',
    example: '1000.5d41402abc4b2a76b9719d91',
  }),
};

import type * as z from 'zod';
import type { TableAnswer } from './contract.ts';

export const tableFormats = {
  toTable: ({ columns_schema, rows }: z.output<typeof TableAnswer>) => ({ columns: columns_schema, rows }),
};

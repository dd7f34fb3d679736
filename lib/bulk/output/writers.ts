import type { OutputFormat } from '../task.ts';
import { writeParquet } from './parquet.ts';
import type { TableWriter } from './table.ts';
import { writeCsv, writeNdjson } from './text.ts';

export const TABLE_WRITERS: Readonly<Record<OutputFormat, TableWriter>> = {
  parquet: writeParquet,
  ndjson: writeNdjson,
  csv: writeCsv,
};

import type { ColumnValue } from '../column.ts';
import type { ColumnBuffer } from '../column-buffer.ts';
import type { TableWriter } from './table.ts';

/** One JSON object a line, with every column: a column of JSON as the value itself, an instant as ISO 8601. */
export const writeNdjson: TableWriter = (buffers, rows) => {
  const names = buffers.map(({ column }) => `${JSON.stringify(column.name)}:`);
  const writers = buffers.map(createCellWriter);
  return writeLines(rows, (row) => `{${writers.map((write, index) => names[index] + write(row, toJson)).join()}}`);
};

/** A header, then one line for each row; null is an empty cell. @source RFC 4180, with line feeds alone */
export const writeCsv: TableWriter = (buffers, rows) => {
  const writers = buffers.map(createCellWriter);
  const lines = writeLines(rows, (row) => writers.map((write) => write(row, toCell)).join());
  return Buffer.concat([Buffer.from(toCsvHeader(buffers)), lines]);
};

/** The header of a CSV, with its line end. */
export const toCsvHeader = (buffers: readonly Pick<ColumnBuffer, 'column'>[]): string =>
  `${buffers.map(({ column }) => column.name).join()}\n`;

type Write = (value: ColumnValue, isJson: boolean) => string;

function createCellWriter({ column, get }: ColumnBuffer): (row: number, write: Write) => string {
  if (column.type === 'timestamp') return (row, write) => write(toInstant(get(row)), false);
  return (row, write) => write(get(row), column.type === 'json');
}

const toInstant = (value: ColumnValue): string | null =>
  value === null ? null : new Date(Number(value)).toISOString();

const toJson: Write = (value, isJson) => (isJson && value !== null ? String(value) : JSON.stringify(value));

const NEEDS_QUOTES = /[",\r\n]/;

/** A cell of a CSV. */
export const toCell = (value: ColumnValue): string => {
  if (value === null) return '';
  const text = String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Lines that are made into bytes together: one string of a whole shard could be too long. */
const LINES_AT_ONCE = 1000;

function writeLines(rows: Int32Array, toLine: (row: number) => string): Buffer {
  const parts: Buffer[] = [];
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    const lines = Array.from(rows.subarray(from, from + LINES_AT_ONCE), (row) => `${toLine(row)}\n`);
    parts.push(Buffer.from(lines.join('')));
  }
  return Buffer.concat(parts);
}

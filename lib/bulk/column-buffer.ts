import type { BulkColumn, ColumnType, ColumnValue } from './column.ts';

/** Values of one column while its shard is calculated. */
export interface ColumnBuffer {
  readonly column: BulkColumn;
  set(row: number, value: ColumnValue): void;
  get(row: number): ColumnValue;
}

type Create = (column: BulkColumn, rows: number) => ColumnBuffer;

/** In place of null where values are whole numbers: below all that these columns have. */
const NO_INTEGER = -(2 ** 31);

const createIntegers: Create = (column, rows) => {
  const values = new Int32Array(rows).fill(NO_INTEGER);
  return {
    column,
    set: (row, value) => {
      values[row] = value === null ? NO_INTEGER : Number(value);
    },
    get: (row) => (values[row] === NO_INTEGER ? null : (values[row] as number)),
  };
};

const createNumbers: Create = (column, rows) => {
  const values = new Float64Array(rows).fill(Number.NaN);
  return {
    column,
    set: (row, value) => {
      values[row] = value === null ? Number.NaN : Number(value);
    },
    get: (row) => {
      const value = values[row] as number;
      return Number.isNaN(value) ? null : value;
    },
  };
};

const createAny: Create = (column, rows) => {
  const values = new Array<ColumnValue>(rows).fill(null);
  return {
    column,
    set: (row, value) => {
      values[row] = value;
    },
    get: (row) => values[row] as ColumnValue,
  };
};

const CREATORS: Readonly<Record<ColumnType, Create>> = {
  boolean: createAny,
  int8: createIntegers,
  int16: createIntegers,
  int32: createIntegers,
  double: createNumbers,
  timestamp: createNumbers,
  name: createAny,
  text: createAny,
  json: createAny,
};

/** Memory for the values of a column; all are null at first. */
export const createColumnBuffer: Create = (column, rows) => CREATORS[column.type](column, rows);

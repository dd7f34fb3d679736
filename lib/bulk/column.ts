/**
 * Type of the values of a column. `timestamp` is an instant, milliseconds of Unix time; `name` a text with few values, such as a sign, which
 * files hold as a dictionary; `json` a text that is a JSON value.
 */
export type ColumnType = 'boolean' | 'int8' | 'int16' | 'int32' | 'double' | 'timestamp' | 'name' | 'text' | 'json';

/** One column of a result, the same in Parquet, CSV and NDJSON. Every column may be null. */
export interface BulkColumn {
  /** Lower snake case. */
  readonly name: string;
  readonly type: ColumnType;
  /** Columns that are selected together by this name, such as `houses`. */
  readonly group: string;
  /** Such as `degrees` or `degrees per day`; undefined for values without one. */
  readonly unit?: string;
  /** One sentence, no full stop. */
  readonly description: string;
  /** Decimals of a `double`; undefined: as many as the number has. */
  readonly decimals?: number;
}

/** A value of a column: a number for the numeric types and for `timestamp`, a text for the others. */
export type ColumnValue = number | boolean | string | null;

/** Writes the values of one column. */
export type ColumnSetter = (row: number, value: ColumnValue) => void;

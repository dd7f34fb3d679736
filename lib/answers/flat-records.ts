type Scalar = string | number | boolean;

/** A column of a table of records. */
interface RecordColumn {
  /** Path of a member; dots lead into nested ones. */
  readonly name: string;
  /** The steps of the path. */
  readonly steps: readonly string[];
  /** Its name for people: `lunation number` for `details.lunation_number`. */
  readonly label: string;
}

/** Prepares columns for many records. */
export const toRecordColumns = (names: readonly string[]): readonly RecordColumn[] =>
  names.map((name) => ({ name, steps: name.split('.'), label: toLabel(name) }));

const toLabel = (name: string): string => name.replace(/^details\./, '').replaceAll(/[._]/g, ' ');

/**
 * Records as rows with one cell for each column. A list is one cell with spaces between its values. A cell is undefined
 * where the record has null or an empty list.
 */
export const flattenRecords = (columns: readonly RecordColumn[], records: readonly unknown[]) =>
  records.map((record) => columns.map((column) => readCell(record, column)));

/** Everything that a record has, one line for each column with a value: `lunation number: 1264`. */
export function describeRecord(columns: readonly RecordColumn[], record: unknown): string {
  const lines = columns.flatMap((column) => {
    const value = readCell(record, column);
    return value === undefined ? [] : [`${column.label}: ${value}`];
  });
  return lines.join('\n');
}

function readCell(record: unknown, { steps }: RecordColumn): Scalar | undefined {
  let value = record;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  if (Array.isArray(value)) return value.join(' ') || undefined;
  return isScalar(value) ? value : undefined;
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** An answer of an endpoint as rows for a language model. */
export type RowAnswer = Readonly<Record<string, unknown>>;

const SCHEMA_SUFFIX = '_schema';
/** What the runner says about every answer. */
const RUNNER_MEMBERS: readonly string[] = ['schema_version', 'handle', 'warnings'];

/**
 * The members of an answer, a line for each value and for each row, below one that names its columns.
 *
 * @example describeRows({ days_schema: ['date', 'tithi'], days: [['2013-01-18', 'Saptami']] })
 *   // ['days: date | tithi', '2013-01-18 | Saptami']
 */
export const describeRows = (answer: RowAnswer): readonly string[] =>
  Object.entries(answer).flatMap(([name, value]) => {
    if (name.endsWith(SCHEMA_SUFFIX) || RUNNER_MEMBERS.includes(name)) return [];
    if (!Array.isArray(value)) return [`${name}: ${formatCell(value)}`];
    const columns = answer[name + SCHEMA_SUFFIX];
    return [Array.isArray(columns) ? `${name}: ${formatRow(columns)}` : `${name}:`, ...value.map(formatRow)];
  });

const formatRow = (row: unknown): string => (Array.isArray(row) ? row.map(formatCell).join(' | ') : formatCell(row));

const formatCell = (cell: unknown): string =>
  typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell ?? '-');

/** One measured figure and what it may be at most. */
export interface Row {
  readonly name: string;
  /** Of the figures: `×`, `%`, `″`, nothing for an exponent; `µs`, `ms`, `kB`, `MB`. */
  readonly unit: string;
  /** The median, where there were several measurements. */
  readonly measured: number;
  /** What 95 of a hundred measurements stay under. */
  readonly p95?: number;
  /** Absent where the figure is only told. */
  readonly budget?: number;
}

const isMissed = ({ measured, budget }: Row): boolean => budget !== undefined && !(measured <= budget);

/** Rows whose figure exceeds its budget; one that could not be measured (NaN) does. */
export const missedBudgets = (rows: readonly Row[]): readonly Row[] => rows.filter(isMissed);

/** Units of what is the same on any machine. */
const OF_ANY_MACHINE: readonly string[] = ['×', '%', '″', ''];

/** Rows that hold on any machine, then those of this one; each in the order they came in. */
export function ratiosFirst(rows: readonly Row[]): readonly Row[] {
  const isOfAnyMachine = ({ unit }: Row): boolean => OF_ANY_MACHINE.includes(unit);
  return [...rows.filter(isOfAnyMachine), ...rows.filter((row) => !isOfAnyMachine(row))];
}

const HEADINGS = ['', 'measured', '95 %', 'budget', ''];

function figure(value: number | undefined, unit: string): string {
  if (value === undefined) return '';
  const digits = value < 0.1 ? value.toPrecision(2) : value.toFixed(value < 10 ? 2 : 0);
  return `${digits} ${unit}`.trimEnd();
}

function cellsOf(row: Row): string[] {
  const verdict = row.budget === undefined ? '' : isMissed(row) ? 'MISSED' : 'kept';
  const [measured, p95, budget] = [row.measured, row.p95, row.budget].map((value) => figure(value, row.unit));
  return [row.name, measured ?? '', p95 ?? '', budget ?? '', verdict];
}

/** The rows as text: names to the left, figures to the right. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const padded = lines.map((cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  return padded.map((cells) => cells.join('  ').trimEnd()).join('\n');
}

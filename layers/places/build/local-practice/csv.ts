/** A row of a table, with its line for messages. */
export interface CsvRow<Column extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** A cell and the mark after it: RFC 4180, section 2, with quotes only around a whole cell. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;

/**
 * Reads a table in the form of RFC 4180 with a header.
 *
 * @throws Error for other columns, or naming the line with too few, too many or half-quoted cells
 */
export function parseCsv<Column extends string>(text: string, columns: readonly Column[]): readonly CsvRow<Column>[] {
  const [header, ...rows] = splitRows(text.replaceAll('\r\n', '\n').trimEnd());
  if (header?.cells.join() !== columns.join()) {
    throw new Error(`line 1 has the columns ${header?.cells.join()}, expected ${columns.join()}`);
  }
  return rows.map(({ line, cells }) => {
    if (cells.length !== columns.length)
      throw new Error(`line ${line} has ${cells.length} cells, not ${columns.length}`);
    return { line, cells: nameCells(columns, cells) };
  });
}

function nameCells<Column extends string>(
  columns: readonly Column[],
  cells: readonly string[],
): Record<Column, string> {
  const named: Partial<Record<Column, string>> = {};
  columns.forEach((column, index) => {
    named[column] = cells[index]?.trim() ?? '';
  });
  return requireAll(named, columns);
}

function requireAll<Column extends string>(
  named: Partial<Record<Column, string>>,
  columns: readonly Column[],
): Record<Column, string> {
  const hasAll = (value: typeof named): value is Record<Column, string> => columns.every((column) => column in value);
  if (!hasAll(named)) throw new Error(`a row lacks one of ${columns.join()}`);
  return named;
}

function splitRows(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let [row, line]: [string[], number] = [[], 1];
  CELL.lastIndex = 0;
  for (;;) {
    const match = CELL.exec(text);
    if (match === null) throw new Error(`line ${line} has a quote within a cell`);
    const [, quoted, plain = '', mark] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (mark === ',') continue;
    rows.push({ line, cells: row });
    if (mark === '') return rows;
    line += row.join().split('\n').length;
    row = [];
  }
}

/** One record of a CSV file. */
export interface CsvRecord<Column extends string> {
  /** Line of the file at which it begins, from 1. */
  readonly line: number;
  /** Texts by column. */
  readonly cells: Readonly<Record<Column, string>>;
}

/** A cell and the sign after it. Quotes enclose a whole cell and are doubled within it. */
const CELL = /("(?:[^"]|"")*"|[^",\n]*)(,|\n|$)/y;

/**
 * Reads a CSV file whose first line has exactly these columns.
 *
 * @throws Error naming the line with other columns, too few or too many cells, or a stray quote
 * @source RFC 4180, section 2
 */
export function readCsv<Column extends string>(text: string, columns: readonly Column[]): readonly CsvRecord<Column>[] {
  const [header, ...rows] = splitRecords(text.replaceAll('\r\n', '\n').trimEnd());
  if (header?.cells.join() !== columns.join()) throw new Error(`line 1: the columns must be ${columns.join()}`);
  return rows.map(({ line, cells: texts }) => {
    const cells = Object.fromEntries(columns.map((column, index) => [column, texts[index]]));
    if (texts.length !== columns.length || !hasTexts(cells, columns))
      throw new Error(`line ${line}: ${texts.length} cells, not ${columns.length}`);
    return { line, cells };
  });
}

function hasTexts<Column extends string>(
  cells: Readonly<Record<string, string | undefined>>,
  columns: readonly Column[],
): cells is Readonly<Record<Column, string>> {
  return columns.every((column) => cells[column] !== undefined);
}

interface Cells {
  readonly line: number;
  readonly cells: string[];
}

function splitRecords(text: string): readonly Cells[] {
  const records: Cells[] = [];
  let current: Cells = { line: 1, cells: [] };
  let line = 1;
  for (CELL.lastIndex = 0; ; ) {
    const [match, cell = '', end] = CELL.exec(text) ?? [];
    if (match === undefined)
      throw new Error(`line ${line}: a quote within a cell must be doubled, and the cell quoted`);
    current.cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    line += match.split('\n').length - 1;
    if (end === ',') continue;
    records.push(current);
    if (end === '') return records;
    current = { line, cells: [] };
  }
}

/** One record of a CSV file. */
export interface CsvRecord {
  /** Line of the file at which it begins, from 1. */
  readonly line: number;
  /** Texts by column. */
  readonly cells: Readonly<Record<string, string>>;
}

/** A cell and the sign after it. Quotes enclose a whole cell and are doubled within it. */
const CELL = /("(?:[^"]|"")*"|[^",\n]*)(,|\n|$)/y;

/**
 * Reads a CSV file whose first line has exactly these columns.
 *
 * @throws Error naming the line with other columns or a stray quote
 * @source RFC 4180, section 2
 */
export function readCsv(text: string, columns: readonly string[]): readonly CsvRecord[] {
  const [header, ...rows] = splitRecords(text.replaceAll('\r\n', '\n').trimEnd());
  if (header?.cells.join() !== columns.join()) throw new Error(`line 1: the columns must be ${columns.join()}`);
  return rows.map(({ line, cells }) => {
    if (cells.length !== columns.length) throw new Error(`line ${line}: ${cells.length} cells, not ${columns.length}`);
    return { line, cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) };
  });
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

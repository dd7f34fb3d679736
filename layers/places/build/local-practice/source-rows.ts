import { readCsv } from '../../../build/csv.ts';

const COLUMNS = ['id', 'citation', 'url', 'license', 'how_seen'] as const;

/** A publication as `sources.csv` lists it. */
export type PracticeSourceRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** @throws Error naming the line of a source without id, citation, address, license or a note how it was seen */
export function readSourceRows(text: string): readonly PracticeSourceRow[] {
  const rows = readCsv(text, COLUMNS);
  for (const { line, cells } of rows) {
    const empty = COLUMNS.filter((column) => cells[column] === '');
    if (empty.length > 0) throw new Error(`sources.csv, line ${line}, ${cells.id}: ${empty.join(', ')} is empty`);
    if (!URL.canParse(cells.url) || !/^https?:/.test(cells.url)) {
      throw new Error(`sources.csv, line ${line}, ${cells.id}: "${cells.url}" is no address`);
    }
  }
  return rows.map(({ cells }) => cells);
}

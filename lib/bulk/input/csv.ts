import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter of a CSV: the one that its header has most of. Spreadsheets of many countries write semicolons. */
export function findDelimiter(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
}

/** The cells of one record, without the spaces around them. */
export function readCells(record: string, delimiter: string): readonly string[] {
  const cells = record.includes('"') ? readQuoted(record, delimiter) : record.split(delimiter);
  return cells.map((cell) => cell.trim());
}

function readQuoted(record: string, delimiter: string): readonly string[] {
  const { data } = Papa.parse<readonly string[]>(record, { delimiter, newline: '\n' });
  // A last line end of the record would begin another one.
  return data[0] ?? [];
}

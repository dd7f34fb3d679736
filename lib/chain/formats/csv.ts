import type { FlatTable } from '../../contract/answer-formats.ts';

const END_OF_RECORD = '\r\n';

/**
 * Formats a table as comma-separated values with a header.
 *
 * @source RFC 4180: records end with CRLF; cells with commas, quotes or line breaks are quoted, and quotes doubled
 */
export function formatCsv({ columns, rows }: FlatTable): string {
  return [columns, ...rows].map((cells) => cells.map(formatCell).join(',') + END_OF_RECORD).join('');
}

/**
 * First characters by which spreadsheet programs take a cell for a formula; the wide forms are those of Japanese
 * keyboards.
 *
 * @source OWASP Application Security Verification Standard 5.0, requirement 1.2.10: such text gets a single quote in front
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^\p{Cc}/u;

/** A date or an instant of a year before 0 or after 9999: it begins with a sign but is no formula. */
const SIGNED_DATE = /^[+-]\d{4,6}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d(?::\d\d)?)?)?$/;

const NEEDS_QUOTES = /[",\r\n]/;

/** Numbers are not text, so their minus signs stay as they are. */
function formatCell(cell: FlatTable['rows'][number][number]): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  if (FORMULA.test(cell) && !SIGNED_DATE.test(cell)) return quote(`'${cell}`);
  return NEEDS_QUOTES.test(cell) ? quote(cell) : cell;
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

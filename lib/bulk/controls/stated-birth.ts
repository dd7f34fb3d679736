import { isDateFault } from '../../requests/dates/written-date.ts';
import { parseMoment } from '../../requests/dates/written-moment.ts';
import type { IsoDateTime } from '../../requests/iso-datetime.ts';
import { type BirthColumn, EXCHANGED_PARTS, type ExchangedPart } from './birth-columns.ts';

/** A birth of an input, as far as its parts are exchanged or decide with which other births. */
export interface StatedBirth {
  readonly line: number;
  readonly id: string;
  readonly cells: readonly string[];
  /** Read from each cell with a whole moment or a date, by the number of its column. */
  readonly moments: ReadonlyMap<number, IsoDateTime>;
  readonly year: number | undefined;
  /** The cells of the place as one text. */
  readonly place: string;
  readonly has: Readonly<Record<ExchangedPart, boolean>>;
}

const NOT_KNOWN = /^(?:false|0|no)$/i;
const YEAR = /^[+-]?\d{1,6}$/;
/** The members that state a part by themselves; others complete it. */
const STATING: Readonly<Record<ExchangedPart, readonly string[]>> = {
  date: ['date', 'year'],
  time: ['time', 'hour'],
  place: ['birth_location', 'place', 'city', 'latitude'],
};

/** What is wrong with a cell of a birth. */
export interface CellFault {
  readonly column: number;
  readonly fault: 'form' | 'instant';
}

/** Reads the parts of a birth; a date whose day and month can be exchanged has a fault too. */
export function readRecordedBirth(
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  columns: readonly BirthColumn[],
  id: string,
): StatedBirth | CellFault {
  const moments = new Map<number, IsoDateTime>();
  for (const [column, { role, member }] of columns.entries()) {
    const text = cells[column]?.trim() ?? '';
    if (text === '' || (role !== 'moment' && member !== 'date')) continue;
    const moment = parseMoment(text);
    if (isDateFault(moment)) return { column, fault: 'form' };
    if (moment.offsetSeconds !== undefined) return { column, fault: 'instant' };
    moments.set(column, moment);
  }
  const stated = (members: readonly string[]): string | undefined =>
    cells.find((cell, column) => cell.trim() !== '' && members.includes(columns[column]?.member ?? ''));
  const isUnknown = NOT_KNOWN.test(stated(['birth_time_known'])?.trim() ?? '');
  const [moment] = moments.values();
  const year = stated(['year'])?.trim() ?? '';
  const [time, date, place] = EXCHANGED_PARTS.map((part) => stated(STATING[part]) !== undefined);
  return {
    line,
    id,
    cells,
    moments,
    year: moment?.civil.year ?? (YEAR.test(year) ? Number(year) : undefined),
    place: cells.filter((_, column) => columns[column]?.role === 'place').join('\n'),
    has: {
      time: !isUnknown && (time || [...moments.values()].some(({ hasTime }) => hasTime)) === true,
      date: date === true || moment !== undefined,
      place: place === true,
    },
  };
}

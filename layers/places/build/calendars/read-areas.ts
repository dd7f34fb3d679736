import * as z from 'zod';
import type { AreaPart, AreaRecord, CalendarTable } from '../../../../lib/adapters/places/calendars/table.ts';
import { CIVIL_CALENDARS } from '../../../../lib/astro/clock/civil-time/calendar-change.ts';
import { type CsvRecord, readCsv } from '../../../build/csv.ts';

const AREA_COLUMNS = [
  'area',
  'countries',
  'where',
  'name',
  'from',
  'last',
  'to',
  'first',
  'doubtful',
  'sources',
  'note',
] as const;

type AreaRow = CsvRecord<(typeof AREA_COLUMNS)[number]>;

const SourceCells = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  url: z.url(),
  license: z.string().min(1),
  how_seen: z.string().min(1),
});

/** Reads calendars.csv. @throws Error naming the line of a cell that cannot be read */
export function readAreas(text: string): readonly AreaRecord[] {
  const groups: AreaRow[][] = [];
  for (const row of readCsv(text, AREA_COLUMNS)) {
    const current = groups.at(-1);
    if (current?.[0]?.cells.area === row.cells.area) current.push(row);
    else groups.push([row]);
  }
  return groups.map(toArea);
}

/** Reads sources.csv: titles and addresses by id. @throws Error naming a line with an invalid cell or an id used before */
export function readCalendarSources(text: string): CalendarTable['sources'] {
  const sources = new Map<string, { readonly title: string; readonly url: string }>();
  for (const { line, cells } of readCsv(text, Object.keys(SourceCells.shape))) {
    const { success, data } = SourceCells.safeParse(cells);
    if (!success) throw new Error(`sources.csv, line ${line}: an empty cell or an address that is none`);
    if (sources.has(data.id)) throw new Error(`sources.csv, line ${line}: ${data.id} appears twice`);
    sources.set(data.id, { title: data.title, url: data.url });
  }
  return Object.fromEntries(sources);
}

const splitWords = (text: string): readonly string[] => text.split(' ').filter(Boolean);

function toArea(rows: readonly AreaRow[]): AreaRecord {
  const [first, ...others] = rows;
  if (!first) throw new Error('an area without rows');
  const { area, countries, where, name, sources, note } = first.cells;
  for (const { line, cells } of others) {
    if (cells.countries + cells.where + cells.name + cells.sources + cells.note !== '')
      throw new Error(`line ${line}: only the first row of ${area} has countries, where, name, sources and note`);
  }
  return {
    id: area,
    area: name,
    countries: splitWords(countries),
    ...(where !== '' && { part: readPart(first) }),
    changes: rows.map(readChange),
    doubts: rows.flatMap(readDoubts),
    sources: splitWords(sources),
    ...(note !== '' && { note }),
  };
}

/** `states:Uri|Zug` or `circle:50.938,6.957,12`, in degrees and kilometers. */
function readPart({ line, cells }: AreaRow): AreaPart {
  const [, kind, text = ''] = /^(states|circle):(.+)$/.exec(cells.where) ?? [];
  if (kind === 'states') return { states: text.split('|') };
  const numbers = text.split(',').map(Number);
  const [latitudeDeg = Number.NaN, longitudeDeg = Number.NaN, radiusKm = Number.NaN] = numbers;
  if (numbers.length !== 3 || !numbers.every(Number.isFinite))
    throw new Error(
      `line ${line}: where must be states:A|B or circle:latitude,longitude,kilometers, not ${cells.where}`,
    );
  return { latitudeDeg, longitudeDeg, radiusKm };
}

function readChange({ line, cells: { from, last, to, first } }: AreaRow): AreaRecord['changes'][number] {
  const before = CIVIL_CALENDARS.find((calendar) => calendar === from);
  const after = CIVIL_CALENDARS.find((calendar) => calendar === to);
  if (!before || !after || after === 'other') throw new Error(`line ${line}: unknown calendars ${from}, ${to}`);
  return {
    from: before,
    ...(last !== '' && { last: readWritten(last, line) }),
    to: after,
    first: readWritten(first, line),
  };
}

/** `1582-10-05/1625-12-31 /1800-01-01`: spans with both ends included; without the first date from the beginning. */
function readDoubts({ line, cells }: AreaRow): AreaRecord['doubts'] {
  return splitWords(cells.doubtful).map((span) => {
    const [from = '', until = '', ...rest] = span.split('/');
    if (rest.length > 0) throw new Error(`line ${line}: a doubtful span is from/until, not ${span}`);
    return { ...(from !== '' && { from: readWritten(from, line) }), until: readWritten(until, line) };
  });
}

function readWritten(text: string, line: number): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new Error(`line ${line}: "${text}" must be a date such as 1752-09-02`);
  return text;
}

import { readFileSync } from 'node:fs';
import { distance } from 'geokdbush';
import { parseCalendarDate } from '../../../astro/clock/civil-time/calendar.ts';
import type { CalendarHistory, Calendars } from '../../../astro/clock/civil-time/calendar-change.ts';
import type { Gazetteer, GazetteerPlace } from '../../../astro/clock/places/gazetteer.ts';
import type { ReadFile } from '../../layer-file.ts';
import { ANY_COUNTRY, type AreaPart, type AreaRecord, CalendarTable } from './table.ts';

/** Beyond this distance from every place on land, a point is in no country. */
const NEARBY_KM = 200;

interface CalendarsParts {
  /** Of layers/places/calendars.json. */
  readonly path: string;
  readonly nearest: Gazetteer['nearest'];
  /** Reads the file; by default without checking it. */
  readonly read?: ReadFile;
}

interface Area {
  readonly record: AreaRecord;
  readonly history: CalendarHistory;
}

/**
 * Creates the look-up of calendars. The file is read at the first look-up, as no date from 1930 on needs it.
 *
 * @returns an object whose methods throw when the file is missing or is not a {@link CalendarTable}
 */
export function createCalendars({ path, nearest, read = readFileSync }: CalendarsParts): Calendars {
  let table: ReturnType<typeof readTable> | undefined;
  const openTable = () => {
    table ??= readTable(path, read);
    return table;
  };
  return {
    get version() {
      return openTable().version;
    },
    historyAt(latitudeDeg, longitudeDeg) {
      const { areasOf, elsewhere } = openTable();
      const place = nearest(latitudeDeg, longitudeDeg, { withinKm: NEARBY_KM })?.place;
      const areas = areasOf.get(place?.country_code ?? ANY_COUNTRY) ?? [];
      const area = areas.find(({ record }) => holds(record.part, { latitudeDeg, longitudeDeg, place }));
      return (area ?? elsewhere).history;
    },
  };
}

function readTable(path: string, read: ReadFile) {
  const { version, areas: records, sources } = CalendarTable.parse(JSON.parse(read(path).toString('utf8')));
  const areas = records.map((record) => ({ record, history: toHistory(record, sources) }));
  const areasOf = new Map<string, Area[]>();
  for (const area of areas) {
    for (const country of area.record.countries) areasOf.set(country, [...(areasOf.get(country) ?? []), area]);
  }
  const elsewhere = areas.find(({ record }) => record.countries.includes(ANY_COUNTRY));
  if (!elsewhere) throw new RangeError(`${path} has no area for the other countries`);
  return { version, areasOf, elsewhere };
}

interface PlacedPoint {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** The nearest place. */
  readonly place: GazetteerPlace | undefined;
}

function holds(part: AreaPart | undefined, { latitudeDeg, longitudeDeg, place }: PlacedPoint): boolean {
  if (part === undefined) return true;
  if ('states' in part) return place?.state !== undefined && part.states.includes(place.state);
  return distance(longitudeDeg, latitudeDeg, part.longitudeDeg, part.latitudeDeg) <= part.radiusKm;
}

function toHistory(record: AreaRecord, sources: CalendarTable['sources']): CalendarHistory {
  const { id, area, changes, doubts, note } = record;
  return {
    id,
    area,
    changes: changes.map(({ from, last, to, first }) => {
      return {
        from,
        lastDate: last === undefined ? undefined : parseCalendarDate(last),
        to,
        firstDate: parseCalendarDate(first),
      };
    }),
    doubts: doubts.map(({ from, until }) => {
      return { from: from === undefined ? undefined : parseCalendarDate(from), until: parseCalendarDate(until) };
    }),
    sources: record.sources.map((key) => findSource(key, sources)),
    note,
  };
}

function findSource(key: string, sources: CalendarTable['sources']) {
  const source = sources[key];
  if (!source) throw new RangeError(`the calendar table has no source ${key}`);
  return source;
}

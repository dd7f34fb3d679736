import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaRecord, CalendarTable } from '../../../lib/adapters/places/calendars/table.ts';
import { readGazetteerFile } from '../../../lib/adapters/places/gazetteer/file.ts';
import { createPlaceReader } from '../../../lib/adapters/places/gazetteer/place-rows.ts';
import { sha256 } from '../../build/digest.ts';
import { listExamples, readJson, type Update, type UpdateRequest } from '../../build/update.ts';
import { listTableFaults, type StatesByCountry } from './calendars/check-areas.ts';
import { readAreas, readCalendarSources } from './calendars/read-areas.ts';
import { updateManifest } from './manifest.ts';

const FILE = 'places/calendars.json';
const AREAS = 'places/calendars/calendars.csv';
const SOURCES = 'places/calendars/sources.csv';

/** Prepares the table of civil calendars from its CSV files. @throws Error naming every fault of them */
export function prepareCalendars({ layers, from }: UpdateRequest): Update {
  if (from !== undefined) throw new Error('calendars are made from layers/places/calendars; leave out --from');
  const [areas = '', sources = ''] = [AREAS, SOURCES].map((path) => readFileSync(join(layers, path), 'utf8'));
  const version = sha256(areas + sources).slice(0, 12);
  const table: CalendarTable = {
    format: 1,
    version,
    sources: readCalendarSources(sources),
    areas: readAreas(areas),
  };
  const faults = listTableFaults(table, listStates(join(layers, 'places/gazetteer.bin')));
  if (faults.length > 0) throw new Error(`${AREAS} is refused:\n${faults.join('\n')}`);
  const file = { path: FILE, content: serializeCalendarTable(table) };
  const facts = {
    version,
    source: { files: [AREAS, SOURCES].map((path) => path.replace('places/', '')) },
    counts: { areas: table.areas.length, countries: new Set(table.areas.flatMap(({ countries }) => countries)).size },
    license: 'CC-BY-4.0',
    builtBy: 'npm run data -- calendars',
  };
  return { ...compareAreas(readPresent(layers), table), files: [file, updateManifest(layers, file, facts)] };
}

/** The table as JSON, with one line for each area and source, so that two versions can be compared with a text diff. */
function serializeCalendarTable({ areas, sources, ...head }: CalendarTable): string {
  const start = JSON.stringify(head).slice(1, -1);
  const sourceLines = Object.entries(sources).map(
    ([key, source]) => `${JSON.stringify(key)}:${JSON.stringify(source)}`,
  );
  const areaLines = areas.map((area) => JSON.stringify(area));
  return `{${start},\n"sources":{\n${sourceLines.join(',\n')}\n},\n"areas":[\n${areaLines.join(',\n')}\n]}\n`;
}

/** Names of states by country. One place of each state is enough to read its name. */
function listStates(path: string): StatesByCountry {
  const file = readGazetteerFile(path);
  const { countries, states: stateOf } = file.columns;
  const rows = new Map(Array.from(countries, (country, row) => [`${country} ${stateOf[row]}`, row] as const));
  const statesOf = new Map<string, Set<string>>();
  for (const { country_code, state } of Array.from(rows.values(), createPlaceReader(file))) {
    const states = statesOf.get(country_code) ?? new Set();
    statesOf.set(country_code, states);
    if (state !== undefined) states.add(state);
  }
  return statesOf;
}

function readPresent(layers: string): readonly AreaRecord[] {
  const path = join(layers, FILE);
  return existsSync(path) ? CalendarTable.parse(readJson(path)).areas : [];
}

/** Compares areas by id. A removed one is a loss. */
function compareAreas(before: readonly AreaRecord[], { areas }: CalendarTable): Pick<Update, 'changes' | 'losses'> {
  const texts = new Map(before.map((area) => [area.id, JSON.stringify(area)]));
  const ids = new Set(areas.map(({ id }) => id));
  const changed = areas.filter((area) => texts.has(area.id) && texts.get(area.id) !== JSON.stringify(area));
  return {
    changes: [
      `Areas with a calendar ${before.length} → ${areas.length}`,
      ...listExamples(
        'Added',
        [...ids].filter((id) => !texts.has(id)),
      ),
      ...listExamples(
        'Changed',
        changed.map(({ id }) => id),
      ),
    ],
    losses: [...texts.keys()].filter((id) => !ids.has(id)).map((id) => `area ${id}`),
  };
}

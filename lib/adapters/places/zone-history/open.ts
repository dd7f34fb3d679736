import { readFileSync } from 'node:fs';
import type { ZoneHistories, ZoneHistory } from '../../../astro/clock/civil-time/zone.ts';
import type { ReadFile } from '../../layer-file.ts';
import { createClockwork } from './history.ts';
import { readZoneRecord, ZoneTable } from './table.ts';

/**
 * Opens the histories of all zones from the file that layers/places/build writes. Opening reads the names; a zone's
 * record is parsed at its first use and cached.
 *
 * @param path of layers/places/time-zones.json
 * @param read reads the file; by default without checking it
 * @throws when the file is missing or is not a {@link ZoneTable}
 */
export function openZoneHistories(path: string, read: ReadFile = readFileSync): ZoneHistories {
  const table = ZoneTable.parse(JSON.parse(read(path).toString('utf8')));
  const names = [...Object.keys(table.zones), ...Object.keys(table.links)].sort();
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]));
  const histories = new Map<string, ZoneHistory>();

  function open(name: string): ZoneHistory {
    const canonicalName = table.links[name] ?? name;
    const record = table.zones[canonicalName];
    if (record === undefined) throw new RangeError(`${path} has no zone ${canonicalName}`);
    return { name, canonicalName, ...createClockwork(readZoneRecord(record)) };
  }

  function find(name: string): ZoneHistory | undefined {
    const canonicalSpelling = spelling.get(name.toLowerCase());
    if (canonicalSpelling === undefined) return undefined;
    const history = histories.get(canonicalSpelling) ?? open(canonicalSpelling);
    histories.set(canonicalSpelling, history);
    return history;
  }

  return { version: table.version, find, names: () => names };
}

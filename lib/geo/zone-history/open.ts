import { readFileSync } from 'node:fs';
import type { ZoneHistories, ZoneHistory } from '../../domain/civil-time/zone.ts';
import type { ReadFile } from '../layer-file.ts';
import { clockworkOf } from './history.ts';
import { readRecord, ZoneTable } from './table.ts';

/**
 * The history of every zone, from the file that layers/places/build writes. Opening reads the names; a zone is taken
 * apart when it is first asked for and kept.
 *
 * @param path of layers/places/time-zones.json
 * @param read as it is on the disk, unless stated
 * @throws when the file is missing or is not such a table
 */
export function openZoneHistories(path: string, read: ReadFile = readFileSync): ZoneHistories {
  const table = ZoneTable.parse(JSON.parse(read(path).toString('utf8')));
  const names = [...Object.keys(table.zones), ...Object.keys(table.links)].sort();
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]));
  const opened = new Map<string, ZoneHistory>();

  function open(name: string): ZoneHistory {
    const canonicalName = table.links[name] ?? name;
    const record = table.zones[canonicalName];
    if (record === undefined) throw new RangeError(`${path} has no zone ${canonicalName}`);
    return { name, canonicalName, ...clockworkOf(readRecord(record)) };
  }

  function find(name: string): ZoneHistory | undefined {
    const spelled = spelling.get(name.toLowerCase());
    if (spelled === undefined) return undefined;
    const history = opened.get(spelled) ?? open(spelled);
    opened.set(spelled, history);
    return history;
  }

  return { version: table.version, find, names: () => names };
}

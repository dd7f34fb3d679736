import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readZoneRecord, writeZoneRecord, type ZoneTable } from '../../../lib/adapters/places/zone-history/table.ts';
import { buildSpans, makeSavingsPositive, requireConsistentSavings } from './spans.ts';
import type { TzdataPackage } from './tzdata.ts';
import { readTzdataSource, type TzdataSource, type ZoneLine } from './tzdata-source.ts';
import { readTzif } from './tzif.ts';
import { toZoneRecord } from './zone-record.ts';

/** A pseudo-zone meaning "not configured", with the abbreviation -00. */
const PLACEHOLDER = 'Factory';

/** A release name in `tzdata.zi`: `2026f`. */
const RELEASE = /^\d{4}[a-z]+/;

/** Adds the zone's name to errors of a step. */
function nameZoneInErrors<Result>(name: string, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function buildZoneText(name: string, lines: readonly ZoneLine[], zoneinfo: string): string {
  const compiled = nameZoneInErrors(name, () => readTzif(readFileSync(join(zoneinfo, name))));
  const spans = nameZoneInErrors(name, () => buildSpans(compiled, lines));
  requireConsistentSavings(name, spans);
  const text = nameZoneInErrors(name, () => writeZoneRecord(toZoneRecord(makeSavingsPositive(spans), compiled.footer)));
  if (writeZoneRecord(readZoneRecord(text)) !== text)
    throw new Error(`${name} changes when its record is written and read back`);
  return text;
}

const sortEntries = (entries: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The zone at the end of a chain of links. */
function followLinks(links: TzdataSource['links'], name: string): string {
  const target = links.get(name);
  return target === undefined ? name : followLinks(links, target);
}

/**
 * Builds the table of zones from a release of the database.
 *
 * @throws Error for a source without release name or without `backzone`, and where source and compiled files contradict
 *   each other
 */
export function buildZoneTable({ source: text, zoneinfo }: TzdataPackage): ZoneTable {
  const source = readTzdataSource(text);
  if (!source.hasBackzone)
    throw new Error("this tzdata was compiled without backzone: zones are merged before 1970; use Debian's tzdata");
  if (!RELEASE.test(source.version))
    throw new Error(`this tzdata has no release name such as 2026f: "${source.version}"`);
  const zones = [...source.zones].filter(([name]) => name !== PLACEHOLDER);
  return {
    format: 1,
    version: source.version,
    zones: sortEntries(zones.map(([name, lines]) => [name, buildZoneText(name, lines, zoneinfo)])),
    links: sortEntries([...source.links.keys()].map((name) => [name, followLinks(source.links, name)])),
  };
}

/** The text of the table's file, with one line per zone. */
export const serializeZoneTable = (table: ZoneTable): string => `${JSON.stringify(table, null, 1)}\n`;

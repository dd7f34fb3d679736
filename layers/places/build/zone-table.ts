import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readZoneRecord, writeZoneRecord, type ZoneTable } from '../../../lib/geo/zone-history/table.ts';
import { buildSpans, makeSavingsPositive, requireConsistentSavings } from './spans.ts';
import type { TzdataPackage } from './tzdata.ts';
import { readTzdataSource, type TzdataSource, type ZoneLine } from './tzdata-source.ts';
import { readTzif } from './tzif.ts';
import { toZoneRecord } from './zone-record.ts';

/** Says "no zone was chosen", with the abbreviation -00. */
const PLACEHOLDER = 'Factory';

/** A release as its `tzdata.zi` names it: `2026f`. */
const RELEASE = /^\d{4}[a-z]+/;

/** Says of which zone it is that a step could not go on. */
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
    throw new Error(`${name} does not survive being written and read`);
  return text;
}

const sortEntries = (entries: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** A link to a link leads to the zone itself. */
function followLinks(links: TzdataSource['links'], name: string): string {
  const target = links.get(name);
  return target === undefined ? name : followLinks(links, target);
}

/**
 * The table of zones that a release of the database makes.
 *
 * @throws Error where it names no release or was compiled without `backzone`, and where source and compiled files
 *   contradict each other
 */
export function buildZoneTable({ source: text, zoneinfo }: TzdataPackage): ZoneTable {
  const source = readTzdataSource(text);
  if (!source.hasBackzone) throw new Error('this tzdata was compiled without backzone: history before 1970 is merged');
  if (!RELEASE.test(source.version)) throw new Error(`this tzdata names no release: "${source.version}"`);
  const zones = [...source.zones].filter(([name]) => name !== PLACEHOLDER);
  return {
    format: 1,
    version: source.version,
    zones: sortEntries(zones.map(([name, lines]) => [name, buildZoneText(name, lines, zoneinfo)])),
    links: sortEntries([...source.links.keys()].map((name) => [name, followLinks(source.links, name)])),
  };
}

/** The table as its file has it: a line for each zone. */
export const serializeZoneTable = (table: ZoneTable): string => `${JSON.stringify(table, null, 1)}\n`;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readZoneRecord, writeZoneRecord, type ZoneTable } from '../../../lib/geo/zone-history/table.ts';
import { recordOf } from './record.ts';
import { readTzdataSource, type TzdataSource, type ZoneLine } from './source.ts';
import { checkSavings, spansOf, withPositiveSavings } from './spans.ts';
import type { TzdataPackage } from './tzdata.ts';
import { readTzif } from './tzif.ts';

/** Says "no zone was chosen", with the abbreviation -00. */
const PLACEHOLDER = 'Factory';

/** A release as its `tzdata.zi` names it: `2026f`. */
const RELEASE = /^\d{4}[a-z]+/;

/** Says of which zone it is that a step could not go on. */
function naming<Result>(name: string, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

function zoneText(name: string, lines: readonly ZoneLine[], zoneinfo: string): string {
  const compiled = naming(name, () => readTzif(readFileSync(join(zoneinfo, name))));
  const spans = naming(name, () => spansOf(compiled, lines));
  checkSavings(name, spans);
  const text = naming(name, () => writeZoneRecord(recordOf(withPositiveSavings(spans), compiled.footer)));
  if (writeZoneRecord(readZoneRecord(text)) !== text)
    throw new Error(`${name} does not survive being written and read`);
  return text;
}

const sorted = (entries: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** A link to a link leads to the zone itself. */
function endOfLinks(links: TzdataSource['links'], name: string): string {
  const target = links.get(name);
  return target === undefined ? name : endOfLinks(links, target);
}

/**
 * The table of zones that a release of the database makes.
 *
 * @throws Error where it names no release or was compiled without `backzone`, and where source and compiled files
 *   contradict each other
 */
export function zoneTableOf({ source: text, zoneinfo }: TzdataPackage): ZoneTable {
  const source = readTzdataSource(text);
  if (!source.hasBackzone) throw new Error('this tzdata was compiled without backzone: history before 1970 is merged');
  if (!RELEASE.test(source.version)) throw new Error(`this tzdata names no release: "${source.version}"`);
  const zones = [...source.zones].filter(([name]) => name !== PLACEHOLDER);
  return {
    format: 1,
    version: source.version,
    zones: sorted(zones.map(([name, lines]) => [name, zoneText(name, lines, zoneinfo)])),
    links: sorted([...source.links.keys()].map((name) => [name, endOfLinks(source.links, name)])),
  };
}

/** The table as its file has it: a line for each zone. */
export const zoneTableText = (table: ZoneTable): string => `${JSON.stringify(table, null, 1)}\n`;

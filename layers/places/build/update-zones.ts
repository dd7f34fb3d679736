import { join } from 'node:path';
import { createClockwork } from '../../../lib/adapters/places/zone-history/history.ts';
import { readZoneRecord, ZoneTable } from '../../../lib/adapters/places/zone-history/table.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import { listExamples, readJson, type Update, type UpdateRequest } from '../../build/update.ts';
import { updateManifest } from './manifest.ts';
import { openTzdata, type TzdataPackage } from './tzdata.ts';
import { buildZoneTable, serializeZoneTable } from './zone-table.ts';

const TABLE = 'places/time-zones.json';

/** Prepares an update to another release of the time zone database. @throws Error for an incomplete release */
export function prepareZones({ layers, from, workFolder }: UpdateRequest): Update {
  const tzdata = openTzdata(from, workFolder);
  const before = ZoneTable.parse(readJson(join(layers, TABLE)));
  const after = buildZoneTable(tzdata);
  const table = { path: TABLE, content: serializeZoneTable(after) };
  return {
    ...compareZoneTables(before, after),
    files: [table, updateManifest(layers, table, toManifestFacts(tzdata, after))],
  };
}

const toManifestFacts = ({ name, sha256 }: TzdataPackage, { version }: ZoneTable) => ({
  version,
  source: {
    package: name,
    ...(sha256 !== undefined && { sha256 }),
    ...(name.startsWith('Debian') && { obtained: 'apt-get download tzdata' }),
    upstream: 'IANA Time Zone Database, https://www.iana.org/time-zones, compiled with backzone',
  },
  license: 'public domain',
  builtBy: 'npm run data -- zones',
});

/** Compares names and histories. A removed name is a loss, because clients store births with it. */
export function compareZoneTables(before: ZoneTable, after: ZoneTable): Pick<Update, 'changes' | 'losses'> {
  const [old, now] = [listRecords(before), listRecords(after)];
  const changed = [...now].flatMap(([name, record]) => {
    const present = old.get(name);
    const isSameLink = name in after.links && before.links[name] === after.links[name];
    return present === undefined || present === record || isSameLink
      ? []
      : [describeClockChange(name, present, record)];
  });
  const isOlder = after.version < before.version;
  return {
    changes: [
      `Time zones ${before.version} → ${after.version}, with another history: ${changed.length}`,
      ...listExamples(
        'Names added',
        [...now.keys()].filter((name) => !old.has(name)),
      ),
      ...changed,
    ],
    losses: [
      ...(isOlder ? [`release ${before.version}; ${after.version} is older`] : []),
      ...[...old.keys()].filter((name) => !now.has(name)),
    ],
  };
}

/** The record of each name, zones and links alike. */
function listRecords({ zones, links }: ZoneTable): ReadonlyMap<string, string> {
  const linked = Object.entries(links).map(([name, zone]) => [name, zones[zone] ?? ''] as const);
  return new Map([...Object.entries(zones), ...linked]);
}

/** An instant before the first transition of any zone. */
const BEGINNING = unixSeconds(Date.UTC(1700, 0, 1) / 1000);
/** Two rules that do not differ before this instant never differ. */
const END = unixSeconds(Date.UTC(2100, 0, 1) / 1000);

/** `Europe/Oslo: clocks read up to 3600 s later, from 1945-10-01T01:00:00Z to 1945-10-15T01:00:00Z` */
function describeClockChange(name: string, before: string, after: string): string {
  const [old, now] = [createClockwork(readZoneRecord(before)), createClockwork(readZoneRecord(after))];
  const changes = [old, now].flatMap((clockwork) => clockwork.transitionsBetween(BEGINNING, END));
  const starts = [...new Set([BEGINNING, ...changes])].sort((a, b) => a - b);
  const spans = starts.map((from, index) => {
    const laterSeconds = now.periodAt(from).offsetSeconds - old.periodAt(from).offsetSeconds;
    return { from, until: starts[index + 1], laterSeconds };
  });
  const differing = spans.filter(({ laterSeconds }) => laterSeconds !== 0);
  const [first, last] = [differing[0], differing.at(-1)];
  if (first === undefined || last === undefined)
    return `${name}: same offsets, other abbreviations or daylight-saving flags`;
  const largest = differing.reduce((most, next) =>
    Math.abs(next.laterSeconds) > Math.abs(most.laterSeconds) ? next : most,
  );
  const amount = `${Math.abs(largest.laterSeconds)} s ${largest.laterSeconds > 0 ? 'later' : 'earlier'}`;
  const from = first.from === BEGINNING ? 'from the beginning' : `from ${formatInstant(first.from)}`;
  return `${name}: clocks read up to ${amount}, ${from}${last.until === undefined ? ' on' : ` to ${formatInstant(last.until)}`}`;
}

/** `2024-10-06T04:00:00Z` */
const formatInstant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000', '');

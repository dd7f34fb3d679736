import type { ZoneTable } from '../../../lib/geo/zone-history/table.ts';
import { counted } from '../words.ts';
import { type Difference, type Disagreement, differenceOf } from './difference.ts';

/** Two tables of zones. */
export interface Comparison {
  readonly before: ZoneTable;
  readonly after: ZoneTable;
}

const namesOf = ({ zones, links }: ZoneTable): readonly string[] =>
  [...Object.keys(zones), ...Object.keys(links)].sort();

/** The zone that a name stands for; undefined where the table does not have it. */
function zoneOf({ zones, links }: ZoneTable, name: string): string | undefined {
  return name in zones ? name : links[name];
}

function recordOf(table: ZoneTable, name: string): string | undefined {
  const zone = zoneOf(table, name);
  return zone === undefined ? undefined : table.zones[zone];
}

/** A zone that goes on under a name that there was not before, and keeps the old one as another name. */
function renamed({ before, after }: Comparison): readonly (readonly [old: string, now: string])[] {
  return Object.keys(before.zones).flatMap((name) => {
    const now = after.links[name];
    return now !== undefined && zoneOf(before, now) === undefined ? [[name, now] as const] : [];
  });
}

/** Names with another history, each zone once: names that stand for it say the same. */
function differing({ before, after }: Comparison): readonly (readonly [name: string, difference: Difference])[] {
  return namesOf(after).flatMap((name) => {
    const [old, now] = [recordOf(before, name), recordOf(after, name)];
    const isToldByItsZone = name in after.links && before.links[name] === after.links[name];
    if (old === undefined || now === undefined || isToldByItsZone) return [];
    const difference = differenceOf(old, now);
    return difference.offsets.length > 0 || difference.isToldDifferently ? [[name, difference] as const] : [];
  });
}

/** `2024-10-06T04:00:00Z` */
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000', '');

/** `1:00:00`, without a sign. */
function clockText(seconds: number): string {
  const size = Math.abs(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(size / 3600)}:${two(Math.floor((size % 3600) / 60))}:${two(size % 60)}`;
}

function spanText(first: Disagreement, last: Disagreement): string {
  const from = Number.isFinite(first.from) ? `from ${instant(first.from)}` : 'from the beginning';
  return `${from} ${Number.isFinite(last.until) ? `to ${instant(last.until)}` : 'on'}`;
}

/** `America/Asuncion: from 2025-03-23T03:00:00Z on, 1:00:00 later`. */
function sentenceOf(name: string, { offsets }: Difference): string {
  const [first, last] = [offsets[0], offsets.at(-1)];
  if (first === undefined || last === undefined) return `${name}: the same clocks under other names or flags`;
  const largest = offsets.reduce((most, next) =>
    Math.abs(next.laterSeconds) > Math.abs(most.laterSeconds) ? next : most,
  );
  const amount = `${clockText(largest.laterSeconds)} ${largest.laterSeconds > 0 ? 'later' : 'earlier'}`;
  const size = offsets.length === 1 ? amount : `in ${counted(offsets.length, 'span')}, at most ${amount}`;
  return `${name}: ${spanText(first, last)}, ${size}`;
}

/** What is different, in sentences. "Later" is what a clock reads now against what it read before. */
export function changesOfZones(comparison: Comparison): readonly string[] {
  const { before, after } = comparison;
  const names = new Set(namesOf(before));
  const added = namesOf(after).filter((name) => !names.has(name));
  const others = renamed(comparison);
  const histories = differing(comparison);
  const summary = [
    `${counted(added.length, 'name')} added`,
    `${others.length} renamed`,
    `${histories.length} with another history`,
  ].join(', ');
  return [
    `Time zones ${before.version} → ${after.version}: ${summary}.`,
    ...added.map((name) => `Added: ${name}${name in after.zones ? '' : `, another name of ${after.links[name]}`}`),
    ...others.map(([old, now]) => `Renamed: ${old} is now another name of ${now}`),
    ...histories.map(([name, difference]) => sentenceOf(name, difference)),
  ];
}

/** A release that goes back in time, and names that nobody could use any more: births are kept by them. */
export function lossesOfZones({ before, after }: Comparison): readonly string[] {
  const names = new Set(namesOf(after));
  const gone = namesOf(before).filter((name) => !names.has(name));
  const isOlder = after.version < before.version;
  return [
    ...(isOlder ? [`release ${before.version}; ${after.version} is older`] : []),
    ...gone.map((name) => `the zone ${name}`),
  ];
}

import { readFileSync } from 'node:fs';
import manifest from '../../../../layers/places/manifest.json' with { type: 'json' };
import { wallSeconds } from '../../../astro/clock/civil-time/civil.ts';
import type { LocalPractice, PracticeAtPlace, PracticeRule } from '../../../astro/clock/civil-time/local-practice.ts';
import type { ReadFile } from '../../layer-file.ts';
import { type CountyIndex, createCountyIndex } from './county-index.ts';
import type { PracticeTable, RuleRecord } from './table.ts';
import { createZoneRules, type ZoneRules } from './zone-rules.ts';

/** Borders of areas are uncertain by so much: outlines are simplified, and towns at a border kept either clock. */
const NEARBY_KM = 5;

const FORMAT = 1;

interface OpenPractice {
  /** Undefined for a zone without rules. */
  rulesOfZone(timezone: string): ZoneRules | undefined;
  /** Reads the outlines of the counties at its first call. */
  readonly countiesNear: CountyIndex;
}

/**
 * Opens local practice from the file that layers/places/build writes. The file is read at the first look-up, and the outlines
 * of counties at the first one in a zone whose rules depend on them.
 *
 * @param path of layers/places/local-practice.json
 * @param read reads the file; by default without checking it
 * @returns look-ups that throw when the file is missing or has another format
 */
export function openLocalPractice(path: string, read: ReadFile = readFileSync): LocalPractice {
  let open: OpenPractice | undefined;
  return {
    version: manifest.files['local-practice.json'].version,
    rulesAt(latitudeDeg, longitudeDeg, timezone) {
      open ??= openTable(parseTable(read(path).toString('utf8'), path));
      return findRules(open, { latitudeDeg, longitudeDeg }, timezone);
    },
  };
}

function parseTable(text: string, path: string): PracticeTable {
  const table: PracticeTable = JSON.parse(text);
  if (table.format !== FORMAT) throw new Error(`${path} has format ${table.format}, expected ${FORMAT}`);
  return table;
}

function openTable({ rules, sources, counties }: PracticeTable): OpenPractice {
  const recordsOfZone = groupByZone(rules);
  const ofZone = new Map<string, ZoneRules>();
  const converted = new Map<RuleRecord, PracticeRule>();
  let index: CountyIndex | undefined;

  function convertOnce(record: RuleRecord): PracticeRule {
    const rule = converted.get(record) ?? toRule(record, sources);
    converted.set(record, rule);
    return rule;
  }

  return {
    rulesOfZone(timezone) {
      const records = recordsOfZone.get(timezone);
      if (records === undefined) return undefined;
      const zoneRules = ofZone.get(timezone) ?? createZoneRules(records, convertOnce);
      ofZone.set(timezone, zoneRules);
      return zoneRules;
    },
    countiesNear(...center) {
      index ??= createCountyIndex(counties);
      return index(...center);
    },
  };
}

function groupByZone(records: readonly RuleRecord[]): ReadonlyMap<string, readonly RuleRecord[]> {
  const groups = new Map<string, RuleRecord[]>();
  for (const record of records) {
    for (const zone of record.where.zones) {
      const group = groups.get(zone);
      if (group) group.push(record);
      else groups.set(zone, [record]);
    }
  }
  return groups;
}

function toRule(
  { where: _, from, until, sources, ...record }: RuleRecord,
  table: PracticeTable['sources'],
): PracticeRule {
  return {
    ...record,
    from: midnightOf(from),
    until: midnightOf(until),
    sources: sources.flatMap((id) => table[id] ?? []),
  };
}

function midnightOf(date: string): PracticeRule['from'] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return wallSeconds({ year, month, day, hour: 0, minute: 0, second: 0 });
}

function findRules(practice: OpenPractice, point: PracticePoint, timezone: string): PracticeAtPlace {
  const zoneRules = practice.rulesOfZone(timezone);
  if (zoneRules === undefined) return { rules: [], nearby: [] };
  const { latitudeDeg, longitudeDeg } = point;
  const countyAt = zoneRules.needsCounty ? practice.countiesNear(latitudeDeg, longitudeDeg, NEARBY_KM) : undefined;
  const listRules = (at: PracticePoint): readonly PracticeRule[] =>
    zoneRules.listRules(at.latitudeDeg, at.longitudeDeg, countyAt?.(at.latitudeDeg, at.longitudeDeg));
  const rules = listRules(point);
  return { rules, nearby: keepOthers(rules, listPointsAround(point, NEARBY_KM).map(listRules)) };
}

/** Keeps the lists that differ from the first one and from each other. */
function keepOthers(first: readonly PracticeRule[], lists: readonly (readonly PracticeRule[])[]) {
  const different = [first];
  for (const list of lists) if (!different.some((other) => isSameList(other, list))) different.push(list);
  return different.slice(1);
}

const isSameList = (a: readonly PracticeRule[], b: readonly PracticeRule[]): boolean =>
  a === b || (a.length === b.length && a.every((rule, index) => rule === b[index]));

/** North and east positive, degrees. */
interface PracticePoint {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

const KM_PER_DEGREE = 111.2;
const DIRECTIONS = 8;

/** Steps north and east of the eight directions, for a distance of 1. */
const STEPS = Array.from({ length: DIRECTIONS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / DIRECTIONS;
  return { north: Math.cos(angle), east: Math.sin(angle) };
});

/** Keeps longitudes finite at the poles. */
const LEAST_COSINE = 1e-3;

/** Lists eight points at a distance, from north clockwise, on the plane that touches the Earth at the point. */
function listPointsAround({ latitudeDeg, longitudeDeg }: PracticePoint, km: number): readonly PracticePoint[] {
  const northDeg = km / KM_PER_DEGREE;
  const eastDeg = northDeg / Math.max(LEAST_COSINE, Math.cos((latitudeDeg * Math.PI) / 180));
  return STEPS.map(({ north, east }) => ({
    latitudeDeg: Math.min(90, Math.max(-90, latitudeDeg + north * northDeg)),
    longitudeDeg: wrapLongitude(longitudeDeg + east * eastDeg),
  }));
}

const wrapLongitude = (degrees: number): number =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;

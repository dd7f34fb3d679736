import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../../../layers/build/csv.ts';
import { PracticeTable } from '../../../lib/adapters/places/local-practice/table.ts';
import { wallSeconds } from '../../../lib/astro/clock/civil-time/civil.ts';
import type { PracticeRule } from '../../../lib/astro/clock/civil-time/local-practice.ts';
import { findRuleAt } from '../../../lib/astro/clock/civil-time/practice-zone.ts';
import { localPractice } from '../../support/services.ts';
import { parseLocalTime, resolveBirth } from './resolve.ts';

const COLUMNS = [
  'rule_id',
  'place',
  'latitude',
  'longitude',
  'zone',
  'local_time',
  'expected_offset_seconds',
  'source_id',
  'quote_or_page',
  'kind',
] as const;

/** A dated clock of a town, taken from a publication. */
export interface Probe {
  readonly ruleId: string;
  readonly place: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** IANA zone of the town. */
  readonly zone: string;
  readonly localTime: string;
  readonly offsetSeconds: number;
  /** False where the publication was not read for the probe, which then repeats the rule. */
  readonly isFromSource: boolean;
  /** False for a town outside the area of the rule, or a time before or after it: another clock then holds. */
  readonly isInside: boolean;
}

/** Every probe of probes.csv. */
export const PROBES: readonly Probe[] = readCsv(
  readFileSync(join(import.meta.dirname, 'probes.csv'), 'utf8'),
  COLUMNS,
).map(({ cells }) => ({
  ruleId: cells.rule_id,
  place: cells.place,
  latitudeDeg: Number(cells.latitude),
  longitudeDeg: Number(cells.longitude),
  zone: cells.zone,
  localTime: cells.local_time,
  offsetSeconds: Number(cells.expected_offset_seconds),
  isFromSource: !cells.quote_or_page.startsWith('not read here'),
  isInside: cells.kind === 'inside',
}));

const LAYER_FILE = join(import.meta.dirname, '../../../layers/places/local-practice.json');

/** Every rule of the layer by its id. */
export const RULES = new Map(
  PracticeTable.parse(JSON.parse(readFileSync(LAYER_FILE, 'utf8'))).rules.map((rule) => [rule.id, rule]),
);

export function ruleOf({ ruleId }: Probe) {
  const rule = RULES.get(ruleId);
  if (rule === undefined) throw new Error(`no rule ${ruleId}`);
  return rule;
}

/** What the times of a probe are read from; a town outside a rule of records is probed for its clocks. */
const basisOf = (probe: Probe): PracticeRule['basis'] => (probe.isInside ? ruleOf(probe).basis : 'clock');

/** The id of the rule that decides a probe. */
export function findDecidingRule(probe: Probe): string | undefined {
  const { rules } = localPractice.rulesAt(probe.latitudeDeg, probe.longitudeDeg, probe.zone);
  const ofBasis = rules.filter(({ basis }) => basis === basisOf(probe));
  return findRuleAt(ofBasis, wallSeconds(parseLocalTime(probe.localTime)))?.id;
}

/** Resolves the time of a probe by its coordinates alone. */
export const resolveProbe = (probe: Probe) => resolveBirth({ ...probe, options: { timeBasis: basisOf(probe) } });

/**
 * Seconds between the clock of a probe and that of the service; of a doubtful rule, which is never applied, the nearest of
 * all readings.
 */
export function measureProbe(probe: Probe): number {
  const { offsetSeconds, resolution } = resolveProbe(probe);
  const isDoubtful = probe.isInside && ruleOf(probe).standing === 'doubtful';
  const readings = (isDoubtful && resolution.practice?.readings) || [{ offsetSeconds }];
  return Math.min(...readings.map((reading) => Math.abs(reading.offsetSeconds - probe.offsetSeconds)));
}

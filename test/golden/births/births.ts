import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../../../layers/build/csv.ts';
import { PRACTICE_STANDINGS, type PracticeStanding } from '../../../lib/astro/clock/civil-time/local-practice.ts';
import { resolveBirth } from '../local-practice/resolve.ts';

const COLUMNS = [
  ...['name', 'place', 'latitude', 'longitude', 'local_time'],
  ...['utc_offset_seconds', 'clock', 'evidence', 'source_id'],
] as const;
type Column = 'name' | 'place' | 'latitude' | 'longitude' | 'local_time' | 'utc_offset_seconds' | 'source_id';

const SOURCE_COLUMNS = ['id', 'citation', 'url', 'how_seen'] as const;

const readTable = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** A birth whose clock or instant is stated beside its local time. */
export interface DocumentedBirth {
  readonly name: string;
  readonly place: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly localTime: string;
  /** What the source states. */
  readonly offsetSeconds: number;
  readonly sourceIds: readonly string[];
}

/** Every birth of births.csv; README.md tells what its columns hold. */
export const BIRTHS: readonly DocumentedBirth[] = readCsv<Column | 'clock' | 'evidence'>(
  readTable('births.csv'),
  COLUMNS as readonly (Column | 'clock' | 'evidence')[],
).map(({ cells }) => ({
  name: cells.name,
  place: cells.place,
  latitudeDeg: Number(cells.latitude),
  longitudeDeg: Number(cells.longitude),
  localTime: cells.local_time,
  offsetSeconds: Number(cells.utc_offset_seconds),
  sourceIds: cells.source_id.split(' '),
}));

/** The collections and pages that births were taken from. */
export const SOURCE_IDS = readCsv(readTable('sources.csv'), SOURCE_COLUMNS).map(({ cells }) => cells.id);

/** How a birth is read that states neither zone nor whether its time is from a clock or a record. */
export interface FirstReading {
  readonly birth: DocumentedBirth;
  /** Undefined where no rule speaks, or all readings agree. */
  readonly standing: PracticeStanding | undefined;
  readonly ruleId: string | undefined;
  readonly offsetSeconds: number;
  readonly isRight: boolean;
  /** True where one of the readings is that of the source. */
  readonly isAmongReadings: boolean;
}

/** Local mean time differs between the coordinates of a source and those of a city. */
const SAME_CLOCK_SECONDS = 60;

export function readFirst(birth: DocumentedBirth, localPractice: 'apply' | 'ignore' = 'apply'): FirstReading {
  const { offsetSeconds, resolution } = resolveBirth({ ...birth, options: { timeBasis: 'unknown', localPractice } });
  const isStated = (seconds: number): boolean => Math.abs(seconds - birth.offsetSeconds) < SAME_CLOCK_SECONDS;
  const { practice } = resolution;
  return {
    birth,
    standing: practice?.standing,
    ruleId: practice?.rule.id,
    offsetSeconds,
    isRight: isStated(offsetSeconds),
    isAmongReadings: practice?.readings.some((reading) => isStated(reading.offsetSeconds)) ?? isStated(offsetSeconds),
  };
}

/** The 0.975 quantile of the normal distribution. */
const Z = 1.959964;

/**
 * Between which shares the true one lies with 95 % confidence.
 *
 * @source E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927
 */
export function wilsonInterval(right: number, count: number): readonly [number, number] {
  const share = right / count;
  const middle = share + Z ** 2 / (2 * count);
  const half = Z * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  const whole = 1 + Z ** 2 / count;
  return [(middle - half) / whole, (middle + half) / whole];
}

const percent = (share: number): string => String(Math.round(share * 100));

function toRow(standing: PracticeStanding | undefined, readings: readonly FirstReading[]): readonly string[] {
  const count = readings.length;
  const right = readings.filter(({ isRight }) => isRight).length;
  const among = readings.filter(({ isAmongReadings }) => isAmongReadings).length;
  const [least, most] = wilsonInterval(right, count);
  return [
    standing ? `\`${standing}\`` : 'none, or all clocks agree',
    ...[count, right].map(String),
    `${percent(least)}–${percent(most)} %`,
    String(among),
  ];
}

/** The table of the guide: for each standing how many first readings are right. */
export function listFirstReadings(): readonly (readonly string[])[] {
  const readings = BIRTHS.map((birth) => readFirst(birth));
  return [
    ['`standing`', 'Births', 'First reading right', '95 % interval', 'A reading right'],
    ...[...PRACTICE_STANDINGS, undefined].map((standing) =>
      toRow(
        standing,
        readings.filter((reading) => reading.standing === standing),
      ),
    ),
  ];
}

import { readFileSync } from 'node:fs';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { jdUtFromUnix, unixFromJdUt, unixSeconds } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/services.ts';

/** A row of a catalog, by the heading of its column; empty where NASA prints a dash. */
export type CanonRow = Readonly<Record<string, string>>;

/** Reads one of NASA's tables in this folder. */
export function readCanon(fileName: string): readonly CanonRow[] {
  const [head = '', ...lines] = readFileSync(new URL(fileName, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

export const numberIn = (row: CanonRow, column: string): number => Number(row[column] || Number.NaN);

/** Universal Time of a date as ISO 8601 writes it. */
export const momentOf = (iso: string): JdUt => jdUtFromUnix(unixSeconds(Date.parse(iso) / 1000));

/** Seconds of Dynamical Time from the greatest eclipse that NASA prints to a moment. */
export function secondsAfter(moment: JdUt, { date, td }: CanonRow): number {
  const { deltaTSeconds } = ephemeris.orientation(moment);
  return unixFromJdUt(moment) + deltaTSeconds - Date.parse(`${date}T${td}Z`) / 1000;
}

/** Eclipse type of NASA's first letter. */
const TYPE_OF: Readonly<Record<string, string>> = {
  N: 'penumbral',
  P: 'partial',
  A: 'annular',
  T: 'total',
  H: 'hybrid',
};

export const typeIn = ({ type = '' }: CanonRow): string | undefined => TYPE_OF[type.charAt(0)];

/** The largest absolute difference; values that cannot be compared count as 0. */
export const worstOf = (differences: readonly number[]): number =>
  Math.max(...differences.filter((difference) => !Number.isNaN(difference)).map(Math.abs));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openZoneHistories } from '../../../lib/adapters/places/zone-history/open.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
import { GOLDEN_YEARS, GOLDEN_ZONES } from './zones.ts';

/** Independent of our reader: the C library's zdump on the same release of Debian's compiled files. See record.ts. */
const golden = readFileSync(join(import.meta.dirname, 'zdump.csv'), 'utf8').split('\n');
export const histories = openZoneHistories(join(import.meta.dirname, '../../../layers/places/time-zones.json'));

/** Main-form tzdata calls their slow clock daylight-saving time; ours is the other way round (layers/places/README.md). */
export const NEGATIVE_SAVING_ZONES: readonly string[] = [
  'Africa/Casablanca',
  'Africa/Windhoek',
  'Europe/Dublin',
  'Europe/Prague',
];

export interface GoldenClock {
  readonly offsetSeconds: number;
  readonly isDst: boolean;
  readonly abbreviation: string;
}

const clock = (offset = '', isDst = '', abbreviation = ''): GoldenClock => ({
  offsetSeconds: Number(offset),
  isDst: isDst === '1',
  abbreviation,
});

export function goldenChanges(zone: string) {
  return golden
    .filter((line) => line.startsWith(`${zone},`))
    .map((line) => {
      const [, at, ...clocks] = line.split(',');
      return { at: Number(at), before: clock(...clocks.slice(0, 3)), after: clock(...clocks.slice(3)) };
    });
}

/** Seconds by which our clock of a zone is off, in the second before each change and in the second after. */
function secondsOff(name: string): number[] {
  const zone = histories.find(name);
  if (zone === undefined) throw new Error(`no zone ${name}`);
  const offsetAt = (instant: number): number => zone.periodAt(unixSeconds(instant)).offsetSeconds;
  return goldenChanges(name).flatMap(({ at, before, after }) => [
    offsetAt(at - 1) - before.offsetSeconds,
    offsetAt(at) - after.offsetSeconds,
  ]);
}

/** Clocks of thirty zones through their history. */
export const CLOCKS: readonly Comparison[] = [
  {
    quantity: 'Offset from UTC before and after every change, 30 zones',
    against: 'zdump',
    span: GOLDEN_YEARS[0].replace(',', '–'),
    unit: 's',
    limit: 1,
    measure: () => tallyAll(GOLDEN_ZONES.flatMap(secondsOff)),
  },
];

import type { ClockPeriod } from '../../../lib/domain/civil-time/zone.ts';
import { clockworkOf } from '../../../lib/geo/zone-history/history.ts';
import type { ZoneRecord } from '../../../lib/geo/zone-history/table.ts';
import { unixSeconds } from '../../../lib/units/time.ts';

const BEGINNING = unixSeconds(Date.UTC(1700, 0, 1) / 1000);
/** Compilers spell the rule's transitions out to here. */
const SPELLED_OUT = unixSeconds(Date.UTC(2037, 11, 31) / 1000);

function header(counts: readonly number[]): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('TZif2');
  counts.forEach((count, index) => void bytes.writeUInt32BE(count, 20 + 4 * index));
  return bytes;
}

function clockBytes({ offsetSeconds, isDst }: ClockPeriod, lettersAt: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeInt32BE(offsetSeconds);
  bytes.writeUInt8(isDst ? 1 : 0, 4);
  bytes.writeUInt8(lettersAt, 5);
  return bytes;
}

/**
 * The compiled file of a zone, as a compiler of the database writes it.
 *
 * @source RFC 9636 §3: an empty 32-bit part, then transitions, their clocks, clocks, abbreviations and the POSIX TZ string
 */
export function compiledZone(record: ZoneRecord): Buffer {
  const { periodAt, transitionsBetween } = clockworkOf(record);
  const starts = transitionsBetween(BEGINNING, SPELLED_OUT);
  const periods = [BEGINNING, ...starts].map((start) => periodAt(start));
  const clocks = [...new Map(periods.map((period) => [JSON.stringify(period), period])).values()];
  const clockAt = (index: number): number =>
    clocks.findIndex((clock) => JSON.stringify(clock) === JSON.stringify(periods[index]));
  const letters = clocks.map(({ abbreviation }) => `${abbreviation}\0`);
  const times = Buffer.alloc(8 * starts.length);
  starts.forEach((start, index) => void times.writeBigInt64BE(BigInt(start), 8 * index));
  return Buffer.concat([
    header([0, 0, 0, 0, 1, 1]),
    Buffer.alloc(7),
    header([0, 0, 0, starts.length, clocks.length, letters.join('').length]),
    times,
    Buffer.from(starts.map((_, index) => clockAt(index + 1))),
    ...clocks.map((clock, index) => clockBytes(clock, letters.slice(0, index).join('').length)),
    Buffer.from(`${letters.join('')}\n${footerOf(record)}\n`),
  ]);
}

/** A zone whose last clock stays has that in its footer; the table leaves it out. */
function footerOf({ rule, clocks, transitions }: ZoneRecord): string {
  if (rule !== '') return rule;
  const { abbreviation, offsetSeconds } = clocks[transitions.at(-1)?.clock ?? 0] ?? {
    abbreviation: 'UTC',
    offsetSeconds: 0,
  };
  return `${abbreviation}${-offsetSeconds / 3600}`;
}

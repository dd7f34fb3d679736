/** A clock in a compiled file. */
interface CompiledClock {
  readonly offsetSeconds: number;
  readonly isDst: boolean;
  readonly abbreviation: string;
}

/** From `at` on (Unix seconds), the zone has the clock of that index. */
interface CompiledTransition {
  readonly at: number;
  readonly clock: number;
}

/** The 64-bit part of a compiled time zone file. */
export interface CompiledZone {
  /** The first one applies before the first transition. */
  readonly clocks: readonly CompiledClock[];
  readonly transitions: readonly CompiledTransition[];
  /** POSIX TZ string for the time after the last transition; empty where there is none. */
  readonly footer: string;
}

const HEADER_BYTES = 44;
const CLOCK_BYTES = 6;
const FOOTER = /^\n([^\n]*)\n/;

interface Counts {
  readonly version: string;
  readonly bodyBytes: (timeBytes: number) => number;
  readonly transitions: number;
  readonly clocks: number;
  readonly letters: number;
}

const TRUNCATED = 'the compiled time zone file is truncated';

function readHeader(file: Buffer, start: number): Counts {
  if (file.length < start + HEADER_BYTES) throw new Error(TRUNCATED);
  if (file.toString('latin1', start, start + 4) !== 'TZif') throw new Error('not a time zone file');
  const count = (index: number): number => file.readUInt32BE(start + 20 + 4 * index);
  const [utFlags, standardFlags, leaps] = [count(0), count(1), count(2)];
  const [transitions, clocks, letters] = [count(3), count(4), count(5)];
  const bodyBytes = (timeBytes: number): number =>
    transitions * (timeBytes + 1) + clocks * CLOCK_BYTES + letters + leaps * (timeBytes + 4) + standardFlags + utFlags;
  return { version: file.toString('latin1', start + 4, start + 5), bodyBytes, transitions, clocks, letters };
}

/**
 * Reads a compiled time zone file of version 2 or later. Its first, 32-bit part is skipped.
 *
 * @source RFC 9636 §3 and tzfile(5): header, transition times, their clocks, clocks of 6 bytes, abbreviations, leap
 *   seconds, two sets of flags; then, between two line feeds, the POSIX TZ string
 * @throws Error for other and truncated files
 */
export function readTzif(file: Buffer): CompiledZone {
  const legacy = readHeader(file, 0);
  if (legacy.version < '2') throw new Error('a time zone file of version 1 has no 64-bit part');
  const start = HEADER_BYTES + legacy.bodyBytes(4);
  const counts = readHeader(file, start);
  const times = start + HEADER_BYTES;
  const indexes = times + 8 * counts.transitions;
  const clocks = indexes + counts.transitions;
  const letters = clocks + CLOCK_BYTES * counts.clocks;
  const [, footer] = FOOTER.exec(file.toString('latin1', times + counts.bodyBytes(8))) ?? [];
  if (footer === undefined) throw new Error(TRUNCATED);

  const abbreviation = (index: number): string => {
    const from = letters + index;
    return file.toString('latin1', from, file.indexOf(0, from));
  };
  return {
    clocks: Array.from({ length: counts.clocks }, (_, index) => {
      const at = clocks + CLOCK_BYTES * index;
      return {
        offsetSeconds: file.readInt32BE(at),
        isDst: file.readUInt8(at + 4) === 1,
        abbreviation: abbreviation(file.readUInt8(at + 5)),
      };
    }),
    transitions: Array.from({ length: counts.transitions }, (_, index) => ({
      at: Number(file.readBigInt64BE(times + 8 * index)),
      clock: file.readUInt8(indexes + index),
    })),
    footer,
  };
}

import * as z from 'zod';

/**
 * The file of layers/places that contains every zone. It is JSON with one line per zone, so that two releases can be
 * compared with a text diff; a zone's line is parsed at its first use.
 */
export const ZoneTable = z.strictObject({
  /** Changes whenever an older reader would misread a newer file. */
  format: z.literal(1),
  version: z.string(),
  /** Zone name → its {@link ZoneRecord} as text. */
  zones: z.record(z.string(), z.string()),
  /** Alternative name → zone name. */
  links: z.record(z.string(), z.string()),
});
export type ZoneTable = z.infer<typeof ZoneTable>;

/** A clock of a zone, as stored in the table. */
export interface RecordClock {
  readonly abbreviation: string;
  readonly offsetSeconds: number;
  /** Standard time − UTC while this clock is in force. */
  readonly standardSeconds: number;
}

/** From `at` (Unix seconds) on, the zone uses the clock with the index `clock`. */
export interface RecordTransition {
  readonly at: number;
  readonly clock: number;
}

/** One zone: its clocks (the first applies before all transitions), its transitions, and the rule that follows. */
export interface ZoneRecord {
  readonly clocks: readonly RecordClock[];
  readonly transitions: readonly RecordTransition[];
  /** POSIX TZ string with daylight time ahead of standard time; empty when the last clock never changes. */
  readonly rule: string;
}

const RADIX = 36;
const FIRST_LETTER = 65;

/**
 * Formats a zone as `LMT,2580,2580 CET,3600,3600|-14300hc0B …|CET-1CEST,M3.5.0,M10.5.0/3`. A transition is the seconds
 * since the one before in base 36, followed by a letter for its clock.
 */
export function writeZoneRecord({ clocks, transitions, rule }: ZoneRecord): string {
  const clockTexts = clocks.map((clock) => [clock.abbreviation, clock.offsetSeconds, clock.standardSeconds].join());
  const transitionTexts = transitions.map(({ at, clock }, index) => {
    const distance = at - (transitions[index - 1]?.at ?? 0);
    return distance.toString(RADIX) + String.fromCharCode(FIRST_LETTER + clock);
  });
  return [clockTexts.join(' '), transitionTexts.join(' '), rule].join('|');
}

function readClock(text: string): RecordClock {
  const [abbreviation = '', offset, standard] = text.split(',');
  return { abbreviation, offsetSeconds: Number(offset), standardSeconds: Number(standard) };
}

/** Parses a zone; the inverse of {@link writeZoneRecord}. */
export function readZoneRecord(text: string): ZoneRecord {
  const [clockTexts = '', transitionTexts = '', rule = ''] = text.split('|');
  let at = 0;
  const transitions = transitionTexts
    .split(' ')
    .filter(Boolean)
    .map((transition) => {
      at += Number.parseInt(transition.slice(0, -1), RADIX);
      return { at, clock: transition.charCodeAt(transition.length - 1) - FIRST_LETTER };
    });
  return { clocks: clockTexts.split(' ').map(readClock), transitions, rule };
}

import type { ZoneLine } from './tzdata-source.ts';
import type { CompiledZone } from './tzif.ts';

/** A span of time in which a zone kept one clock under one line of its source: `[from, until)`. */
export interface ZoneSpan {
  readonly from: number;
  readonly until: number;
  readonly abbreviation: string;
  readonly offsetSeconds: number;
  /** Standard time − UTC by the zone line in force. */
  readonly standardSeconds: number;
  readonly isDst: boolean;
  /** The zone line in force, counted from 0. */
  readonly line: number;
}

type ClockSpan = Omit<ZoneSpan, 'standardSeconds' | 'line'>;

function listClockSpans({ clocks, transitions }: CompiledZone): ClockSpan[] {
  const starts = [{ at: Number.NEGATIVE_INFINITY, clock: 0 }, ...transitions];
  return starts.flatMap(({ at, clock }, index) => {
    const kept = clocks[clock];
    if (kept === undefined) throw new Error(`a transition to clock ${clock} of ${clocks.length}`);
    return [{ ...kept, from: at, until: starts[index + 1]?.at ?? Number.POSITIVE_INFINITY }];
  });
}

/**
 * The instant at which a zone line ends. A wall clock is the one in force just before; where daylight-saving time makes
 * two instants possible, the line ends at the one where the compiled clock changes.
 */
function findLineEnd({ until, standardSeconds }: ZoneLine, spans: readonly ClockSpan[]): number {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  if (until.clock === 'universal') return until.seconds;
  if (until.clock === 'standard') return until.seconds - standardSeconds;
  const ends = spans
    .map((span) => ({ end: until.seconds - span.offsetSeconds, span }))
    .filter(({ end, span }) => span.from < end && end <= span.until);
  const chosen = ends.find(({ end, span }) => end === span.until) ?? ends[0];
  if (chosen === undefined) throw new Error(`a zone line ends at ${until.seconds} on no clock of its zone`);
  return chosen.end;
}

/**
 * The clocks of a compiled zone, each with the standard time of its day, which compiled files do not hold.
 *
 * A clock is cut in two where its zone line ends: standard time can change under a clock that reads on unchanged.
 */
export function buildSpans(zone: CompiledZone, lines: readonly ZoneLine[]): ZoneSpan[] {
  const spans = listClockSpans(zone);
  const ends = lines.map((line) => findLineEnd(line, spans));
  return spans.flatMap((span) =>
    lines.flatMap(({ standardSeconds }, line) => {
      const from = Math.max(span.from, ends[line - 1] ?? Number.NEGATIVE_INFINITY);
      const until = Math.min(span.until, ends[line] ?? Number.POSITIVE_INFINITY);
      return from < until ? [{ ...span, from, until, standardSeconds, line }] : [];
    }),
  );
}

const SECONDS_PER_YEAR = 366 * 86_400;

const savingSeconds = ({ offsetSeconds, standardSeconds }: ZoneSpan): number => offsetSeconds - standardSeconds;
const lengthSeconds = ({ from, until }: ZoneSpan): number => until - from;

/**
 * Standard time as clocks are commonly spoken of: the slower one, and summer time the faster.
 *
 * The database follows Irish law, by which Irish summer time is the standard and winter runs an hour behind it; so do
 * Namibia 1994–2017, Morocco 2018–2026 (behind in Ramadan) and Czechoslovakia in the winter of 1946. Where a zone line
 * has such a negative saving, its standard time becomes the slow clock, unless the fast one was kept for more than a
 * year without a break: Ireland was on +01:00 as standard time from 1968 to 1971.
 *
 * @source ziguard.awk of the tz database, which makes its "rearguard" form from the same four cases. One difference:
 *   there Namibia's last summer ends on 2017-10-24; here its clock, never changed since, is standard from 2017-09-03 on
 */
export function makeSavingsPositive(spans: readonly ZoneSpan[]): ZoneSpan[] {
  return spans.map((span) => {
    const sameLine = spans.filter(({ line }) => line === span.line);
    const behind = Math.min(0, ...sameLine.map(savingSeconds));
    const isStandardForYears = savingSeconds(span) === 0 && lengthSeconds(span) > SECONDS_PER_YEAR;
    if (behind === 0 || isStandardForYears) return span;
    return { ...span, standardSeconds: span.standardSeconds + behind };
  });
}

/**
 * Checks the standard times found in the source against the flag in the compiled file, two independent statements.
 *
 * @throws when a clock is flagged as daylight-saving time but shows standard time, or the other way round
 */
export function requireConsistentSavings(name: string, spans: readonly ZoneSpan[]): void {
  const wrong = spans.find((span) => span.isDst !== (savingSeconds(span) !== 0));
  if (wrong) throw new Error(`${name}: flag and standard time disagree from ${wrong.from} on`);
}

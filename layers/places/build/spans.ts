import type { ZoneLine } from './tzdata-source.ts';
import type { CompiledZone } from './tzif.ts';

/** A period in which a zone has one clock under one line of its source: `[from, until)`, Unix seconds. */
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
    const target = clocks[clock];
    if (target === undefined) throw new Error(`a transition refers to clock ${clock}, but there are ${clocks.length}`);
    return [{ ...target, from: at, until: starts[index + 1]?.at ?? Number.POSITIVE_INFINITY }];
  });
}

/**
 * The instant at which a zone line ends, Unix seconds. A wall-clock end refers to the clock in force just before. Where
 * daylight-saving time makes two instants possible, the line ends where the compiled clock changes.
 */
function findLineEnd({ until, standardSeconds }: ZoneLine, spans: readonly ClockSpan[]): number {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  if (until.clock === 'universal') return until.seconds;
  if (until.clock === 'standard') return until.seconds - standardSeconds;
  const ends = spans
    .map((span) => ({ end: until.seconds - span.offsetSeconds, span }))
    .filter(({ end, span }) => span.from < end && end <= span.until);
  const chosen = ends.find(({ end, span }) => end === span.until) ?? ends[0];
  if (chosen === undefined) throw new Error(`the end of a zone line, ${until.seconds}, matches no clock of its zone`);
  return chosen.end;
}

/**
 * The clocks of a compiled zone with their standard time, which compiled files do not contain.
 *
 * A clock is split where its zone line ends, because standard time can change while the clock does not.
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
 * Makes the slower clock standard time and the faster one daylight-saving time, as in common usage.
 *
 * The database follows Irish law, by which Irish summer time is the standard and winter runs an hour behind it; so do
 * Namibia 1994–2017, Morocco 2018–2026 (behind in Ramadan) and Czechoslovakia in the winter of 1946. Where a zone line
 * has such a negative saving, its standard time becomes the slow clock, unless the fast one lasted for more than a year
 * without a break: Ireland had +01:00 as standard time from 1968 to 1971.
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
 * Checks the standard times of the source against the daylight-saving flags of the compiled file, which are independent.
 *
 * @throws Error where a clock with the flag shows standard time, or one without the flag does not
 */
export function requireConsistentSavings(name: string, spans: readonly ZoneSpan[]): void {
  const wrong = spans.find((span) => span.isDst !== (savingSeconds(span) !== 0));
  if (wrong) throw new Error(`${name}: daylight-saving flag and standard time disagree from ${wrong.from} on`);
}

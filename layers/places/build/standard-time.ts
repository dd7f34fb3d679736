import type { Span } from './spans.ts';

const SECONDS_PER_YEAR = 366 * 86_400;

const saving = ({ offsetSeconds, standardSeconds }: Span): number => offsetSeconds - standardSeconds;
const lasts = ({ from, until }: Span): number => until - from;

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
export function withPositiveSavings(spans: readonly Span[]): Span[] {
  return spans.map((span) => {
    const sameLine = spans.filter(({ line }) => line === span.line);
    const behind = Math.min(0, ...sameLine.map(saving));
    const isStandardForYears = saving(span) === 0 && lasts(span) > SECONDS_PER_YEAR;
    if (behind === 0 || isStandardForYears) return span;
    return { ...span, standardSeconds: span.standardSeconds + behind };
  });
}

/**
 * Checks the standard times found in the source against the flag in the compiled file, two independent statements.
 *
 * @throws when a clock is flagged as daylight-saving time but shows standard time, or the other way round
 */
export function checkSavings(name: string, spans: readonly Span[]): void {
  const wrong = spans.find((span) => span.isDst !== (saving(span) !== 0));
  if (wrong) throw new Error(`${name}: flag and standard time disagree from ${wrong.from} on`);
}

import { formatInstant } from '../astro/clock/civil-time/format.ts';
import type { Ephemeris } from '../astro/port.ts';
import type { NumberedBodyId } from '../base/catalog/bodies.ts';
import { Problem } from '../base/errors/problem.ts';
import { clipRange, type JdRange, widenRange } from '../base/units/time.ts';
import { runCollectingProblems } from './collect-problems.ts';

/** Days and bodies of a request. */
interface DaysOfBodies {
  readonly days: readonly JdRange[];
  readonly bodies: readonly NumberedBodyId[];
  /** The members that state the first and the last day. */
  readonly dateMembers: { readonly first: string; readonly last: string };
  /** Days beyond the first and the last one that a search looks at, default 2. */
  readonly marginDays?: number;
}

/** A search looks beyond the ends of its days. */
const MARGIN_DAYS = 2;

/**
 * Refuses dates that the place left out, days beyond the files, and bodies whose own files do not cover the days.
 *
 * @returns the first day
 * @throws Problem `InvalidDatetime`, `DatetimeOutOfRange`, `InvalidBody`
 */
export function requireCoveredDays(
  { days, bodies, dateMembers, marginDays = MARGIN_DAYS }: DaysOfBodies,
  ephemeris: Ephemeris,
): JdRange {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw createMissingDateProblem(dateMembers.first);
  const span = widenRange({ fromJdUt: first.fromJdUt, toJdUt: last.toJdUt }, marginDays);
  const isTooLate = span.fromJdUt >= ephemeris.coverage().fromJdUt;
  const member = isTooLate ? dateMembers.last : dateMembers.first;
  requireSpan(span, ephemeris.coverage(), { location: `body.${member}`, code: 'DatetimeOutOfRange', marginDays });
  const checks = bodies.map((body, index) => () => {
    const location = `body.bodies[${index}]`;
    requireSpan(span, ephemeris.coverage(body), { location, code: 'InvalidBody', value: body, marginDays });
  });
  runCollectingProblems(checks);
  return first;
}

function createMissingDateProblem(member: string): Problem {
  const message = 'did not exist at the place, which left it out when it crossed the date line';
  return new Problem('InvalidDatetime', `The date ${message}.`, { issues: [{ location: `body.${member}`, message }] });
}

interface Fault {
  readonly marginDays: number;
  readonly location: string;
  readonly code: 'DatetimeOutOfRange' | 'InvalidBody';
  readonly value?: string;
}

function requireSpan(span: JdRange, coverage: JdRange, { location, code, value, marginDays }: Fault): void {
  const { fromJdUt, toJdUt } = clipRange(span, coverage);
  if (fromJdUt === span.fromJdUt && toJdUt === span.toJdUt) return;
  const inner = widenRange(coverage, -marginDays);
  const [from, to] = [inner.fromJdUt, inner.toJdUt].map((jd) => formatInstant(jd).slice(0, -'T00:00:00.000Z'.length));
  const message = value
    ? `is known only between ${from} and ${to}`
    : `must lie between ${from} and ${to}, which the ephemeris files cover`;
  const issue = { location, message, ...(value && { value }) };
  throw new Problem(code, value ? `${value} ${message}.` : `The days ${message}.`, { issues: [issue] });
}

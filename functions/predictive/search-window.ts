import type { CatalogBodyId } from '../../lib/catalog/bodies.ts';
import { formatUtc } from '../../lib/domain/civil-time/format.ts';
import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import { Problem } from '../../lib/errors/problem.ts';
import { type JdRange, type JdUt, jdUt, unixFromJdUt } from '../../lib/units/time.ts';
import { runCollectingProblems } from '../../lib/use-cases/collect-problems.ts';
import { requireCoveredMoment } from '../../lib/use-cases/subject.ts';
import { maximumSearchYears, toWholeDays } from './search-range.ts';

/** The dates of a search, and whose way is looked through. */
interface DatesAndBodies {
  readonly start_date: JdUt;
  readonly end_date?: JdUt | undefined;
  /** Each body, and where the request names it. */
  readonly bodies: readonly { readonly body: CatalogBodyId; readonly location: string }[];
}

/**
 * From when to when a search goes.
 *
 * Without an end it goes on for as long as one search may, or to the end of the files.
 *
 * @throws Problem `DatetimeOutOfRange` for a date that the files do not cover, `InvalidBody` for a body that is not
 * known all the time
 */
export function readSearchWindow(ephemeris: Ephemeris, { start_date, end_date, bodies }: DatesAndBodies): JdRange {
  runCollectingProblems([
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => end_date !== undefined && requireCoveredMoment(end_date, ephemeris, { location: 'body.end_date' }),
  ]);
  const names = bodies.map(({ body }) => body);
  const mostDays = toWholeDays(maximumSearchYears(names));
  const lastCovered = Math.min(...names.map((body) => ephemeris.coverage(body).toJdUt));
  const window = { fromJdUt: start_date, toJdUt: end_date ?? jdUt(Math.min(start_date + mostDays, lastCovered)) };
  runCollectingProblems(bodies.map((one) => () => requireCoveredBody(ephemeris, one, window)));
  return window;
}

/** @throws Problem `InvalidBody` for a body that is not known all the time */
export function requireCoveredBody(
  ephemeris: Ephemeris,
  { body, location }: DatesAndBodies['bodies'][number],
  window: JdRange,
): void {
  const { fromJdUt, toJdUt } = ephemeris.coverage(body);
  if (window.fromJdUt >= fromJdUt && window.toJdUt <= toJdUt) return;
  const [from, to] = [fromJdUt, toJdUt].map((jd) => formatUtc(unixFromJdUt(jd)).slice(0, -'T00:00:00.000Z'.length));
  const message = `is known only between ${from} and ${to}`;
  throw new Problem('InvalidBody', `${body} ${message}.`, { issues: [{ location, message, value: body }] });
}

import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import type { JdRange, JdUt } from '../../lib/units/time.ts';
import { runCollectingProblems } from '../../lib/use-cases/collect-problems.ts';
import { requireCoveredMoment } from '../../lib/use-cases/subject.ts';
import type { VenusRangeRequest } from './range-request.ts';

/**
 * The span that a request asks about.
 *
 * @throws Problem `DatetimeOutOfRange` where either end lies outside the ephemeris files
 */
export function readRange({ start_date, end_date }: VenusRangeRequest, ephemeris: Ephemeris): JdRange {
  runCollectingProblems([
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => requireCoveredMoment(end_date, ephemeris, { location: 'body.end_date' }),
  ]);
  return { fromJdUt: start_date, toJdUt: end_date };
}

/** @throws Problem `DatetimeOutOfRange` outside the ephemeris files */
export function readDate({ date }: { readonly date: JdUt }, ephemeris: Ephemeris): JdUt {
  requireCoveredMoment(date, ephemeris, { location: 'body.date' });
  return date;
}

import type { GeocentricSky } from '../../lib/astro/motion/geocentric-sky.ts';
import type { Ephemeris } from '../../lib/astro/port.ts';
import type { JdRange } from '../../lib/base/units/time.ts';
import { runCollectingProblems } from '../../lib/charts/collect-problems.ts';
import { requireCoveredMoment } from '../../lib/charts/subject.ts';
import { measureAyanamsa, type ZodiacWithAyanamsa } from '../../lib/charts/zodiac.ts';
import type { VenusRangeRequest } from './range-request.ts';
import { toVenusSky, type VenusServices } from './venus-sky.ts';

/** The events of a range, ascending, with the zodiac as it is at the beginning of the range. */
export interface RangeResult<Event> {
  readonly window: JdRange;
  readonly zodiac: ZodiacWithAyanamsa;
  readonly events: readonly Event[];
}

/** How the events of one kind are found, and what each becomes in the zodiac of the answer. */
interface RangeSearch<Found, Event> {
  readonly find: (sky: GeocentricSky, window: JdRange) => readonly Found[];
  readonly place: (found: Found, sky: GeocentricSky) => Event;
}

/**
 * Finds the events of the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchRange<Found, Event>(
  request: VenusRangeRequest,
  services: VenusServices,
  { find, place }: RangeSearch<Found, Event>,
): RangeResult<Event> {
  const sky = toVenusSky(request, services);
  const window = readRange(request, sky.ephemeris);
  const events = find(sky, window).map((found) => place(found, sky));
  return { window, zodiac: measureAyanamsa(sky.zodiac, window.fromJdUt, sky.ephemeris), events };
}

function readRange({ start_date, end_date }: VenusRangeRequest, ephemeris: Ephemeris): JdRange {
  runCollectingProblems([
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => requireCoveredMoment(end_date, ephemeris, { location: 'body.end_date' }),
  ]);
  return { fromJdUt: start_date, toJdUt: end_date };
}

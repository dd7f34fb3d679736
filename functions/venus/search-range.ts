import { createPositionSource, type PositionSource } from '../../lib/domain/events/position-source.ts';
import type { OutputZodiac } from '../../lib/domain/venus/output-zodiac.ts';
import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import type { JdRange } from '../../lib/units/time.ts';
import { runCollectingProblems } from '../../lib/use-cases/collect-problems.ts';
import { requireCoveredMoment } from '../../lib/use-cases/subject.ts';
import { measureAyanamsa, toZodiac, type ZodiacWithAyanamsa } from '../../lib/use-cases/zodiac.ts';
import type { VenusRangeRequest } from './range-request.ts';

/** The events of a range, ascending, with the zodiac as it is at the beginning of the range. */
export interface RangeResult<Event> {
  readonly window: JdRange;
  readonly zodiac: ZodiacWithAyanamsa;
  readonly events: readonly Event[];
}

/** How the events of one kind are found, and what each becomes in the zodiac of the answer. */
interface RangeSearch<Found, Event> {
  readonly find: (sky: PositionSource, window: JdRange) => readonly Found[];
  readonly place: (found: Found, zodiac: OutputZodiac) => Event;
}

/**
 * Finds the events of the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchRange<Found, Event>(
  request: VenusRangeRequest,
  ephemeris: Ephemeris,
  { find, place }: RangeSearch<Found, Event>,
): RangeResult<Event> {
  const window = readRange(request, ephemeris);
  const zodiac = toZodiac(request);
  const events = find(createPositionSource(ephemeris), window).map((found) => place(found, { ephemeris, zodiac }));
  return { window, zodiac: measureAyanamsa(zodiac, window.fromJdUt, ephemeris), events };
}

function readRange({ start_date, end_date }: VenusRangeRequest, ephemeris: Ephemeris): JdRange {
  runCollectingProblems([
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => requireCoveredMoment(end_date, ephemeris, { location: 'body.end_date' }),
  ]);
  return { fromJdUt: start_date, toJdUt: end_date };
}

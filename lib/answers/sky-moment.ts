import { type JdUt, unixFromJdUt } from '../base/units/time.ts';
import { formatInstant, formatLocal } from '../domain/civil-time/format.ts';
import type { PlaceClock } from '../domain/civil-time/place-clock.ts';
import { offsetAt } from '../use-cases/local-days.ts';

/** A moment as ISO 8601 in UTC and at the place. */
export const toSkyMoment = (moment: JdUt, clock: PlaceClock) => ({
  datetime_utc: formatInstant(moment),
  datetime: formatLocal(unixFromJdUt(moment), offsetAt(clock, moment)),
});

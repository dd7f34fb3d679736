import { formatInstant, formatLocal } from '../astro/clock/civil-time/format.ts';
import type { PlaceClock } from '../astro/clock/civil-time/place-clock.ts';
import { type JdUt, unixFromJdUt } from '../base/units/time.ts';
import { offsetAt } from '../charts/local-days.ts';

/** A moment as ISO 8601 on the clock of the place, with its offset. */
export const toLocalText = (moment: JdUt, clock: PlaceClock): string =>
  formatLocal(unixFromJdUt(moment), offsetAt(clock, moment));

/** A moment as ISO 8601 in UTC and at the place. */
export const toSkyMoment = (moment: JdUt, clock: PlaceClock) => ({
  datetime_utc: formatInstant(moment),
  datetime: toLocalText(moment, clock),
});

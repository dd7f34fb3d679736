import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds } from '../../../base/units/time.ts';
import { wallAt } from '../civil-time/civil.ts';
import type { ZoneClock } from '../civil-time/place-clock.ts';
import type { ZoneHistory } from '../civil-time/zone.ts';
import type { CheckedBirth } from './birth.ts';
import { type ClockServices, findClockOfReading } from './clock-of-place.ts';
import type { BirthSlip } from './slip.ts';

/** A time as it was noted may be so much off the clock. */
const NEARNESS_SECONDS = 300;
/** A smaller change moves the Ascendant by less than a quarter of a degree. */
const SMALLEST_CHANGE_SECONDS = 60;

/**
 * Whether the clock was changed within five minutes of a birth, so that a time a few minutes earlier or later is a
 * different distance away. A time that occurred twice or never has a warning of its own.
 */
export function checkClockChange(birth: CheckedBirth, services: ClockServices): readonly BirthSlip[] {
  const { moment, timeIsKnown } = birth;
  const { timezone, resolution, instant } = moment;
  const isReadOnClock = ['timezone', 'coordinates', 'local_practice', 'local_mean_time'].includes(resolution.source);
  if (timezone === undefined || !timeIsKnown || !isReadOnClock || resolution.status !== 'unique') return [];
  const clock = findClock(birth, timezone, services);
  if (!clock) return [];
  const wall = wallAt(instant, moment.offsetSeconds);
  const change = listChanges(clock.zone, instant).find(
    ({ from, to }) => wall >= from - NEARNESS_SECONDS && wall <= to + NEARNESS_SECONDS,
  );
  const zone = clock.compare ? undefined : timezone;
  return change ? [{ code: 'NearClockChange', zone, ...change.clock }] : [];
}

function findClock(
  birth: CheckedBirth,
  timezone: string,
  services: ClockServices,
): Pick<ZoneClock, 'zone' | 'compare'> | undefined {
  if (birth.place) return findClockOfReading(birth, birth.place, services);
  const zone = services.zones.find(timezone);
  return zone && { zone };
}

/** Changes of the clock around an instant, with the readings that they skip or repeat. */
function listChanges(zone: ZoneHistory, instant: UnixSeconds) {
  const [first, last] = [unixSeconds(instant - SECONDS_PER_DAY), unixSeconds(instant + SECONDS_PER_DAY)];
  return zone.transitionsBetween(first, last).flatMap((at) => {
    const beforeSeconds = zone.periodAt(unixSeconds(at - 1)).offsetSeconds;
    const afterSeconds = zone.periodAt(at).offsetSeconds;
    if (Math.abs(afterSeconds - beforeSeconds) < SMALLEST_CHANGE_SECONDS) return [];
    return [
      {
        from: wallAt(at, Math.min(beforeSeconds, afterSeconds)),
        to: wallAt(at, Math.max(beforeSeconds, afterSeconds)),
        clock: { beforeSeconds, afterSeconds, changedAt: at },
      },
    ];
  });
}

import type { ZoneHistory } from '../civil-time/zone.ts';
import { type CheckedBirth, type EarthPoint, findStatedZone } from './birth.ts';
import { type ClockServices, findDisagreeingClock } from './clock-of-place.ts';
import type { BirthSlip } from './slip.ts';
import { clockDistanceSeconds } from './zone-fit.ts';

/** A clock that is so far off is that of another place; a place's own summer or standard time is nearer. */
const WIDEST_GAP_SECONDS = 3 * 3600;
const LIKELY_CLOCK_SECONDS = 2.5 * 3600;
const SECONDS_PER_DEGREE = 240;

/** Whether an offset that was stated is far from the clock of the place. UTC itself is used everywhere. */
export function checkOffset(birth: CheckedBirth, place: EarthPoint, services: ClockServices): readonly BirthSlip[] {
  const { stated, moment } = birth;
  const own = stated.moment.type === 'civil' ? stated.moment.offsetSeconds : undefined;
  const offsetSeconds = own ?? findStatedZone(birth).utc_offset_seconds;
  if (!offsetSeconds) return [];
  const { instant } = moment;
  const offsetAt = (zone: ZoneHistory): number => zone.periodAt(instant).offsetSeconds;
  const other = findDisagreeingClock(
    { stated, place, instant },
    ({ zone }) => clockDistanceSeconds(offsetSeconds, offsetAt(zone)) <= WIDEST_GAP_SECONDS,
    services,
  );
  if (!other) return [];
  const mirroredDeg = -place.longitudeDeg;
  const fitsMirrored = clockDistanceSeconds(offsetSeconds, mirroredDeg * SECONDS_PER_DEGREE) <= LIKELY_CLOCK_SECONDS;
  return [
    {
      code: 'OffsetDisagreesWithPlace',
      offsetSeconds,
      place: { zone: other.zone.name, offsetSeconds: offsetAt(other.zone) },
      fittingLongitudeDeg: fitsMirrored ? mirroredDeg : undefined,
    },
  ];
}

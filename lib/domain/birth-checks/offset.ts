import { type CheckedBirth, type EarthPoint, findStatedZone } from './birth.ts';
import type { BirthSlip } from './slip.ts';
import { clockDistanceSeconds } from './zone-fit.ts';

/** No clock on land is farther from the sun than five hours, summer time included. */
const WIDEST_CLOCK_SECONDS = 5 * 3600;
const LIKELY_CLOCK_SECONDS = 2.5 * 3600;
const SECONDS_PER_DEGREE = 240;

/** Whether an offset that was stated belongs to the other side of Greenwich. UTC itself is used everywhere. */
export function checkOffset(birth: CheckedBirth, { longitudeDeg }: EarthPoint): readonly BirthSlip[] {
  const { moment } = birth.stated;
  const own = moment.type === 'civil' ? moment.offsetSeconds : undefined;
  const offsetSeconds = own ?? findStatedZone(birth).utc_offset_seconds;
  if (!offsetSeconds) return [];
  const meanTimeSeconds = longitudeDeg * SECONDS_PER_DEGREE;
  const isPossible = clockDistanceSeconds(offsetSeconds, meanTimeSeconds) <= WIDEST_CLOCK_SECONDS;
  const fitsMirrored = clockDistanceSeconds(offsetSeconds, -meanTimeSeconds) <= LIKELY_CLOCK_SECONDS;
  if (isPossible || !fitsMirrored) return [];
  return [{ code: 'OffsetDisagreesWithPlace', offsetSeconds, longitudeDeg }];
}

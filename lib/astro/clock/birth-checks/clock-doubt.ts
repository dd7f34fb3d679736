import { type CheckedBirth, isInstantStated } from './birth.ts';
import type { BirthSlip, SlipCode } from './slip.ts';

/** Slips about the clock itself. */
const ABOUT_CLOCK: ReadonlySet<SlipCode> = new Set([
  'ZoneDisagreesWithPlace',
  'OffsetDisagreesWithPlace',
  'ZoneWithoutSummerTime',
]);

/** Whether a slip leaves the clock of a birth in doubt. Coordinates in doubt do so unless the moment is an instant. */
export function leavesClockInDoubt(slip: BirthSlip, { stated }: CheckedBirth): boolean {
  const hasOtherPlace =
    slip.code === 'CoordinatesLookExchanged' || (slip.code === 'PlaceFarFromTowns' && slip.fitting !== undefined);
  return ABOUT_CLOCK.has(slip.code) || (hasOtherPlace && !isInstantStated(stated));
}

import type { CheckedBirth, EarthPoint } from '../domain/birth-checks/birth.ts';
import { describeSlip } from '../domain/birth-checks/describe-slip.ts';
import { findSlips } from '../domain/birth-checks/find-slips.ts';
import { checkCoordinates } from '../domain/birth-checks/place.ts';
import type { BirthCheckServices } from '../domain/birth-checks/zone-fit.ts';
import type { Warning } from '../domain/chart/warning.ts';
import type { ZoneLookup } from '../domain/places/zone-lookup.ts';
import type { SystemClock } from '../units/system-clock.ts';
import { type UnixSeconds, unixSeconds } from '../units/time.ts';

/**
 * Warnings about what looks like a slip in the statement of a birth, each with the form that would be right.
 *
 * @throws Problem `PlacesUnavailable`
 */
export function createBirthWarnings(
  birth: CheckedBirth,
  services: BirthCheckServices & { readonly clock: SystemClock },
): Warning[] {
  const now = unixSeconds(services.clock.now().getTime() / 1000);
  return createSlipWarnings(birth, services, now);
}

/** As {@link createBirthWarnings}, for a moment that may lie in the future. */
export function createMomentWarnings(moment: CheckedBirth, services: BirthCheckServices): Warning[] {
  return createSlipWarnings(moment, services, unixSeconds(Number.POSITIVE_INFINITY));
}

const createSlipWarnings = (birth: CheckedBirth, services: BirthCheckServices, now: UnixSeconds): Warning[] =>
  findSlips(birth, services, now).map(describeSlip);

/** Warnings about coordinates that stand alone: far from any town, or exchanged. */
export function createPlaceWarnings(place: EarthPoint, zoneLookup: ZoneLookup): Warning[] {
  return checkCoordinates({ place, zone: undefined }, zoneLookup).map(describeSlip);
}

import type { ZoneHistory } from '../civil-time/zone.ts';
import type { ZoneLookup } from '../places/zone-lookup.ts';
import { type CheckedBirth, type EarthPoint, findStatedZone, findZoneName, isInstantStated } from './birth.ts';
import { type ClockServices, findDisagreeingClock } from './clock-of-place.ts';
import { changeSigns, exchangeCoordinates } from './other-readings.ts';
import type { BirthSlip } from './slip.ts';
import { describeMismatch } from './zone.ts';
import {
  type BirthCheckServices,
  clockDistanceSeconds,
  findOtherClock,
  fitsNear,
  isNear,
  type NamedZone,
} from './zone-fit.ts';

/**
 * Whether place and zone of a birth agree, whether towns are near, and whether its coordinates look exchanged. Of several
 * signs of one fault only the best explanation is kept.
 */
export function checkPlace(birth: CheckedBirth, services: BirthCheckServices): readonly BirthSlip[] {
  const { place, stated } = birth;
  if (!place) return [];
  const named = findNamedZone(birth, place, services);
  const other = named && findOtherClock(named, services);
  const mismatch = named && other && { named, other, isInstant: isInstantStated(stated) };
  const zone = named && isZoneOfPlaces(named.zone) ? named.zone : undefined;
  return keepBest([
    ...(mismatch ? describeMismatch(mismatch, services) : []),
    ...(named ? [] : checkOffset(birth, place, services)),
    ...checkCoordinates({ place, zone }, services.zoneLookup),
  ]);
}

const keepBest = (slips: readonly BirthSlip[]): readonly BirthSlip[] =>
  slips.toSorted((a, b) => rankExplanation(a) - rankExplanation(b)).slice(0, 1);

/** Exchanged coordinates explain most, then a lost sign, then another zone. */
function rankExplanation(slip: BirthSlip): number {
  if (slip.code === 'CoordinatesLookExchanged') return 0;
  const hasOtherSign =
    ('fittingLongitudeDeg' in slip && slip.fittingLongitudeDeg !== undefined) ||
    (slip.code === 'PlaceFarFromTowns' && slip.fitting !== undefined);
  if (hasOtherSign) return 1;
  return slip.code === 'PlaceFarFromTowns' ? 3 : 2;
}

function findNamedZone(birth: CheckedBirth, place: EarthPoint, { zones }: BirthCheckServices): NamedZone | undefined {
  const name = findZoneName(birth);
  const zone = name === undefined ? undefined : zones.find(name);
  return zone && { zone, place, instant: birth.moment.instant, stated: birth.stated };
}

interface PlaceInQuestion {
  readonly place: EarthPoint;
  /** Undefined where no zone is named, or one that is of no place, such as UTC. */
  readonly zone: ZoneHistory | undefined;
}

/** Whether towns are near a place, and whether its coordinates look exchanged. */
export function checkCoordinates({ place, zone }: PlaceInQuestion, { grid }: ZoneLookup): readonly BirthSlip[] {
  const hasTowns = (point: EarthPoint): boolean => grid.hasTownsNear(point.latitudeDeg, point.longitudeDeg);
  const isInZone = zone === undefined || isNear(zone, place, grid);
  const isFar = !hasTowns(place);
  if (isInZone && !isFar) return [];
  const fits = (point: EarthPoint): boolean => (zone ? fitsNear(zone, point, grid) : hasTowns(point));
  const exchanged = [exchangeCoordinates(place)].find((point) => point && fits(point));
  const mayBeMeant = zone === undefined && grid.zonesNear(place.latitudeDeg, place.longitudeDeg).some(isRemote);
  if (exchanged && !mayBeMeant) return [{ code: 'CoordinatesLookExchanged', place: exchanged, zone: zone?.name }];
  const fitting = zone && changeSigns(place).find(fits);
  return isFar ? [{ code: 'PlaceFarFromTowns', place, fitting, exchanged }] : [];
}

/** Whether a zone is one of islands or of Antarctica, where people live far from any town. */
const isRemote = (zone: string): boolean => /^(Antarctica|Arctic|Atlantic|Indian|Pacific)\//.test(zone);

const isZoneOfPlaces = ({ name }: ZoneHistory): boolean => name.includes('/') && !name.startsWith('Etc/');

/** A clock that is so far off is that of another place; a place's own summer or standard time is nearer. */
const WIDEST_GAP_SECONDS = 3 * 3600;
const LIKELY_CLOCK_SECONDS = 2.5 * 3600;
const SECONDS_PER_DEGREE = 240;

/** Whether an offset that was stated is far from the clock of the place. UTC itself is used everywhere. */
function checkOffset(birth: CheckedBirth, place: EarthPoint, services: ClockServices): readonly BirthSlip[] {
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

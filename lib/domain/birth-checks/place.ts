import type { ZoneHistory } from '../civil-time/zone.ts';
import type { ZoneLookup } from '../places/zone-lookup.ts';
import { type CheckedBirth, type EarthPoint, findZoneName, isInstantStated } from './birth.ts';
import { checkOffset } from './offset.ts';
import { changeSigns, exchangeCoordinates } from './other-readings.ts';
import type { BirthSlip } from './slip.ts';
import { describeMismatch } from './zone.ts';
import { type BirthCheckServices, findOtherClock, fitsNear, isNear, type NamedZone } from './zone-fit.ts';

/** Whether place and zone of a birth agree, whether towns are near, and whether its coordinates look exchanged. */
export function checkPlace(birth: CheckedBirth, services: BirthCheckServices): readonly BirthSlip[] {
  const { place, stated } = birth;
  if (!place) return [];
  const named = findNamedZone(birth, place, services);
  const other = named && findOtherClock(named, services);
  const mismatch = named && other && { named, other, isInstant: isInstantStated(stated) };
  const zone = named && isZoneOfPlaces(named.zone) ? named.zone : undefined;
  return [
    ...(mismatch ? describeMismatch(mismatch, services) : []),
    ...(named ? [] : checkOffset(birth, place)),
    ...checkCoordinates({ place, zone }, services.zoneLookup),
  ];
}

function findNamedZone(birth: CheckedBirth, place: EarthPoint, { zones }: BirthCheckServices): NamedZone | undefined {
  const name = findZoneName(birth);
  const zone = name === undefined ? undefined : zones.find(name);
  return zone && { zone, place, instant: birth.moment.instant };
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
  const exchanged = exchangeCoordinates(place);
  const looksExchanged = exchanged !== undefined && fits(exchanged);
  const fitting = zone && changeSigns(place).find(fits);
  return [
    ...(looksExchanged ? [{ code: 'CoordinatesLookExchanged', place: exchanged, zone: zone?.name } as const] : []),
    ...(isFar ? [{ code: 'PlaceFarFromTowns', place, fitting } as const] : []),
  ];
}

const isZoneOfPlaces = ({ name }: ZoneHistory): boolean => name.includes('/') && !name.startsWith('Etc/');

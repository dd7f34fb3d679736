import { createPlacesUnavailable } from '../places-unavailable.ts';
import type { LandZones } from './land-zones.ts';

/** Positions, latitude and longitude, of the gazetteer's places that lie in another number of zones than one, by these zones. */
export type PlacesInSeveralZones = Readonly<Record<string, readonly (readonly number[])[]>>;

type ZoneAtPosition = (latitudeDeg: number, longitudeDeg: number) => string | undefined;

const toKey = (latitudeDeg = 0, longitudeDeg = 0): string => `${latitudeDeg} ${longitudeDeg}`;

/**
 * A look-up of zones without the boundaries. It knows the positions of the gazetteer's places, for which it answers as the boundaries
 * do, and refuses every other point.
 *
 * @param exceptions names of zones separated by spaces, with positions
 * @returns a function that throws Problem `PlacesUnavailable`
 */
export function createZonesOfPlaces(zoneAtPosition: ZoneAtPosition, exceptions: PlacesInSeveralZones): LandZones {
  const several = new Map(
    Object.entries(exceptions).flatMap(([zones, positions]) =>
      positions.map(([latitudeDeg, longitudeDeg]) => [
        toKey(latitudeDeg, longitudeDeg),
        zones.split(' ').filter((zone) => zone !== ''),
      ]),
    ),
  );
  return (latitudeDeg, longitudeDeg) => {
    const zone = zoneAtPosition(latitudeDeg, longitudeDeg);
    const known = several.get(toKey(latitudeDeg, longitudeDeg)) ?? (zone === undefined ? undefined : [zone]);
    if (known) return known;
    throw createPlacesUnavailable(
      'The boundaries of the time zones are not there, and the point is the position of no known place',
    );
  };
}

import type { Place } from '../../../lib/domain/places/gazetteer.ts';
import { readGazetteerFile } from '../../../lib/geo/gazetteer/file.ts';
import { placeRows } from '../../../lib/geo/gazetteer/place-rows.ts';

/** A place as it is compared. */
export interface Entry {
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly timezone: string;
  readonly population: number;
}

const entryOf = ({ name, state = '', country, latitude, longitude, timezone, population = 0 }: Place): Entry => ({
  name,
  state,
  country,
  lat: latitude,
  lng: longitude,
  timezone,
  population,
});

/** Every place of a gazetteer, those with the most inhabitants first. */
export function readEntries(path: string): readonly Entry[] {
  const file = readGazetteerFile(path);
  const placeAt = placeRows(file);
  return Array.from({ length: file.columns.latitudes.length }, (_, row) => entryOf(placeAt(row)));
}

/** `Vienna (Vienna, Austria)` */
export const titleOf = ({ name, state, country }: Entry): string =>
  `${name} (${[state, country].filter(Boolean).join(', ')})`;

import type { Gazetteer } from '../../domain/places/gazetteer.ts';
import type { ReadFile } from '../layer-file.ts';
import { readGazetteerFile } from './file.ts';
import { nearestRow } from './nearest.ts';
import { placeRows } from './place-rows.ts';
import { placeSearch } from './search.ts';

/**
 * The gazetteer in the file that layers/places/build/gazetteer writes. Opening reads the file into memory and parses
 * nothing but a header of a few kilobytes; a place is put together when it is an answer.
 *
 * @param path of layers/places/gazetteer.bin
 * @param read as it is on the disk, unless stated
 * @throws when the file is missing or is not a gazetteer
 */
export function openGazetteer(path: string, read?: ReadFile): Gazetteer {
  const file = readGazetteerFile(path, read);
  const placeAt = placeRows(file);
  const search = placeSearch(file);
  const nearest = nearestRow(file.columns);
  return {
    attribution: file.header.attribution,
    search: (query, limit) => search(query, limit).map(placeAt),
    nearest: (latitudeDeg, longitudeDeg, options) => {
      const found = nearest(latitudeDeg, longitudeDeg, options);
      return found && { place: placeAt(found.row), distanceKm: found.distanceKm };
    },
  };
}

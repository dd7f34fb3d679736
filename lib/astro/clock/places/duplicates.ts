import { angleBetweenDeg, arcLengthKm, toUnitVector } from '../../sky/sphere.ts';
import { foldName } from './fold.ts';
import type { NamedPlace } from './place-name-matches.ts';

/** Places of one name in one state within this distance are one place that the data list twice. */
const SAME_PLACE_WITHIN_KM = 20;

/** Leaves out each place that lies near an earlier one of the same name, state and country. */
export function mergeDuplicates(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const groups = Map.groupBy(places, ({ name, state, country_code }) => `${foldName(name)}|${state}|${country_code}`);
  const kept = new Set([...groups.values()].flatMap(keepDistant));
  return places.filter((place) => kept.has(place));
}

function keepDistant(group: readonly NamedPlace[]): readonly NamedPlace[] {
  const kept: NamedPlace[] = [];
  for (const place of group) {
    if (kept.every((other) => measureDistanceKm(place, other) > SAME_PLACE_WITHIN_KM)) kept.push(place);
  }
  return kept;
}

const toVector = ({ latitude, longitude }: NamedPlace) =>
  toUnitVector({ latitudeDeg: latitude, longitudeDeg: longitude });

const measureDistanceKm = (a: NamedPlace, b: NamedPlace): number =>
  arcLengthKm(angleBetweenDeg(toVector(a), toVector(b)));

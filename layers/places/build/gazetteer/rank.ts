import type { MergedPlace } from './merge.ts';

/** A section ranks like a town of a tenth of its size: `Kensington` may mean a town elsewhere. */
const SECTION_SHARE = 0.1;

/** A place with its population and, for a section, its city. */
export interface RankedPlace {
  readonly place: MergedPlace;
  readonly population: number;
  /** The place itself, unless it is a section of a city. */
  readonly city: MergedPlace;
}

/** Sorts places by population, then by name and position, so that the same sources give the same order. */
export function rankPlaces(
  places: readonly MergedPlace[],
  cityOf: ReadonlyMap<MergedPlace, MergedPlace>,
): readonly RankedPlace[] {
  const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return places
    .map((place) => {
      const city = cityOf.get(place) ?? place;
      const population = place.record?.population ?? 0;
      return { place, population, city, weight: city === place ? population : population * SECTION_SHARE };
    })
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        compareText(a.place.name, b.place.name) ||
        compareText(a.place.country, b.place.country) ||
        a.place.lat - b.place.lat ||
        a.place.lng - b.place.lng,
    );
}

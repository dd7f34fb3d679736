import { Grid, greatCircleKm } from './grid.ts';
import type { MergedPlace } from './merge.ts';

const SECTION = 'PPLX';
/** GeoNames has New York's boroughs as the seats of its five counties. */
const BOROUGHS_OF_NEW_YORK = new Set(['Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island']);
const MIN_POPULATION_WITH_SECTIONS = 50_000;
/** As dense as a city of middling size; gives the radius of one from its inhabitants. */
const INHABITANTS_PER_KM2 = 5000;
/** A section may lie farther out than where a city of its size would end: cities are no circles. */
const MAX_SECTION_RADII = 3;

const populationOf = ({ record }: MergedPlace): number => record?.population ?? 0;
const radiusKm = (city: MergedPlace): number => Math.sqrt(populationOf(city) / INHABITANTS_PER_KM2 / Math.PI);

/** GeoNames gives no state for some cities that are one, such as Hong Kong. */
const isSameDivision = (a: MergedPlace, b: MergedPlace): boolean =>
  [
    [a.admin1, b.admin1],
    [a.admin2, b.admin2],
  ].every(([one, other]) => one === '' || other === '' || one === other);

const isBorough = ({ name, country, admin1 }: MergedPlace): boolean =>
  country === 'US' && admin1 === 'NY' && BOROUGHS_OF_NEW_YORK.has(name);

const isSection = (place: MergedPlace): boolean => place.record?.featureCode === SECTION || isBorough(place);

/** In how many radii of a city a place lies; Infinity where it cannot belong to it. */
function measureRadii(place: MergedPlace, city: MergedPlace): number {
  if (city === place || populationOf(city) <= populationOf(place)) return Number.POSITIVE_INFINITY;
  // Places new since 2020 have no kind: within a city's circle, county included, they are taken for sections of it.
  const farthest = place.record === undefined ? 1 : MAX_SECTION_RADII;
  if (place.record === undefined && !isSameDivision(place, city)) return Number.POSITIVE_INFINITY;
  const radii = greatCircleKm(place, city) / radiusKm(city);
  return radii <= farthest ? radii : Number.POSITIVE_INFINITY;
}

/** Sections of cities, each with the city it belongs to. */
export function assignSectionsToCities(places: readonly MergedPlace[]): ReadonlyMap<MergedPlace, MergedPlace> {
  const cities = places.filter((place) => !isSection(place) && populationOf(place) >= MIN_POPULATION_WITH_SECTIONS);
  const grid = new Grid(cities, ({ country }) => country);
  const found = new Map<MergedPlace, MergedPlace>();
  for (const place of places) {
    if (!isSection(place) && place.record !== undefined) continue;
    const near = grid.listAround(place).map((city) => ({ city, radii: measureRadii(place, city) }));
    const nearest = near.reduce((best, next) => (next.radii < best.radii ? next : best), {
      city: place,
      radii: Number.POSITIVE_INFINITY,
    });
    if (nearest.city !== place) found.set(place, nearest.city);
  }
  return found;
}

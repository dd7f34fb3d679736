import { Grid, greatCircleKm } from './grid.ts';
import type { MergedPlace } from './merge.ts';

const SECTION = 'PPLX';
/** GeoNames classifies New York's boroughs as county seats, not as sections. */
const BOROUGHS_OF_NEW_YORK = new Set(['Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island']);
const MIN_POPULATION_WITH_SECTIONS = 50_000;
/** Population density of a medium-sized city, from which a city's radius follows. */
const INHABITANTS_PER_KM2 = 5000;
/** Largest distance of a section from its city, in radii: cities are not circular. */
const MAX_SECTION_RADII = 3;

const populationOf = ({ record }: MergedPlace): number => record?.population ?? 0;
const radiusKm = (city: MergedPlace): number => Math.sqrt(populationOf(city) / INHABITANTS_PER_KM2 / Math.PI);

/** Whether divisions agree where both are known. GeoNames gives no state for some cities, such as Hong Kong. */
const isSameDivision = (a: MergedPlace, b: MergedPlace): boolean =>
  [
    [a.admin1, b.admin1],
    [a.admin2, b.admin2],
  ].every(([one, other]) => one === '' || other === '' || one === other);

const isBorough = ({ name, country, admin1 }: MergedPlace): boolean =>
  country === 'US' && admin1 === 'NY' && BOROUGHS_OF_NEW_YORK.has(name);

const isSection = (place: MergedPlace): boolean => place.record?.featureCode === SECTION || isBorough(place);

/** Distance of a place from a city in radii of the city; Infinity where the place cannot be its section. */
function measureRadii(place: MergedPlace, city: MergedPlace): number {
  if (city === place || populationOf(city) <= populationOf(place)) return Number.POSITIVE_INFINITY;
  // Places new since 2020 have no feature code. Within a city's radius and county, they count as its sections.
  const farthest = place.record === undefined ? 1 : MAX_SECTION_RADII;
  if (place.record === undefined && !isSameDivision(place, city)) return Number.POSITIVE_INFINITY;
  const radii = greatCircleKm(place, city) / radiusKm(city);
  return radii <= farthest ? radii : Number.POSITIVE_INFINITY;
}

/** Maps each section to its city. */
export function assignSectionsToCities(places: readonly MergedPlace[]): ReadonlyMap<MergedPlace, MergedPlace> {
  const cities = places.filter((place) => !isSection(place) && populationOf(place) >= MIN_POPULATION_WITH_SECTIONS);
  const grid = new Grid(cities, ({ country }) => country);
  const cityOfSection = new Map<MergedPlace, MergedPlace>();
  for (const place of places) {
    if (!isSection(place) && place.record !== undefined) continue;
    const near = grid.listAround(place).map((city) => ({ city, radii: measureRadii(place, city) }));
    const nearest = near.reduce((best, next) => (next.radii < best.radii ? next : best), {
      city: place,
      radii: Number.POSITIVE_INFINITY,
    });
    if (nearest.city !== place) cityOfSection.set(place, nearest.city);
  }
  return cityOfSection;
}

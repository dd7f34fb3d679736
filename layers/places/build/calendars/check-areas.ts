import { distance } from 'geokdbush';
import {
  ANY_COUNTRY,
  type AreaPart,
  type AreaRecord,
  type CalendarTable,
} from '../../../../lib/adapters/places/calendars/table.ts';
import { listDateFaults } from './check-changes.ts';

/** Names of the states of each country in the gazetteer. */
export type StatesByCountry = ReadonlyMap<string, ReadonlySet<string>>;

type Circle = Extract<AreaPart, { readonly radiusKm: number }>;

/** Faults of a table, in words. */
export function listTableFaults({ areas, sources }: CalendarTable, statesOf: StatesByCountry): readonly string[] {
  const countries = [...new Set(areas.flatMap((area) => area.countries))];
  return [
    ...listRepeated(areas.map(({ id }) => id)).map((id) => `${id}: its rows are not together`),
    ...areas.flatMap(listDateFaults),
    ...listSourceFaults(areas, sources),
    ...countries.flatMap((country) => listCountryFaults(country, { areas, states: statesOf.get(country) })),
    ...(countries.includes(ANY_COUNTRY) ? [] : [`no area has the countries ${ANY_COUNTRY}`]),
  ];
}

const listRepeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

function listSourceFaults(areas: readonly AreaRecord[], sources: CalendarTable['sources']): string[] {
  const cited = new Set(areas.flatMap((area) => area.sources));
  return [
    ...areas.filter((area) => area.sources.length === 0).map(({ id }) => `${id}: no source`),
    ...[...cited].filter((key) => !Object.hasOwn(sources, key)).map((key) => `sources.csv has no ${key}`),
    ...Object.keys(sources)
      .filter((key) => !cited.has(key))
      .map((key) => `no area cites ${key}`),
  ];
}

interface CountryAreas {
  readonly areas: readonly AreaRecord[];
  /** Undefined for a country that the gazetteer does not have. */
  readonly states: ReadonlySet<string> | undefined;
}

/** Of two areas the earlier one counts, so that a narrower one must come first. */
function listCountryFaults(country: string, { areas, states }: CountryAreas): string[] {
  if (country !== ANY_COUNTRY && states === undefined) return [`the gazetteer has no country ${country}`];
  const own = areas.filter(({ countries }) => countries.includes(country));
  const ranks = own.map(({ part }) => (part === undefined ? 2 : 'states' in part ? 1 : 0));
  const misplaced = own.filter((_, index) => (ranks[index] ?? 0) < Math.max(...ranks.slice(0, index)));
  const whole = own.filter(({ part }) => part === undefined);
  return [
    ...misplaced.map(({ id }) => `${id}: comes after a wider area of ${country}`),
    ...(whole.length > 1 ? [`${country} has several areas without "where"`] : []),
    ...listStateFaults(own, { country, states: states ?? new Set(), isComplete: whole.length === 0 }),
    ...listCircleFaults(own),
  ];
}

interface CountryStates {
  readonly country: string;
  readonly states: ReadonlySet<string>;
  /** True where areas with states must have every state. */
  readonly isComplete: boolean;
}

function listStateFaults(own: readonly AreaRecord[], { country, states, isComplete }: CountryStates): string[] {
  const named = own.flatMap(({ part }) => (part && 'states' in part ? part.states : []));
  // An area of several countries names the states of all of them.
  const shared = own
    .filter(({ countries }) => countries.length > 1)
    .flatMap(({ part }) => (part && 'states' in part ? part.states : []));
  const unknown = named.filter((state) => !states.has(state) && !shared.includes(state));
  const missing = isComplete ? [...states].filter((state) => !named.includes(state)) : [];
  return [
    ...unknown.map((state) => `the gazetteer has no ${state} in ${country}`),
    ...listRepeated(named).map((state) => `${state} in ${country} is in two areas`),
    ...missing.map((state) => `${state} in ${country} is in no area`),
  ];
}

function listCircleFaults(own: readonly AreaRecord[]): string[] {
  const circles = own.flatMap(({ id, part }) => (part && 'radiusKm' in part ? [{ id, circle: part }] : []));
  return circles.flatMap(({ id, circle }, index) =>
    circles
      .slice(0, index)
      .filter((earlier) => overlapsPartly(earlier.circle, circle))
      .map((earlier) => `${earlier.id} and ${id} overlap, and the first is not within the second`),
  );
}

function overlapsPartly(inner: Circle, outer: Circle): boolean {
  const km = distance(inner.longitudeDeg, inner.latitudeDeg, outer.longitudeDeg, outer.latitudeDeg);
  return km < inner.radiusKm + outer.radiusKm && km + inner.radiusKm > outer.radiusKm;
}

import { foldName, foldWithoutApostrophes } from '../../../../lib/astro/clock/places/fold.ts';
import { Grid, greatCircleKm } from './grid.ts';
import type { City, GeoNamesRecord } from './read-sources.ts';

/** A current place with its record in the GeoNames table, if any. */
export interface MergedPlace extends City {
  readonly record: GeoNamesRecord | undefined;
}

/** A place and a record of the same name within this distance are the same; positions get corrected. */
const SAME_NAME_WITHIN_KM = 25;
/** Renamed places (Odessa, now Odesa) are matched by another name, within a shorter distance. */
const OTHER_NAME_WITHIN_KM = 10;
/** Within this distance they are the same even without a common name: the place was renamed. */
const SAME_SPOT_WITHIN_KM = 0.05;

interface MatchCandidate {
  readonly city: number;
  readonly record: GeoNamesRecord;
  /** Lower is more certain. */
  readonly doubt: number;
}

const namesByRecord = new Map<GeoNamesRecord, ReadonlySet<string>>();

function readNames(record: GeoNamesRecord): ReadonlySet<string> {
  const known = namesByRecord.get(record) ?? new Set([record.name, ...record.otherNames].map(foldWithoutApostrophes));
  namesByRecord.set(record, known);
  return known;
}

/** @returns undefined for different places */
function rateDoubt(city: City, record: GeoNamesRecord): number | undefined {
  const km = greatCircleKm(city, record);
  if (km > SAME_NAME_WITHIN_KM) return undefined;
  if (foldName(city.name) === foldName(record.name)) return km;
  if (km <= OTHER_NAME_WITHIN_KM && readNames(record).has(foldWithoutApostrophes(city.name)))
    return km + SAME_NAME_WITHIN_KM;
  return km <= SAME_SPOT_WITHIN_KM ? km + 2 * SAME_NAME_WITHIN_KM : undefined;
}

/** Matches current places with records of the GeoNames table; the most certain pairs win. */
export function mergePlaces(cities: readonly City[], records: readonly GeoNamesRecord[]): readonly MergedPlace[] {
  const grid = new Grid(records, ({ country }) => country);
  const pairs = cities.flatMap((city, index): MatchCandidate[] =>
    grid.listAround({ ...city, group: city.country }).flatMap((record) => {
      const doubt = rateDoubt(city, record);
      return doubt === undefined ? [] : [{ city: index, record, doubt }];
    }),
  );
  const recordOf = new Map<number, GeoNamesRecord>();
  const matched = new Set<GeoNamesRecord>();
  for (const { city, record } of pairs.sort((a, b) => a.doubt - b.doubt || a.city - b.city)) {
    if (recordOf.has(city) || matched.has(record)) continue;
    recordOf.set(city, record);
    matched.add(record);
  }
  return cities.map((city, index) => ({ ...city, record: recordOf.get(index) }));
}

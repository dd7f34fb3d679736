import { foldName, foldWithoutApostrophes } from '../../../../lib/domain/places/fold.ts';
import { Grid, greatCircleKm } from './grid.ts';
import type { City, GeoNamesRecord } from './read-sources.ts';

/** A place of today with what the larger table says of it, if it has it. */
export interface MergedPlace extends City {
  readonly record: GeoNamesRecord | undefined;
}

/** Places move on the map when somebody corrects them; one of the same name this near is the same. */
const SAME_NAME_WITHIN_KM = 25;
/** Renamed places (Odessa, now Odesa) are recognised by another name of theirs, nearer by. */
const OTHER_NAME_WITHIN_KM = 10;
/** At the same spot with no name in common: one of the two was renamed to something new. */
const SAME_SPOT_WITHIN_KM = 0.05;

interface MatchCandidate {
  readonly city: number;
  readonly record: GeoNamesRecord;
  /** The lower the surer. */
  readonly doubt: number;
}

const namesByRecord = new Map<GeoNamesRecord, ReadonlySet<string>>();

function readNames(record: GeoNamesRecord): ReadonlySet<string> {
  const known = namesByRecord.get(record) ?? new Set([record.name, ...record.otherNames].map(foldWithoutApostrophes));
  namesByRecord.set(record, known);
  return known;
}

/** @returns undefined where the two are different places */
function rateDoubt(city: City, record: GeoNamesRecord): number | undefined {
  const km = greatCircleKm(city, record);
  if (km > SAME_NAME_WITHIN_KM) return undefined;
  if (foldName(city.name) === foldName(record.name)) return km;
  if (km <= OTHER_NAME_WITHIN_KM && readNames(record).has(foldWithoutApostrophes(city.name)))
    return km + SAME_NAME_WITHIN_KM;
  return km <= SAME_SPOT_WITHIN_KM ? km + 2 * SAME_NAME_WITHIN_KM : undefined;
}

/** Finds each place of today in the larger table; of several candidates the surest pairs win. */
export function mergePlaces(cities: readonly City[], records: readonly GeoNamesRecord[]): readonly MergedPlace[] {
  const grid = new Grid(records, ({ country }) => country);
  const pairs = cities.flatMap((city, index): MatchCandidate[] =>
    grid.listAround({ ...city, group: city.country }).flatMap((record) => {
      const doubt = rateDoubt(city, record);
      return doubt === undefined ? [] : [{ city: index, record, doubt }];
    }),
  );
  const recordOf = new Map<number, GeoNamesRecord>();
  const taken = new Set<GeoNamesRecord>();
  for (const { city, record } of pairs.sort((a, b) => a.doubt - b.doubt || a.city - b.city)) {
    if (recordOf.has(city) || taken.has(record)) continue;
    recordOf.set(city, record);
    taken.add(record);
  }
  return cities.map((city, index) => ({ ...city, record: recordOf.get(index) }));
}

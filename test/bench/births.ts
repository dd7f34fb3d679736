import { fileURLToPath } from 'node:url';
import { openGazetteer } from '../../lib/adapters/places/gazetteer/open.ts';

/** A birth of the hundred years to 2026, in latitudes where every house system has its cusps. */
export interface Birth {
  readonly jdUt: number;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

const FIRST_JD = 2_424_516.5;
const LAST_JD = 2_461_041.5;
const UNIX_EPOCH_JD = 2_440_587.5;
const MS_PER_DAY = 86_400_000;

/** The n-th value between two bounds: multiples of an irrational number fall evenly, and alike in every run. */
function spread(index: number, irrational: number, [from, to]: readonly [number, number]): number {
  return from + ((index * irrational) % 1) * (to - from);
}

/** The n-th birth of a run. */
export function birth(index: number): Birth {
  return {
    jdUt: spread(index, Math.sqrt(5), [FIRST_JD, LAST_JD]),
    latitudeDeg: spread(index, Math.sqrt(2), [-60, 60]),
    longitudeDeg: spread(index, Math.sqrt(3), [-180, 180]),
  };
}

/** The first births of a run. */
export function births(count: number): readonly Birth[] {
  return Array.from({ length: count }, (_, index) => birth(index));
}

const gazetteer = openGazetteer(fileURLToPath(new URL('../../layers/places/gazetteer.bin', import.meta.url)));

/** A birth as a client sends it: in the nearest town, in the civil time of its zone. */
export function bodyOf({ jdUt, latitudeDeg, longitudeDeg }: Birth, options: object = {}) {
  const iso = new Date((jdUt - UNIX_EPOCH_JD) * MS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
  const town = gazetteer.nearest(latitudeDeg, longitudeDeg)?.place;
  if (!town) throw new Error(`no town is near ${latitudeDeg}, ${longitudeDeg}`);
  const timezone = { iana_name: town.timezone };
  const birth_location = { latitude: town.latitude, longitude: town.longitude, timezone };
  return { subject: { name: 'Bench', birth_datetime: { iso }, birth_location }, options };
}

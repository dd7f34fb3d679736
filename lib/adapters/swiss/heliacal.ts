import { constants, fixstar_ut, heliacal_ut } from 'sweph';
import { EphemerisArgumentError, EphemerisUnavailableError } from '../../astro/errors.ts';
import type { HeliacalQuery, VisibilityWindow } from '../../astro/port.ts';
import { HELIACAL_EVENTS } from '../../base/catalog/heliacal.ts';
import { jdUt } from '../../base/units/time.ts';
import { confirmFiles } from './calculate.ts';
import type { DataFolder } from './folder.ts';
import { requirePlace } from './place.ts';
import { readStarCatalog } from './star-catalog.ts';

/** Five synodic periods of Mars, the longest, and a year. */
export const SEARCH_REACH_DAYS = 5 * 780 + 365;

/**
 * Designations that the engine can search. It copies at most 30 characters and stops at the first other one, so it would
 * search another star, and a name without a star overruns a buffer of its own.
 */
const SEARCHABLE_ID = /^[A-Za-z0-9-]{1,28}$/;

/** Beginnings and parts of the engine's messages that there is no such event. */
const NO_EVENT =
  /not found within maxlength|no heliacal date|no date found|circumpolar|does not happen|loop in get_asc/;

/**
 * The next first or last visibility of a planet or a star, by the method of visibility limits.
 *
 * @throws EphemerisArgumentError, EphemerisUnavailableError
 */
export function findHeliacalEvent(folder: DataFolder, query: HeliacalQuery): VisibilityWindow | undefined {
  const { after, place, event } = query;
  requirePlace(place);
  confirmFiles(after);
  const name = toEngineName(folder, query);
  const { flag, error, data } = heliacal_ut(
    after,
    [place.longitudeDeg, place.latitudeDeg, place.elevationM],
    toEngineAir(query),
    [query.eyes.ageYears, query.eyes.snellenRatio, 0, 0, 0, 0],
    name,
    HELIACAL_EVENTS[event].engineId,
    constants.SEFLG_SWIEPH,
  );
  if (flag === constants.OK) return toVisibilityWindow(data);
  if (flag === NOT_FOUND || NO_EVENT.test(error)) return undefined;
  throw new EphemerisUnavailableError(
    `The engine did not answer when ${name} is visible: flag ${flag} ${error.trim()}`,
  );
}

/** Flag of the engine for a search without a result. */
const NOT_FOUND = -2;

const toEngineAir = ({ atmosphere }: HeliacalQuery): [number, number, number, number] => [
  atmosphere.pressureHpa,
  atmosphere.temperatureC,
  atmosphere.humidityPercent,
  atmosphere.meteorologicalRangeKm,
];

/** The engine gives 0 for the best time and the end where it finds only the beginning. */
function toVisibilityWindow([start, best, end]: readonly number[]): VisibilityWindow {
  const from = start as number;
  const [bestAt, endAt] = [best, end].map((moment) => jdUt(Math.max(moment ?? from, from)));
  return { start: jdUt(from), best: bestAt ?? jdUt(from), end: endAt ?? jdUt(from) };
}

/** Name of an object for the engine. It compares a star's designation as a beginning, so its answer is compared whole. */
function toEngineName(folder: DataFolder, { object, after }: HeliacalQuery): string {
  if (object.type === 'body') return object.id;
  const { id } = object;
  const query = `,${id}`;
  const isKnown = readStarCatalog(folder).ids.has(id) && SEARCHABLE_ID.test(id);
  if (isKnown && fixstar_ut(query, after, constants.SEFLG_SWIEPH).name.split(',')[1] === id) return query;
  throw new EphemerisArgumentError(`The visibility of ${id} cannot be searched`, 'star');
}

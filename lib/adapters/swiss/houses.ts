import { constants, houses_armc_ex2, houses_ex } from 'sweph';
import { EphemerisArgumentError, EphemerisUnavailableError } from '../../astro/errors.ts';
import type { GeoPlace, HouseCusps, Meridian, Zodiac } from '../../astro/port.ts';
import {
  HOUSE_SYSTEMS,
  type HouseSystemCode,
  SECTOR_SYSTEM,
  SUN_HOUSE_SYSTEMS,
} from '../../base/catalog/house-systems.ts';
import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { jdUt } from '../../base/units/time.ts';
import { calculate, confirmFiles, FROM_FILES } from './calculate.ts';
import { computeEarthOrientation } from './orientation.ts';
import { requireLatitude, requirePlace } from './place.ts';
import { computeNodeShiftDeg, useZodiac } from './position.ts';
import { computeAyanamsaDeg } from './zero-point.ts';

const SIGN_DEG = 30;
const HOUSES = Array.from({ length: 12 }, (_, index) => index);

/** Index of each point in the engine's result. */
const ASCENDANT = 0;
const MIDHEAVEN = 1;
const ARMC = 2;
const VERTEX = 3;
const EAST_POINT = 4;

/** Query for one set of houses. */
interface HousesQuery {
  readonly moment: number;
  readonly place: GeoPlace;
  readonly system: HouseSystemCode;
}

/**
 * Longitude of the first cusp of the systems whose houses are whole signs of the zodiac of the result. The engine computes
 * them in an auxiliary zodiac and shifts them, so that those of J1900 would begin at 28°36′ of a sign.
 */
const SIGN_CUSPS: Partial<Record<HouseSystemCode, (ascendantDeg: number) => number>> = {
  W: (ascendantDeg) => Math.floor(ascendantDeg / SIGN_DEG) * SIGN_DEG,
  N: () => 0,
};

/** Largest declination of the Sun with which the engine computes Sunshine houses, degrees. */
const LARGEST_SUN_DECLINATION_DEG = 24;

const ENGINE_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(HOUSE_SYSTEMS).map(([code, { engineCode }]) => [code, engineCode]),
);

/** Refuses an unknown letter, which the engine would silently read as Placidus. */
function engineCodeOf(system: HouseSystemCode): string {
  const code = ENGINE_CODES.get(system);
  if (code === undefined) throw new EphemerisArgumentError(`${String(system)} is no house system`, 'houseSystem');
  return code;
}

function askForHouses({ moment, place, system }: HousesQuery, flags: number) {
  const { latitudeDeg, longitudeDeg: eastDeg } = place;
  return houses_ex(moment, constants.SEFLG_SWIEPH | flags, latitudeDeg, eastDeg, engineCodeOf(system));
}

/**
 * Right ascension of the midheaven, from a tropical query. In the zodiacs on the ecliptic of an epoch (J2000, J1900,
 * B1950, Skydram) the engine's sidereal result counts the meridian from an auxiliary point.
 */
function computeArmcDeg(query: HousesQuery): number {
  return askForHouses(query, 0).data.points[ARMC];
}

/** @returns undefined where the engine replaced the system by Porphyry: flag −1, inside the polar circles */
export function computeHouseCusps(query: HousesQuery, zodiac: Zodiac): HouseCusps | undefined {
  requirePlace(query.place);
  if (SUN_HOUSE_SYSTEMS.has(query.system)) return computeSunHouseCusps(query, zodiac);
  const isSidereal = zodiac.type === 'sidereal';
  if (isSidereal) confirmFiles(query.moment);
  const answer = askForHouses(query, useZodiac(zodiac));
  const cusps = toHouseCusps(answer, query.system, computeNodeShiftDeg(zodiac, query.moment));
  return cusps && isSidereal ? { ...cusps, armcDeg: longitudeDeg(computeArmcDeg(query)) } : cusps;
}

/**
 * Sunshine houses of a place. The engine's own sidereal ones are always in the solution of Treindl, because it drops the
 * case of the letter, so these are the tropical ones, shifted.
 */
function computeSunHouseCusps(query: HousesQuery, zodiac: Zodiac): HouseCusps | undefined {
  const { moment, place, system } = query;
  const armcDeg = longitudeDeg(computeArmcDeg({ ...query, system: 'E' }));
  return computeMeridianCusps({ armcDeg, latitudeDeg: place.latitudeDeg, moment: jdUt(moment) }, system, zodiac);
}

/**
 * Whether the Sun rises and sets at a latitude. Sunshine houses divide its arcs by day and by night, of which there is one
 * only in polar day and night; there the solution of Treindl gives six cusps on the meridian instead of none.
 */
function risesAndSets(sunDeclinationDeg: number, latitudeDeg: number): boolean {
  return Math.abs(sunDeclinationDeg) + Math.abs(latitudeDeg) < 90;
}

const computeSunDeclinationDeg = (moment: number): number =>
  calculate(moment, constants.SE_SUN, FROM_FILES | constants.SEFLG_EQUATORIAL)[1];

/** The engine's result for houses. */
interface EngineHouses {
  readonly flag: number;
  readonly data: { readonly houses: readonly number[]; readonly points: readonly number[] };
}

/**
 * Checks and converts the engine's houses.
 *
 * @param shiftDeg subtracted from every longitude before whole signs are computed
 * @returns undefined where the engine replaced the system by Porphyry, or has no finite cusps
 */
function toHouseCusps(answer: EngineHouses, system: HouseSystemCode, shiftDeg = 0): HouseCusps | undefined {
  if (answer.flag < 0) return undefined;
  const { points, houses } = answer.data;
  const areNumbers = points.slice(0, EAST_POINT + 1).every(Number.isFinite);
  if (!areNumbers) throw new EphemerisUnavailableError(`The engine has no finite angles with ${system} cusps`);
  if (!houses.every(Number.isFinite)) return undefined;
  const point = (index: number): LongitudeDeg => longitudeDeg((points[index] as number) - shiftDeg);
  const ascendantDeg = point(ASCENDANT);
  const cuspsDeg = houses.map((cuspDeg) => longitudeDeg(cuspDeg - shiftDeg));
  const firstSignDeg = SIGN_CUSPS[system]?.(ascendantDeg);
  return {
    ...(system === SECTOR_SYSTEM
      ? { cuspsDeg: [], sectorCuspsDeg: cuspsDeg }
      : { cuspsDeg: firstSignDeg === undefined ? cuspsDeg : listSignCusps(firstSignDeg) }),
    ascendantDeg,
    midheavenDeg: point(MIDHEAVEN),
    vertexDeg: point(VERTEX),
    eastPointDeg: point(EAST_POINT),
    armcDeg: longitudeDeg(points[ARMC] as number),
  };
}

const listSignCusps = (firstDeg: number): readonly LongitudeDeg[] =>
  HOUSES.map((index) => longitudeDeg(firstDeg + index * SIGN_DEG));

/** @returns undefined where the engine replaced the system by Porphyry */
export function computeMeridianCusps(
  meridian: Meridian,
  system: HouseSystemCode,
  zodiac: Zodiac,
): HouseCusps | undefined {
  const { armcDeg, latitudeDeg, moment } = meridian;
  requireLatitude(latitudeDeg);
  const { trueObliquityDeg } = computeEarthOrientation(moment);
  const needsSun = SUN_HOUSE_SYSTEMS.has(system);
  const sunDeg = needsSun ? (meridian.sunDeclinationDeg ?? computeSunDeclinationDeg(moment)) : 0;
  if (needsSun && !risesAndSets(sunDeg, latitudeDeg)) return undefined;
  if (Math.abs(sunDeg) > LARGEST_SUN_DECLINATION_DEG) return undefined;
  const answer = houses_armc_ex2(armcDeg, latitudeDeg, trueObliquityDeg, engineCodeOf(system), sunDeg);
  const isSidereal = zodiac.type === 'sidereal';
  const shiftDeg = isSidereal ? computeAyanamsaDeg(moment, zodiac.ayanamsa) : computeNodeShiftDeg(zodiac, moment);
  return toHouseCusps(answer, system, shiftDeg);
}

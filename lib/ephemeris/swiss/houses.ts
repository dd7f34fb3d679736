import { constants, houses_armc_ex2, houses_ex } from 'sweph';
import { HOUSE_SYSTEMS, type HouseSystemCode } from '../../catalog/house-systems.ts';
import { type LongitudeDeg, longitudeDeg } from '../../units/angle.ts';
import { EphemerisArgumentError, EphemerisUnavailableError } from '../errors.ts';
import type { GeoPlace, HouseCusps, Meridian, Zodiac } from '../port.ts';
import { confirmFiles } from './calculate.ts';
import { computeAyanamsaDeg, computeEarthOrientation } from './orientation.ts';
import { requireLatitude, requirePlace } from './place.ts';
import { useZodiac } from './position.ts';

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
 * Cusps of whole signs in the zodiac of the result. The engine computes them in an auxiliary zodiac and shifts them, so
 * that those of J1900 would begin at 28°36′ of a sign.
 */
function placeWholeSignCusps(ascendantDeg: number): readonly LongitudeDeg[] {
  const firstDeg = Math.floor(ascendantDeg / SIGN_DEG) * SIGN_DEG;
  return HOUSES.map((index) => longitudeDeg(firstDeg + index * SIGN_DEG));
}

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
  const isSidereal = zodiac.type === 'sidereal';
  if (isSidereal) confirmFiles(query.moment);
  const cusps = toHouseCusps(askForHouses(query, useZodiac(zodiac)), query.system);
  return cusps && isSidereal ? { ...cusps, armcDeg: longitudeDeg(computeArmcDeg(query)) } : cusps;
}

/** The engine's result for houses. */
interface EngineHouses {
  readonly flag: number;
  readonly data: { readonly houses: readonly number[]; readonly points: readonly number[] };
}

/**
 * Checks and converts the engine's houses.
 *
 * @param shiftDeg subtracted from every longitude before whole signs are computed
 * @returns undefined where the engine replaced the system by Porphyry
 */
function toHouseCusps(answer: EngineHouses, system: HouseSystemCode, shiftDeg = 0): HouseCusps | undefined {
  if (answer.flag < 0) return undefined;
  const { points, houses } = answer.data;
  const areNumbers = [...points.slice(0, EAST_POINT + 1), ...houses].every(Number.isFinite);
  if (!areNumbers) throw new EphemerisUnavailableError(`The engine has no finite ${system} cusps`);
  const point = (index: number): LongitudeDeg => longitudeDeg((points[index] as number) - shiftDeg);
  const ascendantDeg = point(ASCENDANT);
  return {
    cuspsDeg:
      system === 'W'
        ? placeWholeSignCusps(ascendantDeg)
        : HOUSES.map((index) => longitudeDeg((houses[index] as number) - shiftDeg)),
    ascendantDeg,
    midheavenDeg: point(MIDHEAVEN),
    vertexDeg: point(VERTEX),
    eastPointDeg: point(EAST_POINT),
    armcDeg: longitudeDeg(points[ARMC] as number),
  };
}

/** @returns undefined where the engine replaced the system by Porphyry */
export function computeMeridianCusps(
  meridian: Meridian,
  system: HouseSystemCode,
  zodiac: Zodiac,
): HouseCusps | undefined {
  const { armcDeg, latitudeDeg, moment } = meridian;
  requireLatitude(latitudeDeg);
  const { trueObliquityDeg } = computeEarthOrientation(moment);
  const answer = houses_armc_ex2(armcDeg, latitudeDeg, trueObliquityDeg, engineCodeOf(system));
  const shiftDeg = zodiac.type === 'sidereal' ? computeAyanamsaDeg(moment, zodiac.ayanamsa) : 0;
  return toHouseCusps(answer, system, shiftDeg);
}

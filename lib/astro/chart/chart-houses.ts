import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import type { Warning } from '../../base/warning.ts';
import type { GeoPlace, HouseCusps, Zodiac } from '../port.ts';
import type { ChartContext } from './chart-context.ts';
import { HousesUndefinedError } from './errors.ts';
import { createIrregularityWarnings, createReplacementWarnings } from './house-warnings.ts';
import { type ChartHouses, cuspOrderOf } from './houses.ts';
import type { ChartSettings, PolarFallback } from './settings.ts';

type HouseContext = Pick<ChartContext, 'ephemeris' | 'moment' | 'place' | 'armcDeg'>;
type HouseSettings = Pick<ChartSettings, 'houseSystem' | 'polarFallback' | 'zodiac'>;

const FALLBACK_SYSTEM: Readonly<Record<Exclude<PolarFallback, 'error'>, HouseSystemCode>> = {
  porphyry: 'O',
  whole_sign: 'W',
};

/**
 * Casts the houses. Where the system is undefined at this latitude, the fallback replaces it, with a warning.
 *
 * @throws HousesUndefinedError where the system is undefined and the fallback is `error`
 */
export function castHouses(
  context: HouseContext,
  settings: HouseSettings,
): { readonly houses: ChartHouses; readonly warnings: readonly Warning[] } {
  const { place } = context;
  const cast = (system: HouseSystemCode) => computeCusps(context, system, settings.zodiac);
  const requestedCusps = cast(settings.houseSystem);
  const usedSystem = requestedCusps ? settings.houseSystem : chooseFallback(settings, place);
  const cusps = requestedCusps ?? cast(usedSystem);
  if (!cusps) throw createUndefinedError(settings.houseSystem, place);
  const order = cuspOrderOf(cusps.cuspsDeg);
  const opposites = {
    descendantDeg: longitudeDeg(cusps.ascendantDeg + 180),
    imumCoeliDeg: longitudeDeg(cusps.midheavenDeg + 180),
  };
  const houses = { ...cusps, ...opposites, requestedSystem: settings.houseSystem, usedSystem, order };
  const warnings = [
    ...createReplacementWarnings(houses, place.latitudeDeg),
    ...createIrregularityWarnings(houses, `at latitude ${place.latitudeDeg}`),
  ];
  return { houses, warnings };
}

/** Cusps of the stated meridian, else of the place at the moment; undefined where the system has none. */
export function computeCusps(
  { ephemeris, moment, place, armcDeg }: HouseContext,
  system: HouseSystemCode,
  zodiac: Zodiac,
): HouseCusps | undefined {
  if (armcDeg === undefined) return ephemeris.houses(moment, place, system, zodiac);
  return ephemeris.housesOfMeridian({ armcDeg, latitudeDeg: place.latitudeDeg, moment }, system, zodiac);
}

function chooseFallback({ houseSystem, polarFallback }: HouseSettings, place: GeoPlace): HouseSystemCode {
  if (polarFallback === 'error') throw createUndefinedError(houseSystem, place);
  return FALLBACK_SYSTEM[polarFallback];
}

const createUndefinedError = (system: HouseSystemCode, { latitudeDeg }: GeoPlace): HousesUndefinedError =>
  new HousesUndefinedError({ system, latitudeDeg });

import { HOUSE_SYSTEMS, type HouseSystemCode } from '../../catalog/house-systems.ts';
import type { GeoPlace, HouseCusps, Zodiac } from '../../ephemeris/port.ts';
import { Problem } from '../../errors/problem.ts';
import { type CuspOrder, cuspOrder } from './houses.ts';
import type { ChartSettings, PolarFallback } from './settings.ts';
import type { Sight } from './sight.ts';
import { type Warning, warning } from './warning.ts';

/** The houses of a chart: what was asked for, what was used, and the cusps. */
export interface ChartHouses extends HouseCusps {
  readonly asked: HouseSystemCode;
  readonly used: HouseSystemCode;
  readonly order: CuspOrder;
}

type HouseSight = Pick<Sight, 'ephemeris' | 'moment' | 'place' | 'armcDeg'>;
type HouseSettings = Pick<ChartSettings, 'houseSystem' | 'polarFallback' | 'zodiac'>;

const FALLBACK_SYSTEM: Readonly<Record<Exclude<PolarFallback, 'error'>, HouseSystemCode>> = {
  porphyry: 'O',
  whole_sign: 'W',
};

/**
 * Casts the houses; where the system has none at this latitude the fallback stands in, with a warning.
 *
 * @throws Problem `HouseSystemUndefined` where it has none and the fallback is `error`
 */
export function castHouses(
  sight: HouseSight,
  settings: HouseSettings,
): { readonly houses: ChartHouses; readonly warnings: readonly Warning[] } {
  const { place } = sight;
  const cast = (system: HouseSystemCode) => cuspsOf(sight, system, settings.zodiac);
  const asked = cast(settings.houseSystem);
  const used = asked ? settings.houseSystem : fallbackFor(settings, place);
  const cusps = asked ?? cast(used);
  if (!cusps) throw undefinedHouses(settings.houseSystem, place);
  const order = cuspOrder(cusps.cuspsDeg);
  const houses = { ...cusps, asked: settings.houseSystem, used, order };
  return { houses, warnings: houseWarnings(houses, place) };
}

/** Of the meridian given, else of the place at the moment. */
function cuspsOf(
  { ephemeris, moment, place, armcDeg }: HouseSight,
  system: HouseSystemCode,
  zodiac: Zodiac,
): HouseCusps | undefined {
  if (armcDeg === undefined) return ephemeris.houses(moment, place, system, zodiac);
  return ephemeris.housesOfMeridian({ armcDeg, latitudeDeg: place.latitudeDeg, moment }, system, zodiac);
}

function fallbackFor({ houseSystem, polarFallback }: HouseSettings, place: GeoPlace): HouseSystemCode {
  if (polarFallback === 'error') throw undefinedHouses(houseSystem, place);
  return FALLBACK_SYSTEM[polarFallback];
}

function undefinedHouses(system: HouseSystemCode, { latitudeDeg }: GeoPlace): Problem {
  const message = `has no cusps at latitude ${latitudeDeg}`;
  const findings = [{ location: 'body.configuration.house_system', message, value: system }];
  return new Problem('HouseSystemUndefined', `${HOUSE_SYSTEMS[system].name} (${system}) ${message}.`, { findings });
}

function houseWarnings({ asked, used, order }: ChartHouses, { latitudeDeg }: GeoPlace): Warning[] {
  const warnings: Warning[] = [];
  const [askedName, usedName] = [HOUSE_SYSTEMS[asked].name, HOUSE_SYSTEMS[used].name];
  if (asked !== used) {
    const message = `${askedName} is undefined at latitude ${latitudeDeg}; ${usedName} was used instead.`;
    warnings.push(warning('HouseSystemReplaced', message));
  }
  if (order !== 'direct') {
    const course = order === 'reversed' ? 'run backwards through the signs' : 'are out of order';
    const message = `The ${usedName} cusps ${course} at latitude ${latitudeDeg}; houses follow the cusps.`;
    warnings.push(warning('HousesIrregular', message));
  }
  return warnings;
}

import type { Chart } from '../astro/chart/cast.ts';
import { type ChartHouses, cuspOrderOf, hasCusps, hasSectors, houseSizesDeg } from '../astro/chart/houses.ts';
import { isPlusZone } from '../astro/chart/sector.ts';
import { formatLongitude } from '../astro/sky/zodiac/longitude-text.ts';
import { HOUSE_KEYS } from '../base/catalog/house-keys.ts';
import { type LongitudeDeg, longitudeDeg } from '../base/units/angle.ts';
import { toFormattedMember } from './formatted-longitude.ts';
import { toNakshatraMember } from './nakshatra.ts';
import { type Display, roundTo, toZodiacPosition } from './rounding.ts';

/** The twelve houses by name; none in a chart without houses or with angles only. */
export function toHousesMap(chart: Chart, display: Display) {
  const houses = chart.horizon?.houses;
  if (!houses || !hasCusps(houses)) return {};
  const { cuspsDeg, order } = houses;
  const sizesDeg = houseSizesDeg(cuspsDeg, order);
  return Object.fromEntries(
    HOUSE_KEYS.map((key, index) => {
      const cusp = longitudeDeg(cuspsDeg[index] as number);
      const size = roundTo(sizesDeg[index] as number, display.decimals);
      const position = { ...toZodiacPosition(cusp, display.decimals), ...toFormattedMember(cusp, display) };
      return [key, { number: index + 1, ...position, ...toNakshatraMember(cusp, chart, display), size }];
    }),
  );
}

/** The 36 sectors; absent in a chart that has none. */
export function toSectorsMember(houses: ChartHouses | undefined, display: Display) {
  const sectorCuspsDeg = houses?.sectorCuspsDeg;
  if (!sectorCuspsDeg) return {};
  const sizesDeg = houseSizesDeg(sectorCuspsDeg, cuspOrderOf(sectorCuspsDeg));
  const sectors = sectorCuspsDeg.map((cusp, index) => ({
    number: index + 1,
    ...toZodiacPosition(cusp, display.decimals),
    ...toFormattedMember(cusp, display),
    size: roundTo(sizesDeg[index] as number, display.decimals),
    plus_zone: isPlusZone(index + 1),
  }));
  return { sectors };
}

/** The house of a point or lot; null where the chart has sectors in place of houses, absent where it has neither. */
export function toHouseMember(
  house: number | undefined,
  horizon: Chart['horizon'],
): { readonly house?: number | null } {
  if (house !== undefined) return { house };
  return horizon && hasSectors(horizon.houses) ? { house: null } : {};
}

/** The houses in short: their cusps; the system alone in a chart with sectors; none in a chart with angles only. */
export function toCuspList(houses: ChartHouses, { decimals, withFormatted }: Display) {
  const { usedSystem, cuspsDeg } = houses;
  if (!hasCusps(houses)) return hasSectors(houses) ? { system: usedSystem } : {};
  return {
    system: usedSystem,
    cusps: cuspsDeg.map((cusp) => toZodiacPosition(cusp, decimals).longitude),
    ...(withFormatted && { formatted: cuspsDeg.map(formatLongitude) }),
  };
}

/** The four angles. */
export const toFourAngles = (houses: ChartHouses, display: Display) => toAngleMap(listFourAngles(houses), display);

/** All the angles. */
export function toAllAngles(houses: ChartHouses, display: Display) {
  const { vertexDeg, eastPointDeg } = houses;
  return toAngleMap({ ...listFourAngles(houses), vertex: vertexDeg, east_point: eastPointDeg }, display);
}

const listFourAngles = ({ ascendantDeg, midheavenDeg, descendantDeg, imumCoeliDeg }: ChartHouses) => ({
  ascendant: ascendantDeg,
  midheaven: midheavenDeg,
  descendant: descendantDeg,
  imum_coeli: imumCoeliDeg,
});

type AngleMap<Name extends string, Value> = Readonly<Record<Name, Value>>;

function toAngleMap<Name extends string>(angles: AngleMap<Name, LongitudeDeg>, { decimals, withFormatted }: Display) {
  const longitudes = mapAngles(angles, (angle) => toZodiacPosition(angle, decimals).longitude);
  return { ...longitudes, ...(withFormatted && { formatted: mapAngles(angles, formatLongitude) }) };
}

const mapAngles = <Name extends string, Value>(
  angles: AngleMap<Name, LongitudeDeg>,
  describe: (angle: LongitudeDeg) => Value,
) =>
  Object.fromEntries(Object.entries<LongitudeDeg>(angles).map(([name, angle]) => [name, describe(angle)])) as AngleMap<
    Name,
    Value
  >;

import type { BodyId } from '../../base/catalog/bodies.ts';
import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import type { Ephemeris, Frame, GeoPlace, HouseCusps } from '../port.ts';
import type { ClaimPoint } from './claim.ts';
import type { ObserverKind } from './skies.ts';

/** Choices of a chart that only some points depend on. */
export interface ChartChoices {
  readonly node: 'mean' | 'true';
  readonly lilith: 'mean' | 'true';
  readonly houseSystem: HouseSystemCode;
  /** `always_day`: as by day, whatever the Sun does. */
  readonly lots: 'by_sect' | 'always_day';
}

/** When, where and how points are seen. */
export interface View {
  readonly bodiesJdUt: JdUt;
  readonly anglesJdUt: JdUt;
  readonly place: GeoPlace;
  readonly sight: ObserverKind;
  /** Distance of the zero point from the true equinox. */
  readonly shiftDeg: number;
}

/** Longitudes of points under many readings, each calculated once. */
export interface SkyPoints {
  /** In the zodiac of the view; undefined where the house system has no cusps there. */
  longitudeOf(point: ClaimPoint, view: View, chart: ChartChoices): LongitudeDeg | undefined;
  /** Twelve cusps in the zodiac of the view. */
  cuspsOf(view: View, system: HouseSystemCode): readonly LongitudeDeg[] | undefined;
}

const TROPICAL = { type: 'tropical' } as const;
const SIGN_DEG = 30;

function toFrame(sight: ObserverKind, place: GeoPlace): Frame {
  if (sight === 'topocentric') return { zodiac: TROPICAL, center: { type: 'topocentric', place } };
  return { zodiac: TROPICAL, center: { type: 'geocentric' }, ...(sight === 'true' && { positions: 'true' }) };
}

const formatPlace = ({ latitudeDeg, longitudeDeg: east }: GeoPlace): string => `${latitudeDeg} ${east}`;

/** Longitudes and cusps of an engine, remembered by moment, place and sight. */
export function createSkyPoints(ephemeris: Ephemeris): SkyPoints {
  const bodies = new Map<string, LongitudeDeg>();
  const houses = new Map<string, HouseCusps | undefined>();
  const bodyAt = (body: BodyId, { bodiesJdUt, sight, place }: View): LongitudeDeg => {
    const key = `${body} ${bodiesJdUt} ${sight === 'topocentric' ? formatPlace(place) : sight}`;
    const known = bodies.get(key);
    if (known !== undefined) return known;
    const value = ephemeris.longitude(body, bodiesJdUt, toFrame(sight, place));
    bodies.set(key, value);
    return value;
  };
  const housesAt = ({ anglesJdUt, place }: View, system: HouseSystemCode): HouseCusps | undefined => {
    const key = `${system} ${anglesJdUt} ${formatPlace(place)}`;
    if (!houses.has(key)) houses.set(key, ephemeris.houses(anglesJdUt, place, system, TROPICAL));
    return houses.get(key);
  };
  const ascendantOf = (view: View): number => housesAt(view, 'O')?.ascendantDeg ?? Number.NaN;
  const cuspsOf = (view: View, system: HouseSystemCode): readonly LongitudeDeg[] | undefined => {
    const cusps = housesAt(view, system)?.cuspsDeg;
    if (system !== 'W') return cusps?.map((cusp) => longitudeDeg(cusp - view.shiftDeg));
    const first = Math.floor(longitudeDeg(ascendantOf(view) - view.shiftDeg) / SIGN_DEG) * SIGN_DEG;
    return Array.from({ length: 12 }, (_, index) => longitudeDeg(first + index * SIGN_DEG));
  };
  const lotOf = (lot: 'fortune' | 'spirit', view: View, { lots }: ChartChoices): number => {
    const [sun, moon, ascendant] = [bodyAt('sun', view), bodyAt('moon', view), ascendantOf(view)];
    const isDay = lots === 'always_day' || longitudeDeg(sun - ascendant) >= 180;
    return ascendant + (isDay === (lot === 'fortune') ? moon - sun : sun - moon);
  };
  const tropicalOf = (point: Exclude<ClaimPoint, { type: 'cusp' }>, view: View, chart: ChartChoices): number => {
    switch (point.type) {
      case 'body':
        return bodyAt(point.body, view);
      case 'node':
        return bodyAt(`${chart.node}_node`, view) + (point.isSouth ? 180 : 0);
      case 'lilith':
        return bodyAt(`${chart.lilith}_lilith`, view);
      case 'angle':
        return (housesAt(view, 'O')?.[`${point.angle}Deg`] ?? Number.NaN) + (point.isOpposite ? 180 : 0);
      case 'lot':
        return lotOf(point.lot, view, chart);
    }
  };
  return {
    cuspsOf,
    longitudeOf: (point, view, chart) => {
      if (point.type === 'cusp') return cuspsOf(view, chart.houseSystem)?.[point.house - 1];
      return longitudeDeg(tropicalOf(point, view, chart) - view.shiftDeg);
    },
  };
}

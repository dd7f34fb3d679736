import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../base/catalog/dignities.ts';
import { type Lot, listLots, REFERENCE_LOTS } from '../../base/catalog/lots.ts';
import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { toEquatorial } from '../sky/zodiac/equatorial.ts';
import type { ChartContext } from './chart-context.ts';
import { type ChartHouses, hasCusps, houseOf } from './houses.ts';
import { computeLots, type LotLongitude } from './lots/compute-lots.ts';
import type { LotPoints } from './lots/points.ts';
import type { ChartPoint, EquatorialPosition } from './point.ts';
import { isDayChart, type SunAndObserver } from './sect.ts';

/** A lot with the house it falls in. */
export interface LotPosition extends LotLongitude {
  /** 1 to 12; absent where the chart has sectors in place of houses. */
  readonly house?: number;
}

/** The Sun and the horizon that belongs to the chart's midheaven: they decide the sect. */
export function placeSunAndObserver({ ephemeris, moment, place, orientation, armcDeg }: ChartContext): SunAndObserver {
  const sun = ephemeris.equatorial('sun', moment, { type: 'geocentric' });
  const siderealTimeDeg = armcDeg === undefined ? orientation.siderealTimeDeg : armcDeg - place.longitudeDeg;
  return { ...sun, ...place, siderealTimeDeg };
}

/** Whether the Sun's center is on or above the horizon that belongs to the chart's midheaven. */
export const isSunAboveHorizon = (context: ChartContext): boolean => isDayChart(placeSunAndObserver(context));

/** The seven Hermetic lots. */
export function placeHermeticLots(context: ChartContext, houses: ChartHouses, isDay: boolean): readonly LotPosition[] {
  return placeLots(listLots(['hermetic']), context, { houses, isDayChart: isDay });
}

/** Lots of a chart, each with the house it falls in. */
export function placeLots(
  lots: readonly Lot[],
  context: ChartContext,
  { houses, isDayChart: isDay }: { readonly houses: ChartHouses; readonly isDayChart: boolean },
): readonly LotPosition[] {
  const values = computeLots(lots, toLotPoints(context, houses), isDay);
  if (!hasCusps(houses)) return values;
  return values.map((value) => ({ ...value, house: houseOf(value.longitudeDeg, houses.cuspsDeg, houses.order) }));
}

/** The Part of Fortune as a point among the bodies. */
export function placePartOfFortune(context: ChartContext, houses: ChartHouses, isDay: boolean): ChartPoint {
  const fortune = computeLots([REFERENCE_LOTS.fortune], toLotPoints(context, houses), isDay)[0] as LotLongitude;
  return createMotionlessPoint({ id: 'part_of_fortune', kind: 'lot' }, fortune.longitudeDeg, context);
}

/** The vertex as a point among the bodies. */
export function placeVertex(context: ChartContext, houses: ChartHouses): ChartPoint {
  return createMotionlessPoint({ id: 'vertex', kind: 'angle' }, houses.vertexDeg, context);
}

/** Equatorial position, of date, of a point of the ecliptic given in the zodiac of the chart. */
export function toEquatorialPosition(
  longitude: LongitudeDeg,
  { ayanamsaDeg = 0, orientation }: ChartContext,
): EquatorialPosition {
  const tropical = { longitudeDeg: longitudeDeg(longitude + ayanamsaDeg), latitudeDeg: 0 };
  const { rightAscensionDeg, declinationDeg } = toEquatorial(tropical, orientation.trueObliquityDeg);
  return { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay: null };
}

function toLotPoints({ ephemeris, moment, frame }: ChartContext, houses: ChartHouses): LotPoints {
  const places = CLASSICAL_PLANETS.map((planet) => [planet, ephemeris.position(planet, moment, frame).longitudeDeg]);
  return { ...houses, planetsDeg: Object.fromEntries(places) as Record<ClassicalPlanet, LongitudeDeg> };
}

/** A point of the ecliptic without a motion of its own. */
function createMotionlessPoint(
  identity: Pick<ChartPoint, 'id' | 'kind'>,
  longitude: LongitudeDeg,
  context: ChartContext,
): ChartPoint {
  return {
    ...identity,
    longitudeDeg: longitude,
    latitudeDeg: 0,
    distanceAu: null,
    longitudeSpeedDegPerDay: null,
    latitudeSpeedDegPerDay: null,
    ...(context.withEquatorial && { equatorial: toEquatorialPosition(longitude, context) }),
  };
}

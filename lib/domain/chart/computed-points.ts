import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../catalog/dignities.ts';
import { type Lot, lotsOf, REFERENCE_LOTS } from '../../catalog/lots.ts';
import { type LongitudeDeg, longitudeDeg } from '../../units/angle.ts';
import { computeLots, type LotValue } from '../lots/compute-lots.ts';
import type { LotPoints } from '../lots/points.ts';
import { isDayChart } from '../sect.ts';
import { equatorialOf } from '../zodiac/equatorial.ts';
import type { ChartHouses } from './chart-houses.ts';
import { houseOf } from './houses.ts';
import type { ChartPoint, EquatorialPlace } from './point.ts';
import type { Sight } from './sight.ts';

/** A lot with the house it falls in. */
export interface LotPlace extends LotValue {
  readonly house: number;
}

/** Whether the Sun's centre stands on or above the horizon that belongs to the chart's midheaven. */
export function sectOf({ ephemeris, moment, place, orientation, armcDeg }: Sight): boolean {
  const sun = ephemeris.equatorial('sun', moment, { type: 'geocentric' });
  const siderealTimeDeg = armcDeg === undefined ? orientation.siderealTimeDeg : armcDeg - place.longitudeDeg;
  return isDayChart({ ...sun, ...place, siderealTimeDeg });
}

/** The seven Hermetic lots. */
export function hermeticLots(sight: Sight, houses: ChartHouses, isDay: boolean): readonly LotPlace[] {
  return placeLots(lotsOf(['hermetic']), sight, { houses, isDayChart: isDay });
}

/** Lots of a chart, each with the house it falls in. */
export function placeLots(
  lots: readonly Lot[],
  sight: Sight,
  { houses, isDayChart: isDay }: { readonly houses: ChartHouses; readonly isDayChart: boolean },
): readonly LotPlace[] {
  const values = computeLots(lots, lotPoints(sight, houses), isDay);
  return values.map((value) => ({ ...value, house: houseOf(value.longitudeDeg, houses.cuspsDeg, houses.order) }));
}

/** The Part of Fortune as a point among the bodies. */
export function partOfFortune(sight: Sight, houses: ChartHouses, isDay: boolean): ChartPoint {
  const fortune = computeLots([REFERENCE_LOTS.fortune], lotPoints(sight, houses), isDay)[0] as LotValue;
  return stillPoint({ id: 'part_of_fortune', kind: 'lot' }, fortune.longitudeDeg, sight);
}

/** The vertex as a point among the bodies. */
export function vertexPoint(sight: Sight, houses: ChartHouses): ChartPoint {
  return stillPoint({ id: 'vertex', kind: 'angle' }, houses.vertexDeg, sight);
}

/** Where a point of the ecliptic, in the zodiac of the chart, stands in the equatorial system of date. */
export function equatorialPlace(longitude: LongitudeDeg, { ayanamsaDeg = 0, orientation }: Sight): EquatorialPlace {
  const tropical = { longitudeDeg: longitudeDeg(longitude + ayanamsaDeg), latitudeDeg: 0 };
  return { ...equatorialOf(tropical, orientation.trueObliquityDeg), declinationSpeedDegPerDay: null };
}

function lotPoints({ ephemeris, moment, frame }: Sight, houses: ChartHouses): LotPoints {
  const places = CLASSICAL_PLANETS.map((planet) => [planet, ephemeris.position(planet, moment, frame).longitudeDeg]);
  return { ...houses, planetsDeg: Object.fromEntries(places) as Record<ClassicalPlanet, LongitudeDeg> };
}

/** A point of the ecliptic without a motion of its own. */
function stillPoint(identity: Pick<ChartPoint, 'id' | 'kind'>, longitude: LongitudeDeg, sight: Sight): ChartPoint {
  return {
    ...identity,
    longitudeDeg: longitude,
    latitudeDeg: 0,
    distanceAu: null,
    longitudeSpeedDegPerDay: null,
    latitudeSpeedDegPerDay: null,
    ...(sight.withEquatorial && { equatorial: equatorialPlace(longitude, sight) }),
  };
}

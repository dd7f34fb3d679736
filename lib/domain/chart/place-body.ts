import { CHART_OBJECTS, type ChartObjectId } from '../../catalog/chart-objects.ts';
import type { EclipticState, EquatorialState } from '../../ephemeris/port.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { ChartContext } from './chart-context.ts';
import type { ChartPoint, EquatorialPosition } from './point.ts';
import { engineBodyOf } from './select-objects.ts';

/** What placing a body takes of a chart's sight. */
type BodyContext = Pick<ChartContext, 'ephemeris' | 'moment' | 'frame' | 'withEquatorial'>;

/** An object of the ephemeris, placed; the south node stands opposite the true node. */
export function placeBody(context: BodyContext, id: ChartObjectId): ChartPoint {
  const body = engineBodyOf(id);
  if (!body) throw new Error(`${id} is not placed by the ephemeris`);
  const state = context.ephemeris.position(body, context.moment, context.frame);
  const point = toChartPoint(id, state);
  const { ephemeris, moment, frame } = context;
  const placed = context.withEquatorial
    ? addEquatorial(point, ephemeris.equatorial(body, moment, frame.center))
    : point;
  return id === 'south_node' ? toOppositePoint(placed) : placed;
}

function toChartPoint(id: ChartObjectId, state: EclipticState): ChartPoint {
  return {
    id,
    kind: CHART_OBJECTS[id].kind,
    longitudeDeg: state.longitudeDeg,
    latitudeDeg: state.latitudeDeg,
    distanceAu: state.distanceAu,
    longitudeSpeedDegPerDay: state.longitudeSpeedDegPerDay,
    latitudeSpeedDegPerDay: state.latitudeSpeedDegPerDay,
  };
}

function addEquatorial(point: ChartPoint, state: EquatorialState): ChartPoint {
  const { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay } = state;
  return { ...point, equatorial: { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay } };
}

/** The other end of the line through the Earth. How far away that end lies the engine does not say. */
function toOppositePoint(point: ChartPoint): ChartPoint {
  const { longitudeDeg: longitude, latitudeDeg, latitudeSpeedDegPerDay, equatorial } = point;
  return {
    ...point,
    longitudeDeg: longitudeDeg(longitude + 180),
    latitudeDeg: negate(latitudeDeg),
    latitudeSpeedDegPerDay: latitudeSpeedDegPerDay === null ? null : negate(latitudeSpeedDegPerDay),
    distanceAu: null,
    ...(equatorial && { equatorial: toOppositeEquatorial(equatorial) }),
  };
}

function toOppositeEquatorial(place: EquatorialPosition): EquatorialPosition {
  const { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay } = place;
  return {
    rightAscensionDeg: longitudeDeg(rightAscensionDeg + 180),
    declinationDeg: negate(declinationDeg),
    declinationSpeedDegPerDay: declinationSpeedDegPerDay === null ? null : negate(declinationSpeedDegPerDay),
  };
}

/** Sign changed, without making a negative zero of zero. */
const negate = (value: number): number => 0 - value;

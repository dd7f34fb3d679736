import { CHART_OBJECTS, type ChartObjectId } from '../../base/catalog/chart-objects.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import type { EclipticState, EquatorialState } from '../port.ts';
import type { ChartContext } from './chart-context.ts';
import type { ChartPoint, EquatorialPosition } from './point.ts';
import { engineBodyOf } from './select-objects.ts';

/** The part of a chart's context that placing a body needs. */
type BodyContext = Pick<ChartContext, 'ephemeris' | 'moment' | 'frame' | 'withEquatorial'>;

/** Places an object of the ephemeris; the south node is opposite the true node. */
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

/** The point opposite on the sky. The engine gives no distance for it. */
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

function toOppositeEquatorial(position: EquatorialPosition): EquatorialPosition {
  const { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay } = position;
  return {
    rightAscensionDeg: longitudeDeg(rightAscensionDeg + 180),
    declinationDeg: negate(declinationDeg),
    declinationSpeedDegPerDay: declinationSpeedDegPerDay === null ? null : negate(declinationSpeedDegPerDay),
  };
}

/** Changes the sign; 0 stays 0 and does not become −0. */
const negate = (value: number): number => 0 - value;

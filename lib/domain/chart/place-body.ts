import { CHART_OBJECTS, type ChartObjectId } from '../../catalog/chart-objects.ts';
import type { EclipticState, EquatorialState } from '../../ephemeris/port.ts';
import { longitudeDeg } from '../../units/angle.ts';
import type { ChartPoint, EquatorialPlace } from './point.ts';
import { bodyOf } from './select-objects.ts';
import type { Sight } from './sight.ts';

/** What placing a body takes of a chart's sight. */
type BodySight = Pick<Sight, 'ephemeris' | 'moment' | 'frame' | 'withEquatorial'>;

/** An object of the ephemeris, placed; the south node stands opposite the true node. */
export function placeBody(sight: BodySight, id: ChartObjectId): ChartPoint {
  const body = bodyOf(id);
  if (!body) throw new Error(`${id} is not placed by the ephemeris`);
  const state = sight.ephemeris.position(body, sight.moment, sight.frame);
  const point = pointOf(id, state);
  const { ephemeris, moment, frame } = sight;
  const placed = sight.withEquatorial ? withEquatorial(point, ephemeris.equatorial(body, moment, frame.center)) : point;
  return id === 'south_node' ? opposite(placed) : placed;
}

function pointOf(id: ChartObjectId, state: EclipticState): ChartPoint {
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

function withEquatorial(point: ChartPoint, state: EquatorialState): ChartPoint {
  const { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay } = state;
  return { ...point, equatorial: { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay } };
}

/** The other end of the line through the Earth. How far away that end lies the engine does not say. */
function opposite(point: ChartPoint): ChartPoint {
  const { longitudeDeg: longitude, latitudeDeg, latitudeSpeedDegPerDay, equatorial } = point;
  return {
    ...point,
    longitudeDeg: longitudeDeg(longitude + 180),
    latitudeDeg: negated(latitudeDeg),
    latitudeSpeedDegPerDay: latitudeSpeedDegPerDay === null ? null : negated(latitudeSpeedDegPerDay),
    distanceAu: null,
    ...(equatorial && { equatorial: oppositeEquatorial(equatorial) }),
  };
}

function oppositeEquatorial(place: EquatorialPlace): EquatorialPlace {
  const { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay } = place;
  return {
    rightAscensionDeg: longitudeDeg(rightAscensionDeg + 180),
    declinationDeg: negated(declinationDeg),
    declinationSpeedDegPerDay: declinationSpeedDegPerDay === null ? null : negated(declinationSpeedDegPerDay),
  };
}

/** Sign changed, without making a negative zero of zero. */
const negated = (value: number): number => 0 - value;

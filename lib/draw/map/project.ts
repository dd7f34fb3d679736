import { cosDeg, DEG_PER_RAD, sinDeg, TURN_DEG } from '../../base/units/angle.ts';
import type { PlanePoint, Rectangle } from '../kit/drawing.ts';
import type { MapBounds, MapPosition, MapStyle } from './map-picture.ts';

/** From positions on the Earth to the plane of a map. */
export interface MapPlane {
  readonly frame: Rectangle;
  /** Places a position a number of turns further east. */
  place(position: MapPosition, turns: number): PlanePoint;
}

/** Width of bounds, degrees of longitude in (0, 360]. */
export function widthOf({ west, east }: MapBounds): number {
  const width = (((east - west) % TURN_DEG) + TURN_DEG) % TURN_DEG;
  return width === 0 ? TURN_DEG : width;
}

/** Mercator's projection has no poles. */
export const MERCATOR_LIMIT_DEG = 85;

type Northing = (latitudeDeg: number) => number;

/**
 * Distances from the equator in degrees of longitude.
 *
 * Equirectangular: latitudes are true distances along meridians, and degrees of longitude are shortened as on the middle
 * parallel. Mercator: the integral of the secant, which keeps angles.
 */
function createNorthing(projection: MapStyle['projection'], middleDeg: number): Northing {
  if (projection === 'equirectangular') return (latitudeDeg) => latitudeDeg / cosDeg(middleDeg);
  return (latitudeDeg) => {
    const sine = sinDeg(Math.max(-MERCATOR_LIMIT_DEG, Math.min(MERCATOR_LIMIT_DEG, latitudeDeg)));
    return (Math.log((1 + sine) / (1 - sine)) / 2) * DEG_PER_RAD;
  };
}

/** A map of the whole circle of longitudes is drawn with degrees of equal length, as atlases draw it. */
const isWorld = (bounds: MapBounds): boolean => widthOf(bounds) > 180;

/** Lays a map into a room, as large as possible without distortion, in the middle of its width. */
export function createPlane(
  bounds: MapBounds,
  projection: MapStyle['projection'],
  room: { readonly left: number; readonly top: number; readonly width: number; readonly mostHeight: number },
): MapPlane {
  const { west, south, north } = bounds;
  const northing = createNorthing(projection, isWorld(bounds) ? 0 : (south + north) / 2);
  const [widthDeg, heightDeg] = [widthOf(bounds), northing(north) - northing(south)];
  const scale = Math.min(room.width / widthDeg, room.mostHeight / heightDeg);
  const [width, height] = [widthDeg * scale, heightDeg * scale];
  const frame = { left: room.left + (room.width - width) / 2, top: room.top, width, height };
  return {
    frame,
    place: ([longitude, latitude], turns) => ({
      x: frame.left + (longitude + turns * TURN_DEG - west) * scale,
      y: frame.top + (northing(north) - northing(latitude)) * scale,
    }),
  };
}

/** Whole turns by which what lies between −180° and 180° can reach into bounds. */
export const TURNS = [-1, 0, 1, 2] as const;

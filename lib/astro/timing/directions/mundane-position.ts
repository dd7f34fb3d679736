import type { DirectionMethod } from '../../../base/catalog/primary-directions.ts';
import { arcDeg, asinDeg, atan2Deg, cosDeg, longitudeDeg, sinDeg, tanDeg } from '../../../base/units/angle.ts';
import { findSector, semiArcDeg } from '../../chart/sector.ts';
import { findPositionAtHourAngle, type MundaneQuadrant, quadrantOf, toHourAngleDeg } from './quadrant.ts';

/** Where a point stands in the daily turn of the sky over a place, degrees. */
interface TurningPoint {
  /** West positive; any turn. */
  readonly hourAngleDeg: number;
  readonly declinationDeg: number;
  /** Of the place, `[-90, 90]`. */
  readonly latitudeDeg: number;
}

/** A place in the sky that does not turn with it, to which a point is directed. */
export interface MundanePlace {
  /**
   * Mundane position in `[0, 360)`, in the order of the houses: 0 Ascendant, 90 Imum Coeli, 180 Descendant, 270
   * Midheaven. Cusp n of the method's houses is at 30 (n − 1).
   */
  readonly positionDeg: number;
  /** Of the point whose place it is, read by `placidus_under_pole` only; undefined for an angle. */
  readonly declinationDeg: number | undefined;
}

/** A moving point and the latitude of the place. */
type MovingPoint = Pick<TurningPoint, 'declinationDeg' | 'latitudeDeg'>;

/** How a method measures mundane positions. */
interface MundaneSystem {
  /** Undefined where the method gives the point none: it neither rises nor sets. */
  positionOf(point: TurningPoint): number | undefined;
  /** Hour angles at which the point has the position of the place; two for a circumpolar point, or none. */
  hourAnglesAt(place: MundanePlace, point: MovingPoint): readonly number[];
}

/** Nearer to the poles of the Earth there is no meridian to speak of. */
const MOST_LATITUDE_DEG = 89.9999;

/**
 * The product of the tangents of latitude and declination: the sine of the ascensional difference. Beyond ±1 the point is
 * circumpolar.
 */
const riseSine = ({ declinationDeg, latitudeDeg }: MovingPoint): number => tanDeg(latitudeDeg) * tanDeg(declinationDeg);

const isCircumpolar = ({ declinationDeg, latitudeDeg }: MovingPoint): boolean =>
  semiArcDeg(declinationDeg, latitudeDeg) === undefined;

/** Sectors are counted from rising in the order of the daily motion, mundane positions against it. */
const SECTOR_DEG = 10;

function findPlacidusPosition(point: TurningPoint): number | undefined {
  const sector = findSector(point);
  return sector === undefined ? undefined : longitudeDeg(-SECTOR_DEG * (sector - 1));
}

function listPlacidusHourAngles({ positionDeg }: MundanePlace, point: MovingPoint): readonly number[] {
  if (isCircumpolar(point)) return [];
  const quadrant = quadrantOf(positionDeg);
  const differenceDeg = quadrant.half * asinDeg(riseSine(point));
  return [toHourAngleDeg(quadrant, quadrant.fromMeridianDeg * (1 + differenceDeg / 90))];
}

/** Tangent of the pole of a Placidian position circle: of the circle on which a point with this declination stands there. */
function placidusPoleTangent(
  { fromMeridianDeg }: MundaneQuadrant,
  declinationDeg: number | undefined,
  latitudeDeg: number,
): number | undefined {
  const share = fromMeridianDeg / 90;
  const tangent = declinationDeg === undefined ? 0 : tanDeg(declinationDeg);
  if (Math.abs(tangent) < SMALLEST_TANGENT) return share * tanDeg(latitudeDeg);
  const sine = tanDeg(latitudeDeg) * tangent;
  return Math.abs(sine) < 1 ? sinDeg(share * asinDeg(sine)) / tangent : undefined;
}

/** Below it the quotient above is its limit to all digits of a double. */
const SMALLEST_TANGENT = 1e-9;

/** The hour angle at which a point stands on the position circle with this pole in a quadrant; none beyond the circle. */
function listUnderPole(
  quadrant: MundaneQuadrant,
  poleTangent: number | undefined,
  declinationDeg: number,
): readonly number[] {
  const sine = poleTangent === undefined ? Number.NaN : poleTangent * tanDeg(declinationDeg);
  if (!(Math.abs(sine) <= 1)) return [];
  return [toHourAngleDeg(quadrant, quadrant.fromMeridianDeg + quadrant.half * asinDeg(sine))];
}

function listUnderPlacidusPole(place: MundanePlace, { declinationDeg, latitudeDeg }: MovingPoint): readonly number[] {
  const quadrant = quadrantOf(place.positionDeg);
  return listUnderPole(quadrant, placidusPoleTangent(quadrant, place.declinationDeg, latitudeDeg), declinationDeg);
}

function findRegiomontanusPosition({ hourAngleDeg, ...point }: TurningPoint): number | undefined {
  if (Math.abs(point.latitudeDeg) > MOST_LATITUDE_DEG) return undefined;
  return longitudeDeg(atan2Deg(-(cosDeg(hourAngleDeg) + riseSine(point)), -sinDeg(hourAngleDeg)));
}

/**
 * A half circle from the north to the south point of the horizon meets a circumpolar point twice or never, any other
 * point once.
 */
function listRegiomontanusHourAngles({ positionDeg }: MundanePlace, point: MovingPoint): readonly number[] {
  if (Math.abs(point.latitudeDeg) > MOST_LATITUDE_DEG) return [];
  const sine = riseSine(point);
  const cosine = sine * cosDeg(positionDeg);
  if (Math.abs(cosine) > 1) return [];
  const fromOppositeDeg = 90 + asinDeg(cosine);
  const isOnThisHalf = (turnDeg: number): boolean => -sinDeg(turnDeg) - sine * sinDeg(positionDeg) > 0;
  return [-fromOppositeDeg, fromOppositeDeg].filter(isOnThisHalf).map((turnDeg) => turnDeg - positionDeg);
}

/** The same half circles, counted on the prime vertical instead of the equator. */
const toCampanusPosition = (regiomontanusDeg: number, latitudeDeg: number): number =>
  longitudeDeg(atan2Deg(sinDeg(regiomontanusDeg) * cosDeg(latitudeDeg), cosDeg(regiomontanusDeg)));

const toRegiomontanusPosition = (campanusDeg: number, latitudeDeg: number): number =>
  longitudeDeg(atan2Deg(sinDeg(campanusDeg), cosDeg(campanusDeg) * cosDeg(latitudeDeg)));

function findCampanusPosition(point: TurningPoint): number | undefined {
  const regiomontanus = findRegiomontanusPosition(point);
  return regiomontanus === undefined ? undefined : toCampanusPosition(regiomontanus, point.latitudeDeg);
}

/** Tangent of the pole of a topocentric position circle: it grows evenly from the meridian to the horizon. */
const topocentricPoleTangent = ({ fromMeridianDeg }: MundaneQuadrant, latitudeDeg: number): number =>
  (fromMeridianDeg / 90) * tanDeg(latitudeDeg);

/** A point that the circle meets on the other side of the horizon never has its position. */
function listTopocentricHourAngles({ positionDeg }: MundanePlace, point: MovingPoint): readonly number[] {
  if (isCircumpolar(point)) return [];
  const quadrant = quadrantOf(positionDeg);
  const onHorizonDeg = 90 + quadrant.half * asinDeg(riseSine(point));
  const isOnThisSide = (hourAngleDeg: number): boolean =>
    Math.abs(arcDeg(quadrant.half === 1 ? 0 : 180, hourAngleDeg)) <= onHorizonDeg + ROUNDING_DEG;
  const poleTangent = topocentricPoleTangent(quadrant, point.latitudeDeg);
  return listUnderPole(quadrant, poleTangent, point.declinationDeg).filter(isOnThisSide);
}

const ROUNDING_DEG = 1e-9;

function findTopocentricPosition(point: TurningPoint): number | undefined {
  const above = semiArcDeg(point.declinationDeg, point.latitudeDeg);
  if (above === undefined) return undefined;
  const sine = riseSine(point);
  return findPositionAtHourAngle(point.hourAngleDeg, above, ({ half, fromMeridianDeg }) => {
    return fromMeridianDeg + half * asinDeg((fromMeridianDeg / 90) * sine);
  });
}

const PLACIDUS: MundaneSystem = { positionOf: findPlacidusPosition, hourAnglesAt: listPlacidusHourAngles };

/**
 * How each method measures mundane positions. One definition settles every direction: the arc is the angle by which the
 * sky turns until the moving point has the position of the place.
 *
 * @source the definition: Bob Makransky, Primary Directions, 1988, chapter V, two points "are considered to be conjunct
 *   (have the same Mundane Position) if they lie on the same" circle, https://it.scribd.com/document/41581638/Makransky-primarydirections-2;
 *   its chapters IV, VII and VIII have the systems of Campanus and Regiomontanus, Placidus, and the topocentric one, whose
 *   pole is that of https://github-wiki-see.page/m/TheDaniel166/moira/wiki/primary_directions_truth_card_topocentric; the
 *   sine of the ascensional difference: https://morinus-astrology.com/ascension-difference. The closed forms follow, and
 *   are compared with `house_pos` and the cusps of Swiss Ephemeris (sweph 2.10.3).
 */
export const MUNDANE_SYSTEMS: Readonly<Record<DirectionMethod, MundaneSystem>> = {
  placidus: PLACIDUS,
  placidus_under_pole: { ...PLACIDUS, hourAnglesAt: listUnderPlacidusPole },
  regiomontanus: { positionOf: findRegiomontanusPosition, hourAnglesAt: listRegiomontanusHourAngles },
  campanus: {
    positionOf: findCampanusPosition,
    hourAnglesAt: ({ positionDeg, ...place }, point) =>
      listRegiomontanusHourAngles(
        { ...place, positionDeg: toRegiomontanusPosition(positionDeg, point.latitudeDeg) },
        point,
      ),
  },
  topocentric: { positionOf: findTopocentricPosition, hourAnglesAt: listTopocentricHourAngles },
};

/**
 * Pole of a place: the latitude at which its position circle would be the horizon, degrees; of the sign of the latitude.
 * Undefined where the method has no circle there.
 */
export function findPoleDeg(method: DirectionMethod, place: MundanePlace, latitudeDeg: number): number | undefined {
  const tangent = POLE_TANGENTS[method](place, latitudeDeg);
  return tangent === undefined ? undefined : atan2Deg(tangent, 1);
}

type PoleTangent = (place: MundanePlace, latitudeDeg: number) => number | undefined;

const ofPlacidus: PoleTangent = ({ positionDeg, declinationDeg }, latitudeDeg) =>
  placidusPoleTangent(quadrantOf(positionDeg), declinationDeg, latitudeDeg);

const POLE_TANGENTS: Readonly<Record<DirectionMethod, PoleTangent>> = {
  placidus: ofPlacidus,
  placidus_under_pole: ofPlacidus,
  regiomontanus: ({ positionDeg }, latitudeDeg) => Math.abs(cosDeg(positionDeg)) * tanDeg(latitudeDeg),
  campanus: ({ positionDeg }, latitudeDeg) =>
    Math.abs(cosDeg(toRegiomontanusPosition(positionDeg, latitudeDeg))) * tanDeg(latitudeDeg),
  topocentric: ({ positionDeg }, latitudeDeg) => topocentricPoleTangent(quadrantOf(positionDeg), latitudeDeg),
};

import type {
  ConverseKind,
  DirectionMethod,
  DirectionMotion,
  DirectionPointId,
} from '../../../base/catalog/primary-directions.ts';
import { longitudeDeg, TURN_DEG } from '../../../base/units/angle.ts';
import type { EquatorialPoint } from '../../chart/acg/angles.ts';
import { MUNDANE_SYSTEMS, type MundanePlace } from './mundane-position.ts';
import { type BirthSky, type DirectedPoint, locateDegree, placeOf } from './point.ts';
import { castRays, keepsSignificatorLatitude, type MundaneRay, type Ray, type RaySettings } from './rays.ts';

/** Which directions are searched. */
export interface DirectionSettings extends RaySettings {
  readonly method: DirectionMethod;
  readonly motions: readonly DirectionMotion[];
  readonly converse: ConverseKind;
  /** Arcs beyond it are left out, degrees. */
  readonly maxArcDeg: number;
}

/** The sky of a birth and its points. */
interface DirectionQuery {
  readonly sky: BirthSky;
  readonly promissors: readonly DirectedPoint[];
  readonly significators: readonly DirectedPoint[];
}

/** A promissor's ray meets a significator. */
export interface Direction extends Omit<Ray, 'point' | 'mundane' | 'termBefore'> {
  readonly significator: DirectionPointId;
  readonly motion: DirectionMotion;
  /** Angle by which the sky turns, `[0, 360)`. */
  readonly arcDeg: number;
}

/** Directions in the order of their arcs, and how many rays had to be left out. */
export interface Directions {
  readonly directions: readonly Direction[];
  /** Significators without a mundane position: they neither rise nor set. */
  readonly omittedSignificators: readonly DirectionPointId[];
  /** Promissors that are circumpolar themselves. */
  readonly omittedPromissors: readonly DirectionPointId[];
  /** Pairs of rays and significators that never meet: the degree of the ray neither rises nor sets. */
  readonly unmetCount: number;
}

/** A significator with its mundane place, and the point that moves in traditional converse directions. */
interface PlacedSignificator {
  readonly id: DirectionPointId;
  readonly place: MundanePlace;
  readonly moving: EquatorialPoint;
}

/** Finds all directions up to an arc. */
export function findDirections(query: DirectionQuery, settings: DirectionSettings): Directions {
  const { sky } = query;
  const { significators, omittedSignificators } = placeSignificators(query, settings);
  const rays = castRays(query.promissors, settings, sky);
  const searches = settings.motions.map((motion) => createSearch(motion, settings, sky));
  const directions: Direction[] = [];
  const unmet = { count: 0 };
  for (const ray of rays) {
    for (const significator of significators) {
      if (isOwnConjunction(ray, significator)) continue;
      for (const search of searches) {
        const found = search(ray, significator);
        if (found.length === 0) unmet.count += 1;
        directions.push(...found.filter(({ arcDeg }) => arcDeg <= settings.maxArcDeg));
      }
    }
  }
  const omittedPromissors = query.promissors
    .filter((point) => point.anglePositionDeg === undefined && !placeOf(point, sky, settings.method))
    .map(({ id }) => id);
  return {
    directions: directions.sort((a, b) => a.arcDeg - b.arcDeg),
    omittedSignificators,
    omittedPromissors,
    unmetCount: unmet.count,
  };
}

const isOwnConjunction = ({ promissor, contact }: Ray, { id }: PlacedSignificator): boolean =>
  promissor === id && contact === 'conjunction';

function placeSignificators({ sky, significators }: DirectionQuery, settings: DirectionSettings) {
  const placed: PlacedSignificator[] = [];
  const omittedSignificators: DirectionPointId[] = [];
  for (const significator of significators) {
    const { id, anglePositionDeg, longitudeDeg: longitude } = significator;
    const keepsLatitude = keepsSignificatorLatitude(settings);
    const moving = keepsLatitude ? significator : locateDegree(longitude, 0, sky);
    const place =
      anglePositionDeg === undefined
        ? placeOf(moving, sky, settings.method)
        : { positionDeg: anglePositionDeg, declinationDeg: undefined };
    if (place) placed.push({ id, place, moving });
    else omittedSignificators.push(id);
  }
  return { significators: placed, omittedSignificators };
}

type Search = (ray: Ray, significator: PlacedSignificator) => readonly Direction[];

/** How the directions of one motion are found. */
function createSearch(motion: DirectionMotion, settings: DirectionSettings, sky: BirthSky): Search {
  const isTraditional = motion === 'converse' && settings.converse === 'traditional';
  const turnOf = motion === 'converse' && !isTraditional ? turnBackwards : turnForwards;
  const meet = isTraditional ? carrySignificator : carryRay;
  return (ray, significator) => {
    const turns = meet(ray, significator, { sky, method: settings.method }).map(turnOf);
    if (turns.length === 0) return [];
    return [{ ...identifyRay(ray, motion), significator: significator.id, motion, arcDeg: Math.min(...turns) }];
  };
}

/** What a direction states of its ray. Converse directions lead backwards through the terms. */
function identifyRay({ point: _, mundane: __, termBefore, ...ray }: Ray, motion: DirectionMotion) {
  if (!termBefore || motion === 'direct') return ray;
  return { ...ray, promissor: termBefore.ruler, sign: termBefore.sign };
}

/** A turn of less is a rounding error: the two are together at birth. */
const ROUNDING_DEG = 1e-9;

const toArc = (turnDeg: number): number => {
  const arc = longitudeDeg(turnDeg);
  return arc > TURN_DEG - ROUNDING_DEG ? 0 : arc;
};
const turnForwards = (turnDeg: number): number => toArc(turnDeg);
const turnBackwards = (turnDeg: number): number => toArc(-turnDeg);

interface Turning {
  readonly sky: BirthSky;
  readonly method: DirectionMethod;
}

/** Turns of the sky, any number of whole turns, that bring a point to a place. */
function findTurns(point: EquatorialPoint, place: MundanePlace, { sky, method }: Turning): readonly number[] {
  const { armcDeg, latitudeDeg } = sky;
  const { declinationDeg, rightAscensionDeg } = point;
  return MUNDANE_SYSTEMS[method]
    .hourAnglesAt(place, { declinationDeg, latitudeDeg })
    .map((hourAngleDeg) => rightAscensionDeg + hourAngleDeg - armcDeg);
}

/** The ray is carried to the significator's place: its point to where the ray falls on that place. */
function carryRay({ point, mundane }: Ray, { place }: PlacedSignificator, turning: Turning): readonly number[] {
  const positionDeg = findOrigin(place.positionDeg, mundane);
  return findTurns(point, { ...place, positionDeg }, turning);
}

/** The significator is carried to where the ray falls at birth. */
function carrySignificator({ point, mundane }: Ray, { moving }: PlacedSignificator, turning: Turning) {
  const place = placeOf(point, turning.sky, turning.method);
  if (!place) return [];
  return findTurns(moving, { ...place, positionDeg: findTarget(place.positionDeg, mundane) }, turning);
}

/** Where a ray falls that is cast from a mundane position. */
function findTarget(positionDeg: number, ray: MundaneRay | undefined): number {
  if (!ray) return positionDeg;
  return longitudeDeg(ray.type === 'aspect' ? positionDeg + ray.aheadDeg : ray.sumDeg - positionDeg);
}

/** The mundane position from which a ray falls on another one. */
function findOrigin(positionDeg: number, ray: MundaneRay | undefined): number {
  if (!ray) return positionDeg;
  return longitudeDeg(ray.type === 'aspect' ? positionDeg - ray.aheadDeg : ray.sumDeg - positionDeg);
}

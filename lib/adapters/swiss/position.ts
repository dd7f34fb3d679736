import { constants } from 'sweph';
import type { Center, EclipticState, EquatorialState, Frame, Zodiac } from '../../astro/port.ts';
import type { BodyId } from '../../base/catalog/bodies.ts';
import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { requireEngineBody } from './bodies.ts';
import { calculate, confirmZeroPoint, FROM_FILES, FROM_FILES_WITHOUT_SPEEDS, type SixNumbers } from './calculate.ts';
import { markConfirmed, usePlace, useSiderealMode } from './engine-state.ts';
import { computeNutationDeg } from './nutation.ts';
import { requirePlace } from './place.ts';

/** Sets the engine to a zodiac. @returns the flag that requests it */
export function useZodiac(zodiac: Zodiac): number {
  if (zodiac.type !== 'sidereal') return 0;
  useSiderealMode(zodiac.ayanamsa);
  return constants.SEFLG_SIDEREAL;
}

const GEOCENTRIC = { type: 'geocentric' } as const;

/** Longitude that the result of {@link useZodiac} still includes: that of the node in a draconic zodiac, else 0. */
export function computeNodeShiftDeg(zodiac: Zodiac, moment: number): number {
  if (zodiac.type !== 'draconic') return 0;
  return calculateBody({ body: zodiac.node, moment, center: GEOCENTRIC }, FROM_FILES_WITHOUT_SPEEDS)[0];
}

/** The node of its own zodiac is at 0 exactly, without a rounding error that would put it at the end of Pisces. */
function shiftToZodiac(longitude: number, { body, moment }: PositionQuery, zodiac: Zodiac): LongitudeDeg {
  const isZeroPoint = zodiac.type === 'draconic' && zodiac.node === body;
  return longitudeDeg(isZeroPoint ? 0 : longitude - computeNodeShiftDeg(zodiac, moment));
}

function useCenter(center: Center): number {
  if (center.type === 'geocentric') return 0;
  if (center.type === 'heliocentric') return constants.SEFLG_HELCTR;
  requirePlace(center.place);
  usePlace(center.place);
  return constants.SEFLG_TOPOCTR;
}

/** Query for one body. */
interface PositionQuery {
  readonly body: BodyId;
  readonly moment: number;
  readonly center: Center;
}

/** @param flags of the engine, {@link FROM_FILES} or {@link FROM_FILES_WITHOUT_SPEEDS} included */
function calculateBody({ body, moment, center }: PositionQuery, flags: number): SixNumbers {
  const { engineId, isLunarPoint } = requireEngineBody(body, center);
  if (isLunarPoint) {
    if ((flags & constants.SEFLG_SIDEREAL) !== 0) confirmZeroPoint(moment);
    return calculate(moment, engineId, flags);
  }
  const data = calculate(moment, engineId, flags | useCenter(center));
  if (body === 'sun') markConfirmed(moment);
  return data;
}

type BodyAtMoment = Pick<PositionQuery, 'body' | 'moment'>;

/** Flag of a position without light-time, aberration and deflection. */
const flagOfPositions = ({ positions }: Frame): number => (positions === 'true' ? constants.SEFLG_TRUEPOS : 0);

export function computeEclipticState(at: BodyAtMoment, frame: Frame): EclipticState {
  const query = { ...at, center: frame.center };
  const data = calculateBody(query, FROM_FILES | useZodiac(frame.zodiac) | flagOfPositions(frame));
  return {
    longitudeDeg: shiftToZodiac(data[0], query, frame.zodiac),
    latitudeDeg: data[1],
    distanceAu: data[2],
    longitudeSpeedDegPerDay: data[3],
    latitudeSpeedDegPerDay: data[4],
    distanceSpeedAuPerDay: data[5],
  };
}

/** The longitude of {@link computeEclipticState}, to 2e-9°, at half of its cost. */
export function computeEclipticLongitude(at: BodyAtMoment, frame: Frame): LongitudeDeg {
  const query = { ...at, center: frame.center };
  const flags = FROM_FILES_WITHOUT_SPEEDS | useZodiac(frame.zodiac) | flagOfPositions(frame);
  if (frame.zodiac.type === 'tropical' && frame.center.type === 'geocentric') {
    const [fromMeanEquinox] = calculateBody(query, flags | constants.SEFLG_NONUT);
    return longitudeDeg(fromMeanEquinox + computeNutationDeg(at.moment));
  }
  const [longitude] = calculateBody(query, flags);
  return shiftToZodiac(longitude, query, frame.zodiac);
}

/** Nearly free right after {@link computeEclipticState} of the same tropical query: the engine keeps both frames. */
export function computeEquatorialState(query: PositionQuery): EquatorialState {
  const data = calculateBody(query, FROM_FILES | constants.SEFLG_EQUATORIAL);
  return {
    rightAscensionDeg: longitudeDeg(data[0]),
    declinationDeg: data[1],
    rightAscensionSpeedDegPerDay: data[3],
    declinationSpeedDegPerDay: data[4],
  };
}

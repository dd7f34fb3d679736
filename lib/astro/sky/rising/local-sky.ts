import { sinDeg } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, widenRange } from '../../../base/units/time.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';
import type { ValueAt, Zero } from '../../search/zeros.ts';
import { followDiurnalMotion, type SkyObject } from './diurnal-motion.ts';
import { type AltitudeLevel, type RisingHorizon, toRisingLevel } from './horizon.ts';
import { CROSSING_MARGIN_DAYS, findDailyCrossings } from './horizon-crossings.ts';
import { createHorizonObserver, type TopocentricView, viewFrom } from './horizon-observer.ts';

/** The sky over a place. */
export interface LocalSky {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
  readonly horizon: RisingHorizon;
}

type ViewAt = (moment: JdUt) => TopocentricView;

/** One object in the sky over a place in a span of time. */
export interface LocalMotion {
  readonly object: SkyObject;
  readonly span: JdRange;
  /** Where the observer sees the object. */
  readonly viewAt: ViewAt;
  /** Where the object counts as being for its rising and setting: Indian almanacs put it elsewhere. */
  readonly risingViewAt: ViewAt;
  /** Altitude of the center at rising and setting, degrees. */
  readonly risingLevel: AltitudeLevel;
}

/**
 * Follows an object in the sky over a place.
 *
 * @throws EphemerisRangeError within a quarter of a day of the ends of the files
 */
export function followOverPlace(
  { ephemeris, place, horizon }: LocalSky,
  object: SkyObject,
  span: JdRange,
): LocalMotion {
  const observer = createHorizonObserver(place);
  const follow = (isOnEcliptic: boolean): ViewAt => {
    const pointAt = followDiurnalMotion(ephemeris, { object, isOnEcliptic }, widenRange(span, CROSSING_MARGIN_DAYS));
    return (moment) => viewFrom(observer, pointAt(moment));
  };
  const viewAt = follow(false);
  const isOnEcliptic = horizon.definition === 'hindu' && object.type === 'body';
  const risingViewAt = isOnEcliptic ? follow(true) : viewAt;
  return { object, span, viewAt, risingViewAt, risingLevel: toRisingLevel(horizon, object) };
}

/** Sine of the altitude minus the sine of a level: positive above the level. */
export function heightAbove({ viewAt }: Pick<LocalMotion, 'viewAt'>, level: AltitudeLevel): ValueAt {
  return (moment) => {
    const position = viewAt(moment);
    return position.up - sinDeg(level(position));
  };
}

/** As {@link heightAbove}, over the level of rising and setting: positive while the object is up. */
export const heightOverHorizon = ({ risingViewAt, risingLevel }: LocalMotion): ValueAt =>
  heightAbove({ viewAt: risingViewAt }, risingLevel);

/** Risings and settings of an object in its span, ascending. */
export const findRisingsAndSettings = (motion: LocalMotion): readonly Zero[] =>
  findDailyCrossings(heightOverHorizon(motion), motion.span);

/** A passage over the observer's meridian. */
interface Transit {
  readonly moment: JdUt;
  /** Whether over the half of the meridian with the zenith; else over the other half. */
  readonly isUpper: boolean;
}

/** Transits of an object in its span, ascending. */
export function findTransits({ viewAt, span }: LocalMotion): readonly Transit[] {
  const crossings = findDailyCrossings((moment) => viewAt(moment).sinHourAngle, span);
  return crossings.map(({ moment, isRising }) => ({ moment, isUpper: isRising }));
}

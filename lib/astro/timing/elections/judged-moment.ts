import { once } from '../../../base/memoize.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { ChartHouses } from '../../chart/houses.ts';
import { sunAltitudeDeg } from '../../chart/sect.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../../motion/geocentric-sky.ts';
import { bodyLongitudeAt, type MovingBody } from './moving-body.ts';
import { housesAt, type TurningSky } from './turning-sky.ts';

/** A longitude and its daily motion. */
interface BodyMotion {
  readonly longitudeDeg: number;
  readonly longitudeSpeedDegPerDay: number;
}

/** What conditions read of the sky of one moment. Each part is calculated where a condition reads it, once. */
export interface JudgedMoment {
  readonly moment: JdUt;
  /** In the zodiac of the sky. */
  readonly longitudeOf: (body: MovingBody) => LongitudeDeg;
  /** In the tropical zodiac. */
  readonly motionOf: (body: MovingBody) => BodyMotion;
  /** Undefined without a place. */
  readonly castHouses: () => ChartHouses | undefined;
  /** Of the Sun's center above the true horizon; undefined without a place. */
  readonly sunAltitudeDeg: () => number | undefined;
}

/** Reads a moment on the engine. */
export function readJudgedMoment(sky: GeocentricSky, turning: TurningSky | undefined, moment: JdUt): JudgedMoment {
  const tropical = toTropicalSky(sky);
  return {
    moment,
    longitudeOf: (body) => bodyLongitudeAt(sky, body, moment),
    motionOf: ({ source, offsetDeg }) => {
      const { longitudeDeg, longitudeSpeedDegPerDay } = stateAt(tropical, source, moment);
      return { longitudeDeg: longitudeDeg + offsetDeg, longitudeSpeedDegPerDay };
    },
    castHouses: once(() => turning && housesAt(turning, moment)),
    sunAltitudeDeg: () =>
      turning &&
      sunAltitudeDeg({
        ...sky.ephemeris.equatorial('sun', moment, { type: 'geocentric' }),
        siderealTimeDeg: sky.ephemeris.orientation(moment).siderealTimeDeg,
        ...turning.place,
      }),
  };
}

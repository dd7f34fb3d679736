import type { LongitudeDeg } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import type { Center, EarthOrientation, Ephemeris, Frame, GeoPlace } from '../port.ts';
import { findZeroPointDeg } from '../sky/zodiac/zero-point.ts';
import type { ChartSettings } from './settings.ts';

/** When and where a chart is cast for. */
export interface ChartMoment {
  readonly moment: JdUt;
  readonly place: GeoPlace;
  /** False when the time of day is not known: such a chart has no houses. */
  readonly timeIsKnown: boolean;
  /** Observer of a topocentric chart; undefined: {@link place}. They differ in a relocated chart. */
  readonly observer?: GeoPlace;
  /** Right ascension of the midheaven, where place and moment do not decide it, as in a progressed chart. */
  readonly armcDeg?: LongitudeDeg;
}

/** Observer, frame and settings with which the points of one chart are placed. */
export interface ChartContext extends ChartMoment {
  readonly ephemeris: Ephemeris;
  readonly frame: Frame;
  readonly orientation: EarthOrientation;
  /** Longitude of the zero point of the zodiac in the tropical one, degrees; undefined in the tropical zodiac. */
  readonly ayanamsaDeg: number | undefined;
  /** Whether every point also gets right ascension and declination. */
  readonly withEquatorial: boolean;
}

export function createChartContext(ephemeris: Ephemeris, when: ChartMoment, settings: ChartSettings): ChartContext {
  const { zodiac, positions, withEquatorial } = settings;
  return {
    ...when,
    ephemeris,
    withEquatorial,
    frame: { zodiac, center: centerOf(settings, when.observer ?? when.place), ...(positions && { positions }) },
    orientation: ephemeris.orientation(when.moment),
    ayanamsaDeg: findZeroPointDeg(ephemeris, when.moment, zodiac),
  };
}

function centerOf({ coordinateSystem }: ChartSettings, place: GeoPlace): Center {
  return coordinateSystem === 'topocentric' ? { type: 'topocentric', place } : { type: coordinateSystem };
}

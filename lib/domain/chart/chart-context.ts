import type { Center, EarthOrientation, Ephemeris, Frame, GeoPlace } from '../../ephemeris/port.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import type { ChartSettings } from './settings.ts';

/** When and where a chart is cast for. */
export interface ChartMoment {
  readonly moment: JdUt;
  readonly place: GeoPlace;
  /** False when the time of day is not known: such a chart has no houses. */
  readonly timeIsKnown: boolean;
  /** Where a topocentric chart sees its bodies from; the place itself unless the chart was moved. */
  readonly observer?: GeoPlace;
  /** Right ascension of the midheaven, where it is not that of the place at the moment: a progressed one, say. */
  readonly armcDeg?: LongitudeDeg;
}

/** All that placing the points of one chart needs. */
export interface ChartContext extends ChartMoment {
  readonly ephemeris: Ephemeris;
  readonly frame: Frame;
  readonly orientation: EarthOrientation;
  /** Distance of the sidereal from the tropical zero point, degrees; undefined in the tropical zodiac. */
  readonly ayanamsaDeg: number | undefined;
  /** Right ascension and declination of every point too. */
  readonly withEquatorial: boolean;
}

export function createChartContext(ephemeris: Ephemeris, when: ChartMoment, settings: ChartSettings): ChartContext {
  const { zodiac, withEquatorial } = settings;
  return {
    ...when,
    ephemeris,
    withEquatorial,
    frame: { zodiac, center: centerOf(settings, when.observer ?? when.place) },
    orientation: ephemeris.orientation(when.moment),
    ayanamsaDeg: zodiac.type === 'sidereal' ? ephemeris.ayanamsaDeg(when.moment, zodiac.ayanamsa) : undefined,
  };
}

function centerOf({ coordinateSystem }: ChartSettings, place: GeoPlace): Center {
  return coordinateSystem === 'topocentric' ? { type: 'topocentric', place } : { type: coordinateSystem };
}

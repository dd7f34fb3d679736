import type { EclipticState } from '../../ephemeris/port.ts';
import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { fitAngle, type ValueAt } from '../search/curve.ts';
import { type Extremum, extremaOfCurve } from '../search/extrema.ts';
import { type EventSearch, SCAN, sampledWindow, settledExtrema } from './search.ts';

export const STATION_TYPES = ['retrograde', 'direct'] as const;

/** A moment at which a body's apparent longitude turns. */
export interface Station {
  readonly moment: JdUt;
  /** The motion that begins. */
  readonly type: (typeof STATION_TYPES)[number];
  readonly place: EclipticState;
}

/** Every station of a body in apparent ecliptic longitude, ascending, to the second. */
export function stations(search: EventSearch): readonly Station[] {
  const longitudeAt: ValueAt = (moment) => search.sky.placeOf(search.body, moment).longitudeDeg;
  return stationsNear(extremaOfCurve(fitAngle(sampledWindow(search), longitudeAt, SCAN)), search);
}

/** The stations at the turns of a coarse longitude, settled; those that lie in the window. */
export function stationsNear(turns: readonly Extremum[], search: EventSearch): readonly Station[] {
  const { sky, body } = search;
  // Measured from where the fit has it, no longitude near a station is cut at 0° Aries.
  const turnedFrom =
    ({ value }: Extremum): ValueAt =>
    (moment) =>
      arcDeg(value, sky.placeOf(body, moment).longitudeDeg);
  return settledExtrema(turns, turnedFrom, search).map(({ moment, kind }) => ({
    moment,
    type: kind === 'maximum' ? 'retrograde' : 'direct',
    place: sky.placeOf(body, moment),
  }));
}

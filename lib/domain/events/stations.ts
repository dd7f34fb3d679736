import type { EclipticState } from '../../ephemeris/port.ts';
import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { fitAngle, type ValueAt } from '../search/curve.ts';
import { type Extremum, findExtrema } from '../search/extrema.ts';
import { type BodyEventQuery, refineExtrema, SCAN_FIT, toSampledWindow } from './event-search.ts';

export const STATION_TYPES = ['retrograde', 'direct'] as const;

/** A moment at which a body's apparent longitude turns. */
export interface Station {
  readonly moment: JdUt;
  /** The motion that begins. */
  readonly type: (typeof STATION_TYPES)[number];
  readonly position: EclipticState;
}

/** Every station of a body in apparent ecliptic longitude, ascending, to the second. */
export function findStations(search: BodyEventQuery): readonly Station[] {
  const longitudeAt: ValueAt = (moment) => search.sky.positionAt(search.body, moment).longitudeDeg;
  return refineStations(findExtrema(fitAngle(toSampledWindow(search), longitudeAt, SCAN_FIT)), search);
}

/** The stations at the turns of a coarse longitude, settled; those that lie in the window. */
export function refineStations(turns: readonly Extremum[], search: BodyEventQuery): readonly Station[] {
  const { sky, body } = search;
  // Measured from where the fit has it, no longitude near a station is cut at 0° Aries.
  const turnedFrom =
    ({ value }: Extremum): ValueAt =>
    (moment) =>
      arcDeg(value, sky.positionAt(body, moment).longitudeDeg);
  return refineExtrema(turns, turnedFrom, search).map(({ moment, kind }) => ({
    moment,
    type: kind === 'maximum' ? 'retrograde' : 'direct',
    position: sky.positionAt(body, moment),
  }));
}

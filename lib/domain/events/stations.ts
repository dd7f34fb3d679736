import type { EclipticState } from '../../ephemeris/port.ts';
import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import { fitAngle, type ValueAt } from '../search/curve.ts';
import { type Extremum, findExtrema } from '../search/extrema.ts';
import { type BodyEventQuery, refineExtrema, SCAN_FIT, toSampledWindow } from './event-search.ts';

export const STATION_TYPES = ['retrograde', 'direct'] as const;

/** A moment at which a body's motion in apparent longitude reverses. */
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

/** Refines the extrema of a coarse longitude to stations. Returns those in the window. */
export function refineStations(turns: readonly Extremum[], search: BodyEventQuery): readonly Station[] {
  const { sky, body } = search;
  // Longitudes relative to the coarse extremum do not jump at 0° Aries.
  const relativeTo =
    ({ value }: Extremum): ValueAt =>
    (moment) =>
      arcDeg(value, sky.positionAt(body, moment).longitudeDeg);
  return refineExtrema(turns, relativeTo, search).map(({ moment, kind }) => ({
    moment,
    type: kind === 'maximum' ? 'retrograde' : 'direct',
    position: sky.positionAt(body, moment),
  }));
}

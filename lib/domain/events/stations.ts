import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { arcDeg } from '../../units/angle.ts';
import { clipRange, type JdRange, widenRange } from '../../units/time.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../longitude-model/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath, type PathNode } from '../longitude-model/path.ts';
import type { ValueAt } from '../search/curve.ts';
import type { Extremum } from '../search/extrema.ts';
import { type EventQuery, type PendingEvent, type StationEvent, wrapExactEvent } from './event.ts';
import { refineExtrema } from './refine-extrema.ts';

/** Days searched beyond either end of the window: refinement moves a turning point by minutes. */
const MARGIN_DAYS = 1;

/** Every station in the window. */
export function findStationEvents(
  { sky, window }: EventQuery,
  bodies: readonly CatalogBodyId[],
): readonly PendingEvent[] {
  return bodies.flatMap((body) => findStations(sky, body, window)).map(wrapExactEvent);
}

/**
 * Every station of a body in apparent tropical longitude, ascending, to the second: turning points of the longitude
 * model, each refined on a short fit. The window is limited to the ephemeris files.
 */
export function findStations(sky: GeocentricSky, body: CatalogBodyId, window: JdRange): readonly StationEvent[] {
  const tropical = toTropicalSky(sky);
  const coverage = sky.ephemeris.coverage(body);
  const searched = clipRange(widenRange(window, MARGIN_DAYS), coverage);
  if (searched.fromJdUt >= searched.toJdUt) return [];
  // Longitudes relative to the coarse extremum do not jump at 0° Aries.
  const relativeTo =
    ({ value }: Extremum): ValueAt =>
    (moment) =>
      arcDeg(value, stateAt(tropical, body, moment).longitudeDeg);
  const turns = buildLongitudePaths(tropical, [body], searched).flatMap(toExtrema);
  return refineExtrema(turns, relativeTo, { window, coverage }).map(({ moment, kind }) => ({
    type: 'station',
    moment,
    body,
    motion: kind === 'maximum' ? 'retrograde' : 'direct',
  }));
}

/** Turning points of a path: the start of each segment but the first. */
function toExtrema({ nodes, segments }: LongitudePath): readonly Extremum[] {
  return segments.slice(1).map(({ first, isForward }) => {
    const { moment, longitudeDeg } = nodes[first] as PathNode;
    return { moment, value: longitudeDeg, kind: isForward ? 'minimum' : 'maximum' };
  });
}

import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { arcDeg } from '../../../base/units/angle.ts';
import { clipRange, isInRange, type JdRange, widenRange } from '../../../base/units/time.ts';
import { findSpansWithZero, type RareZero } from '../../motion/cells-with-zero.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../../motion/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath, type PathNode } from '../../motion/path.ts';
import { findSureSpeed } from '../../motion/retrograde.ts';
import type { Extremum } from '../../search/extrema.ts';
import type { ValueAt } from '../../search/zeros.ts';
import { type EventQuery, type PendingEvent, STATION_TYPES, type StationEvent, wrapExactEvent } from './event.ts';
import { refineExtrema } from './refine-extrema.ts';

/** Days searched beyond either end of the window: refinement moves a turning point by minutes. */
const MARGIN_DAYS = 1;

/**
 * Slower than this at the border of a cell, a body may turn on either side of it. A cell holds one station at most, as every
 * body is retrograde for longer than a cell of its grid: from 3001 BCE to 2999 CE Mercury for at least 19.7 days, Venus for
 * 40.8; from 1000 to 2999 all others for 59 or more.
 */
const UNCERTAIN_SPEED_DEG_PER_DAY = 1e-4;

/** Every station in the window. */
export function findStationEvents(
  { sky, window }: EventQuery,
  bodies: readonly NumberedBodyId[],
): readonly PendingEvent[] {
  return bodies.flatMap((body) => findStations(sky, body, window)).map(wrapExactEvent);
}

/**
 * Every station of a body in apparent tropical longitude, ascending, to the second: those found ahead, else those found on the
 * engine. The window is limited to the ephemeris files.
 */
export function findStations(sky: GeocentricSky, body: NumberedBodyId, window: JdRange): readonly StationEvent[] {
  const compiled = sky.store.compiledMoments(`station:${body}`, window);
  if (!compiled) return searchStations(sky, body, window);
  return compiled.map(({ moment, code }) => ({
    type: 'station',
    moment,
    body,
    motion: STATION_TYPES[code] as StationEvent['motion'],
  }));
}

/** Turning points of the longitude model, each refined on a short fit. */
function searchStations(sky: GeocentricSky, body: NumberedBodyId, window: JdRange): readonly StationEvent[] {
  const tropical = toTropicalSky(sky);
  const coverage = sky.ephemeris.coverage(body);
  const searched = clipRange(widenRange(window, MARGIN_DAYS), coverage);
  const speed: RareZero = {
    body,
    valueAt: (moment) =>
      findSureSpeed(tropical, body, moment) ?? stateAt(tropical, body, moment).longitudeSpeedDegPerDay,
    uncertainWithin: UNCERTAIN_SPEED_DEG_PER_DAY,
  };
  // Longitudes relative to the coarse extremum do not jump at 0° Aries.
  const relativeTo =
    ({ value }: Extremum): ValueAt =>
    (moment) =>
      arcDeg(value, stateAt(tropical, body, moment).longitudeDeg);
  const spans = findSpansWithZero(speed, searched, coverage);
  const turns = spans
    .flatMap((span) => buildLongitudePaths(tropical, [body], span))
    .flatMap(toExtrema)
    .filter(({ moment }) => isInRange(searched, moment));
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

import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { toSampledWindow } from '../events/event-search.ts';
import { createPositionSource } from '../events/position-source.ts';
import { refineStations } from '../events/stations.ts';
import { buildLongitudePaths, type LongitudePath, type PathNode } from '../longitude-model/path.ts';
import type { Extremum } from '../search/extrema.ts';
import { type EventQuery, type PendingEvent, type StationEvent, toTropicalSky, wrapExactEvent } from './event.ts';

/** Every station in the window, to the second: turning points of the longitude model, each refined on a short fit. */
export function findStationEvents(
  { sky, window }: EventQuery,
  bodies: readonly CatalogBodyId[],
): readonly PendingEvent[] {
  const source = createPositionSource(sky.ephemeris);
  return bodies.flatMap((body) => {
    const search = { sky: source, body, window };
    const paths = buildLongitudePaths(toTropicalSky(sky), [body], toSampledWindow(search));
    return refineStations(paths.flatMap(toExtrema), search).map(
      ({ moment, type: motion }): PendingEvent<StationEvent> =>
        wrapExactEvent({ type: 'station', moment, body, motion }),
    );
  });
}

/** Turning points of a path: the start of each segment but the first. */
function toExtrema({ nodes, segments }: LongitudePath): readonly Extremum[] {
  return segments.slice(1).map(({ first, isForward }) => {
    const { moment, longitudeDeg } = nodes[first] as PathNode;
    return { moment, value: longitudeDeg, kind: isForward ? 'minimum' : 'maximum' };
  });
}

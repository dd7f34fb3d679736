import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { toSampledWindow } from '../events/event-search.ts';
import { createPositionSource } from '../events/position-source.ts';
import { refineStations } from '../events/stations.ts';
import { buildLongitudePaths, type LongitudePath, type PathNode } from '../longitude-model/path.ts';
import type { Extremum } from '../search/extrema.ts';
import { type EventQuery, type PendingEvent, type StationEvent, toTropicalSky, wrapExactEvent } from './event.ts';

/** Every station, to the second: turns of the position model, each settled on a short fit of its own. */
export function findStationEvents(
  { sky, window }: EventQuery,
  bodies: readonly CatalogBodyId[],
): readonly PendingEvent[] {
  const seen = createPositionSource(sky.ephemeris);
  return bodies.flatMap((body) => {
    const search = { sky: seen, body, window };
    const paths = buildLongitudePaths(toTropicalSky(sky), [body], toSampledWindow(search));
    return refineStations(paths.flatMap(toExtrema), search).map(
      ({ moment, type: motion }): PendingEvent<StationEvent> =>
        wrapExactEvent({ type: 'station', moment, body, motion }),
    );
  });
}

/** Where a path turns: where each run but the first begins. */
function toExtrema({ nodes, segments }: LongitudePath): readonly Extremum[] {
  return segments.slice(1).map(({ first, isForward }) => {
    const { moment, longitudeDeg } = nodes[first] as PathNode;
    return { moment, value: longitudeDeg, kind: isForward ? 'minimum' : 'maximum' };
  });
}

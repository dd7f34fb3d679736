import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { sampledWindow } from '../events/search.ts';
import { skyOf } from '../events/sky.ts';
import { stationsNear } from '../events/stations.ts';
import { type LongitudePath, type PathKnot, pathsOver } from '../positions/path.ts';
import type { Extremum } from '../search/extrema.ts';
import { type EventsSought, type Found, known, type StationEvent, tropicalSky } from './event.ts';

/** Every station, to the second: turns of the position model, each settled on a short fit of its own. */
export function stationsOf({ sky, window }: EventsSought, bodies: readonly CatalogBodyId[]): readonly Found[] {
  const seen = skyOf(sky.ephemeris);
  return bodies.flatMap((body) => {
    const search = { sky: seen, body, window };
    const paths = pathsOver(tropicalSky(sky), [body], sampledWindow(search));
    return stationsNear(paths.flatMap(turnsOf), search).map(
      ({ moment, type: motion }): Found<StationEvent> => known({ type: 'station', moment, body, motion }),
    );
  });
}

/** Where a path turns: where each run but the first begins. */
function turnsOf({ knots, runs }: LongitudePath): readonly Extremum[] {
  return runs.slice(1).map(({ first, forward }) => {
    const { moment, longitudeDeg } = knots[first] as PathKnot;
    return { moment, value: longitudeDeg, kind: forward ? 'minimum' : 'maximum' };
  });
}

import { type DegreeTransits, degreeCrossings } from '../../domain/transits/degree-crossings.ts';
import type { PlanetToDegreeRequest } from '../../schemas/predictive/planet-to-degree.ts';
import { longitudeDeg } from '../../units/angle.ts';
import { searchWindow } from './search-window.ts';
import { skyOf, type Watchers } from './sky.ts';

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody` */
export function planetToDegree(request: PlanetToDegreeRequest, watchers: Watchers): DegreeTransits {
  const { planet_name: body, start_date, end_date, max_crossings: most } = request;
  const window = searchWindow(watchers.ephemeris, {
    start_date,
    end_date,
    bodies: [{ body, location: 'body.planet_name' }],
  });
  const degree = longitudeDeg(request.target_degree);
  // One more than asked for tells whether any was left out.
  const found = upTo(most + 1, degreeCrossings(skyOf(watchers, request), { body, degree, window }));
  const crossings = found.slice(0, most);
  const isComplete = found.length <= most;
  const searchEnd = isComplete ? window.toJdUt : (crossings.at(-1)?.moment ?? window.fromJdUt);
  return { body, degree, crossings, searchEnd, isComplete };
}

/** The first of a series, which is followed no further than that. */
function upTo<Item>(most: number, items: Iterable<Item>): readonly Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}

import { type DegreeCrossing, findDegreeCrossings } from '../../../lib/astro/timing/transits/degree-crossings.ts';
import type { TransitBodyId } from '../../../lib/base/catalog/transit-bodies.ts';
import { toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { type SearchServices, toGeocentricSky } from '../search-services.ts';
import { readSearchWindow } from '../search-window.ts';
import type { PlanetToDegreeRequest } from './request.ts';

/** The crossings of a degree by a body. */
interface DegreeTransits {
  readonly body: TransitBodyId;
  readonly degree: LongitudeDeg;
  readonly crossings: readonly DegreeCrossing[];
  /** `crossings` holds every crossing up to this moment. */
  readonly searchEnd: JdUt;
  /** False where further crossings lie within the search. */
  readonly isComplete: boolean;
}

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody` */
export function searchDegreeCrossings(request: PlanetToDegreeRequest, services: SearchServices): DegreeTransits {
  const { planet_name: planet, start_date, end_date, max_crossings: maximum } = request;
  const { body, offsetDeg } = toEphemerisBody(planet);
  const bodies = [{ body, location: 'body.planet_name' }];
  const window = readSearchWindow(services.ephemeris, { start_date, end_date, bodies });
  const degree = longitudeDeg(request.target_degree);
  const query = { body, degree: longitudeDeg(degree - offsetDeg), window };
  // One crossing more than the maximum shows whether any is left out.
  const found = takeFirst(maximum + 1, findDegreeCrossings(toGeocentricSky(services, request), query));
  const crossings = found.slice(0, maximum);
  const isComplete = found.length <= maximum;
  const searchEnd = isComplete ? window.toJdUt : (crossings.at(-1)?.moment ?? window.fromJdUt);
  return { body: planet, degree, crossings, searchEnd, isComplete };
}

/** The first items of a series, which is evaluated no further. */
function takeFirst<Item>(maximum: number, items: Iterable<Item>): readonly Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === maximum) break;
  }
  return taken;
}

import { LIMITS } from '../../lib/catalog/limits.ts';
import type { GeocentricSky } from '../../lib/domain/longitude-model/geocentric-sky.ts';
import { buildLongitudePaths } from '../../lib/domain/longitude-model/path.ts';
import { type Contact, findContacts } from '../../lib/domain/transits/contacts.ts';
import { type DegreeTransits, findDegreeCrossings } from '../../lib/domain/transits/degree-crossings.ts';
import { findIngresses, type Ingress } from '../../lib/domain/transits/ingresses.ts';
import { countMinimumContacts } from '../../lib/domain/transits/minimum-contact-count.ts';
import { addOrbTimes, type TimedContact } from '../../lib/domain/transits/orb-window.ts';
import { type ResultPage, refinePage } from '../../lib/domain/transits/pagination.ts';
import { toTransitTargets } from '../../lib/domain/transits/targets.ts';
import { Problem } from '../../lib/errors/problem.ts';
import { longitudeDeg } from '../../lib/units/angle.ts';
import type { JdRange } from '../../lib/units/time.ts';
import { readPaging } from './cursor.ts';
import { readSearchWindow } from './search-window.ts';
import { type SearchServices, toGeocentricSky } from './sky.ts';
import type { PlanetToDegreeRequest } from './transits-planet-to-degree/schema.ts';
import type { TransitSearchRequest } from './transits-search/schema.ts';
import type { SignIngressesRequest } from './transits-sign-ingresses/schema.ts';

/**
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `InvalidRange` for a search that finds more than one may, or
 * `ValidationError` for a cursor of another request
 */
export async function searchContacts(
  request: TransitSearchRequest,
  services: SearchServices,
): Promise<ResultPage<TimedContact>> {
  const { page, nextCursorOf } = await readPaging(request, services.ephemeris.facts.dataVersion);
  const bodies = request.transiting_planets.map((body, index) => ({
    body,
    location: `body.transiting_planets[${index}]`,
  }));
  const window = readSearchWindow(services.ephemeris, { ...request, bodies });
  const sky = toGeocentricSky(services, request);
  const found = collectContacts(sky, request, window);
  const items = refinePage(sky, found, page).map((contact) => addOrbTimes(sky, contact));
  return { items, totalCount: found.length, nextCursor: nextCursorOf(found.length) };
}

const MAX_CONTACTS = LIMITS.contacts_per_search.maximum;

/** Refused before anything is looked for, where the mean motions alone say that it would find too many. */
function collectContacts(sky: GeocentricSky, request: TransitSearchRequest, window: JdRange): readonly Contact[] {
  const points = Object.entries(request.natal_planets).map(([name, degree]) => ({
    name,
    degree: longitudeDeg(degree),
  }));
  const sought = { targets: toTransitTargets(points, request.aspects), orbDeg: request.orb };
  if (countMinimumContacts(request.transiting_planets, window, sought.targets.length) > MAX_CONTACTS)
    throw createTooManyContactsProblem();
  const found: Contact[] = [];
  for (const path of buildLongitudePaths(sky, request.transiting_planets, window)) {
    for (const contact of findContacts(sky, path, sought)) {
      if (found.length === MAX_CONTACTS) throw createTooManyContactsProblem();
      found.push(contact);
    }
  }
  return found;
}

function createTooManyContactsProblem(): Problem {
  const message = `must lie nearer to start_date: there are more than ${MAX_CONTACTS} contacts until then; or send fewer natal points, aspects or bodies`;
  return new Problem('InvalidRange', `body.end_date ${message}`, {
    issues: [{ location: 'body.end_date', message }],
  });
}

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody`, or `ValidationError` for a cursor of another request */
export async function searchIngresses(
  request: SignIngressesRequest,
  services: SearchServices,
): Promise<ResultPage<Ingress>> {
  const { page, nextCursorOf } = await readPaging(request, services.ephemeris.facts.dataVersion);
  const bodies = request.planets.map((body, index) => ({ body, location: `body.planets[${index}]` }));
  const window = readSearchWindow(services.ephemeris, { ...request, bodies });
  const sky = toGeocentricSky(services, request);
  const found = findIngresses(sky, request.planets, window);
  return { items: refinePage(sky, found, page), totalCount: found.length, nextCursor: nextCursorOf(found.length) };
}

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody` */
export function searchDegreeCrossings(request: PlanetToDegreeRequest, services: SearchServices): DegreeTransits {
  const { planet_name: body, start_date, end_date, max_crossings: most } = request;
  const window = readSearchWindow(services.ephemeris, {
    start_date,
    end_date,
    bodies: [{ body, location: 'body.planet_name' }],
  });
  const degree = longitudeDeg(request.target_degree);
  // One more than asked for tells whether any was left out.
  const found = takeFirst(most + 1, findDegreeCrossings(toGeocentricSky(services, request), { body, degree, window }));
  const crossings = found.slice(0, most);
  const isComplete = found.length <= most;
  const searchEnd = isComplete ? window.toJdUt : (crossings.at(-1)?.moment ?? window.fromJdUt);
  return { body, degree, crossings, searchEnd, isComplete };
}

/** The first of a series, which is followed no further than that. */
function takeFirst<Item>(most: number, items: Iterable<Item>): readonly Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}

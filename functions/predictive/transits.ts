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
import { pagesOf } from './cursor.ts';
import { searchWindow } from './search-window.ts';
import { skyOf, type Watchers } from './sky.ts';
import type { PlanetToDegreeRequest } from './transits-planet-to-degree/schema.ts';
import type { TransitSearchRequest } from './transits-search/schema.ts';
import type { SignIngressesRequest } from './transits-sign-ingresses/schema.ts';

/**
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `InvalidRange` for a search that finds more than one may, or
 * `ValidationError` for a cursor of another request
 */
export async function transitSearch(
  request: TransitSearchRequest,
  watchers: Watchers,
): Promise<ResultPage<TimedContact>> {
  const { page, nextOf } = await pagesOf(request, watchers.ephemeris.facts.dataVersion);
  const bodies = request.transiting_planets.map((body, index) => ({
    body,
    location: `body.transiting_planets[${index}]`,
  }));
  const window = searchWindow(watchers.ephemeris, { ...request, bodies });
  const sky = skyOf(watchers, request);
  const found = allContacts(sky, request, window);
  const items = refinePage(sky, found, page).map((contact) => addOrbTimes(sky, contact));
  return { items, totalCount: found.length, nextCursor: nextOf(found.length) };
}

const MOST_CONTACTS = LIMITS.contacts_per_search.maximum;

/** Refused before anything is looked for, where the mean motions alone say that it would find too many. */
function allContacts(sky: GeocentricSky, request: TransitSearchRequest, window: JdRange): readonly Contact[] {
  const points = Object.entries(request.natal_planets).map(([name, degree]) => ({
    name,
    degree: longitudeDeg(degree),
  }));
  const sought = { targets: toTransitTargets(points, request.aspects), orbDeg: request.orb };
  if (countMinimumContacts(request.transiting_planets, window, sought.targets.length) > MOST_CONTACTS) throw tooMany();
  const found: Contact[] = [];
  for (const path of buildLongitudePaths(sky, request.transiting_planets, window)) {
    for (const contact of findContacts(sky, path, sought)) {
      if (found.length === MOST_CONTACTS) throw tooMany();
      found.push(contact);
    }
  }
  return found;
}

function tooMany(): Problem {
  const message = `must lie nearer to start_date: there are more than ${MOST_CONTACTS} contacts until then; or send fewer natal points, aspects or bodies`;
  return new Problem('InvalidRange', `body.end_date ${message}`, {
    issues: [{ location: 'body.end_date', message }],
  });
}

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody`, or `ValidationError` for a cursor of another request */
export async function signIngresses(request: SignIngressesRequest, watchers: Watchers): Promise<ResultPage<Ingress>> {
  const { page, nextOf } = await pagesOf(request, watchers.ephemeris.facts.dataVersion);
  const bodies = request.planets.map((body, index) => ({ body, location: `body.planets[${index}]` }));
  const window = searchWindow(watchers.ephemeris, { ...request, bodies });
  const sky = skyOf(watchers, request);
  const found = findIngresses(sky, request.planets, window);
  return { items: refinePage(sky, found, page), totalCount: found.length, nextCursor: nextOf(found.length) };
}

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
  const found = upTo(most + 1, findDegreeCrossings(skyOf(watchers, request), { body, degree, window }));
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

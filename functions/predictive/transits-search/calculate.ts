import { LIMITS } from '../../../lib/catalog/limits.ts';
import type { GeocentricSky } from '../../../lib/domain/longitude-model/geocentric-sky.ts';
import { buildLongitudePaths } from '../../../lib/domain/longitude-model/path.ts';
import { type Contact, findContacts } from '../../../lib/domain/transits/contacts.ts';
import { countMinimumContacts } from '../../../lib/domain/transits/minimum-contact-count.ts';
import { addOrbTimes, type TimedContact } from '../../../lib/domain/transits/orb-window.ts';
import { type ResultPage, refinePage } from '../../../lib/domain/transits/pagination.ts';
import { toTransitTargets } from '../../../lib/domain/transits/targets.ts';
import { Problem } from '../../../lib/errors/problem.ts';
import { longitudeDeg } from '../../../lib/units/angle.ts';
import type { JdRange } from '../../../lib/units/time.ts';
import { readPaging } from '../cursor.ts';
import { type SearchServices, toGeocentricSky } from '../search-services.ts';
import { readSearchWindow, toNamedBodies } from '../search-window.ts';
import type { TransitSearchRequest } from './request.ts';

/**
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `InvalidRange` for a search with too many contacts, or
 * `ValidationError` for a cursor of another request
 */
export async function searchContacts(
  request: TransitSearchRequest,
  services: SearchServices,
): Promise<ResultPage<TimedContact>> {
  const { ephemeris } = services;
  const { page, nextCursorOf } = await readPaging(request, ephemeris.facts.dataVersion);
  const bodies = toNamedBodies('transiting_planets', request.transiting_planets);
  const window = readSearchWindow(ephemeris, { ...request, bodies });
  const sky = toGeocentricSky(services, request);
  const contacts = collectContacts(sky, request, window);
  const items = refinePage(sky, contacts, page).map((contact) => addOrbTimes(sky, contact));
  return { items, totalCount: contacts.length, nextCursor: nextCursorOf(contacts.length) };
}

const MAX_CONTACTS = LIMITS.contacts_per_search.maximum;

/** Refuses before searching where mean motions alone show that there are too many contacts. */
function collectContacts(sky: GeocentricSky, request: TransitSearchRequest, window: JdRange): readonly Contact[] {
  const points = Object.entries(request.natal_planets).map(([name, degree]) => ({
    name,
    degree: longitudeDeg(degree),
  }));
  const query = { targets: toTransitTargets(points, request.aspects), orbDeg: request.orb };
  const minimumCount = countMinimumContacts(request.transiting_planets, window, query.targets.length);
  if (minimumCount > MAX_CONTACTS) throw createTooManyContactsProblem();
  const contacts: Contact[] = [];
  for (const path of buildLongitudePaths(sky, request.transiting_planets, window)) {
    for (const contact of findContacts(sky, path, query)) {
      if (contacts.length === MAX_CONTACTS) throw createTooManyContactsProblem();
      contacts.push(contact);
    }
  }
  return contacts;
}

function createTooManyContactsProblem(): Problem {
  const message = `must lie nearer to start_date: there are more than ${MAX_CONTACTS} contacts until then; or send fewer natal points, aspects or bodies`;
  return new Problem('InvalidRange', `body.end_date ${message}`, {
    issues: [{ location: 'body.end_date', message }],
  });
}

import { refineMoment } from '../../../lib/astro/motion/crossing.ts';
import type { GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import { type ResultPage, takeRefinedPage } from '../../../lib/astro/motion/pagination.ts';
import { buildLongitudePaths } from '../../../lib/astro/motion/path.ts';
import { type Contact, findContacts } from '../../../lib/astro/timing/transits/contacts.ts';
import { countMinimumContacts } from '../../../lib/astro/timing/transits/minimum-contact-count.ts';
import { findOrbTimes, type OrbTimes } from '../../../lib/astro/timing/transits/orb-window.ts';
import { type TransitTarget, toTransitTargets } from '../../../lib/astro/timing/transits/targets.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { listEphemerisBodies, type TransitBodyId, toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdRange, JdUt } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { readPaging } from '../../../lib/charts/cursor.ts';
import { type SearchServices, toGeocentricSky } from '../../../lib/charts/search-sky.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { castSubjectPoints } from '../../../lib/charts/subject-points.ts';
import { readSearchWindow, toNamedBodies } from '../search-range.ts';
import type { TransitSearchRequest } from './request.ts';

/** A contact of a body of the request. */
interface TransitContact extends Omit<Contact, 'body'> {
  readonly body: TransitBodyId;
}

/** A contact with its exact moment, and the times at which the body enters and leaves orb. */
export interface TimedTransitContact extends OrbTimes {
  /** Its own moment is the estimate. */
  readonly contact: TransitContact;
  readonly moment: JdUt;
}

/**
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `InvalidRange` for a search with too many contacts, or
 * `ValidationError` for a cursor of another request
 */
export async function searchContacts(
  request: TransitSearchRequest,
  services: SearchServices & ChartServices,
): Promise<TransitSearch> {
  const { ephemeris } = services;
  const { page, nextCursorOf } = await readPaging(request, ephemeris.facts.dataVersion);
  const bodies = toNamedBodies('transiting_planets', request.transiting_planets);
  const natal = readNatalPoints(request, services);
  const window = readSearchWindow(ephemeris, { ...request, bodies });
  const sky = toGeocentricSky(services, request);
  const contacts = collectContacts(sky, { ...request, degrees: natal.degrees }, window);
  const items = takeRefinedPage(contacts, page, (contact) => refineContact(sky, contact));
  return { items, totalCount: contacts.length, nextCursor: nextCursorOf(contacts.length), natal };
}

function refineContact(sky: GeocentricSky, contact: TransitContact): TimedTransitContact {
  const moment = refineMoment(sky, contact);
  const { entersAt, leavesAt } = findOrbTimes(sky, { moment, orbWindow: contact.orbWindow });
  return { contact, moment, entersAt, leavesAt };
}

/** The points that were searched, and what there is to say about the birth that they are of. */
interface NatalPointSource {
  readonly degrees: Readonly<Record<string, number>>;
  /** Absent for points that the request states itself. */
  readonly warnings?: readonly Warning[];
  readonly handle?: string | undefined;
}

interface TransitSearch extends ResultPage<TimedTransitContact> {
  readonly natal: NatalPointSource;
}

const readNatalPoints = (request: TransitSearchRequest, services: ChartServices): NatalPointSource => {
  const { subject, natal_planets = {} } = request;
  return subject ? castSubjectPoints({ ...request, subject }, services) : { degrees: natal_planets };
};

const MAX_CONTACTS = SIZES.contacts_per_search.maximum;

interface PointSearch extends TransitSearchRequest {
  /** Longitudes of the natal points by name. */
  readonly degrees: Readonly<Record<string, number>>;
}

/** Refuses before searching where mean motions alone show that there are too many contacts. */
function collectContacts(
  sky: GeocentricSky,
  { degrees, ...request }: PointSearch,
  window: JdRange,
): readonly TransitContact[] {
  const points = Object.entries(degrees).map(([name, degree]) => ({
    name,
    degree: longitudeDeg(degree),
  }));
  const targets = toTransitTargets(points, request.aspects);
  const bodies = listEphemerisBodies(request.transiting_planets);
  if (countMinimumContacts(bodies, window, targets.length) > MAX_CONTACTS) throw createTooManyContactsProblem();
  const paths = buildLongitudePaths(sky, bodies, window);
  const contacts: TransitContact[] = [];
  for (const planet of request.transiting_planets) {
    const { body, offsetDeg } = toEphemerisBody(planet);
    const query = { targets: shiftTargets(targets, offsetDeg), orbDeg: request.orb };
    for (const path of paths.filter((one) => one.body === body)) {
      for (const contact of findContacts(sky, path, query)) {
        if (contacts.length === MAX_CONTACTS) throw createTooManyContactsProblem();
        contacts.push(planet === body ? contact : { ...contact, body: planet });
      }
    }
  }
  return contacts;
}

/** Where the source of a transiting body stands when the transiting body is at the targets. */
function shiftTargets(targets: readonly TransitTarget[], offsetDeg: number): readonly TransitTarget[] {
  if (offsetDeg === 0) return targets;
  return targets.map((target) => ({ ...target, degree: longitudeDeg(target.degree - offsetDeg) }));
}

function createTooManyContactsProblem(): Problem {
  const message = `must lie nearer to start_date: there are more than ${MAX_CONTACTS} contacts until then; or send fewer natal points, aspects or bodies`;
  return new Problem('InvalidRange', `body.end_date ${message}`, {
    issues: [{ location: 'body.end_date', message }],
  });
}

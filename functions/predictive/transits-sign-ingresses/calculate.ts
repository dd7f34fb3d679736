import { type ResultPage, refinePage } from '../../../lib/astro/motion/pagination.ts';
import { findIngresses, type Ingress } from '../../../lib/astro/sky/events/sign-ingresses.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { listEphemerisBodies, type TransitBodyId, toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { readPaging } from '../../../lib/charts/cursor.ts';
import { readSearchWindow, type SearchServices, toGeocentricSky, toNamedBodies } from '../search-window.ts';
import type { SignIngressesRequest } from './request.ts';

/** An ingress of a body of the request. */
export interface TransitIngress extends Omit<Ingress, 'body'> {
  readonly body: TransitBodyId;
}

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody`, or `ValidationError` for a cursor of another request */
export async function searchIngresses(
  request: SignIngressesRequest,
  services: SearchServices,
): Promise<ResultPage<TransitIngress>> {
  const { ephemeris } = services;
  const { page, nextCursorOf } = await readPaging(request, ephemeris.facts.dataVersion);
  const window = readSearchWindow(ephemeris, { ...request, bodies: toNamedBodies('planets', request.planets) });
  const sky = toGeocentricSky(services, request);
  const ingressesOfSources = findIngresses(sky, listEphemerisBodies(request.planets), window);
  const ingresses = request.planets.flatMap((planet) => selectIngresses(ingressesOfSources, planet));
  return {
    items: refinePage(sky, ingresses, page),
    totalCount: ingresses.length,
    nextCursor: nextCursorOf(ingresses.length),
  };
}

/** The ingresses of one body of the request. A point opposite its source enters the opposite signs at the same moments. */
function selectIngresses(ingresses: readonly Ingress[], planet: TransitBodyId): readonly TransitIngress[] {
  const { body, offsetDeg } = toEphemerisBody(planet);
  const own = ingresses.filter((ingress) => ingress.body === body);
  if (offsetDeg === 0) return own;
  return own.map((ingress) => ({
    ...ingress,
    body: planet,
    sign: oppositeSignOf(ingress.sign),
    fromSign: oppositeSignOf(ingress.fromSign),
  }));
}

const oppositeSignOf = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 6) % SIGNS.length] ?? sign;

import { findIngresses, type Ingress } from '../../../lib/domain/transits/ingresses.ts';
import { type ResultPage, refinePage } from '../../../lib/domain/transits/pagination.ts';
import { readPaging } from '../cursor.ts';
import { type SearchServices, toGeocentricSky } from '../search-services.ts';
import { readSearchWindow, toNamedBodies } from '../search-window.ts';
import type { SignIngressesRequest } from './request.ts';

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody`, or `ValidationError` for a cursor of another request */
export async function searchIngresses(
  request: SignIngressesRequest,
  services: SearchServices,
): Promise<ResultPage<Ingress>> {
  const { ephemeris } = services;
  const { page, nextCursorOf } = await readPaging(request, ephemeris.facts.dataVersion);
  const window = readSearchWindow(ephemeris, { ...request, bodies: toNamedBodies('planets', request.planets) });
  const sky = toGeocentricSky(services, request);
  const ingresses = findIngresses(sky, request.planets, window);
  return {
    items: refinePage(sky, ingresses, page),
    totalCount: ingresses.length,
    nextCursor: nextCursorOf(ingresses.length),
  };
}

import { type Ingress, ingresses } from '../../domain/transits/ingresses.ts';
import { type FoundPage, settledPage } from '../../domain/transits/page.ts';
import type { SignIngressesRequest } from '../../schemas/predictive/sign-ingresses.ts';
import { pagesOf } from './cursor.ts';
import { searchWindow } from './search-window.ts';
import { skyOf, type Watchers } from './sky.ts';

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody`, or `ValidationError` for a cursor of another request */
export async function signIngresses(request: SignIngressesRequest, watchers: Watchers): Promise<FoundPage<Ingress>> {
  const { page, nextOf } = await pagesOf(request, watchers.ephemeris.facts.dataVersion);
  const bodies = request.planets.map((body, index) => ({ body, location: `body.planets[${index}]` }));
  const window = searchWindow(watchers.ephemeris, { ...request, bodies });
  const sky = skyOf(watchers, request);
  const found = ingresses(sky, request.planets, window);
  return { items: settledPage(sky, found, page), totalCount: found.length, nextCursor: nextOf(found.length) };
}

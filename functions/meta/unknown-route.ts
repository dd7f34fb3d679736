import { findNearestNames } from '../../lib/base/catalog/names.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { Answer } from '../../lib/contract/endpoint.ts';
import { shortenText } from '../../lib/requests/issues/excerpt.ts';
import type { DocumentedRoute } from './routes.ts';

/** Characters of a path that an error quotes: every path of the service fits. */
const LONGEST_QUOTED = 200;
/** Characters of the longest path of the service: that of a link. Longer ones are not compared. */
const LONGEST_PATH = SIZES.link_characters.maximum;
const PREFLIGHT_SECONDS = 7200;

/**
 * Answers a request that no endpoint handles: 204 for a browser's preflight of a known path, else an error.
 *
 * @throws Problem `RouteNotFound` naming the nearest path, or `MethodNotAllowed` with the `Allow` header
 */
export function answerUnknownRoute(
  method: string,
  path: string,
  routes: readonly DocumentedRoute[],
): Answer<undefined> {
  const route = path.length > LONGEST_PATH ? undefined : findRoute(trimTrailingSlash(path), routes);
  if (!route) throw new Problem('RouteNotFound', describeUnknownPath(path, routes));
  const allow = [...route.methods.flatMap(methodsServedFor), 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return answerPreflight(allow);
  throw new Problem(
    'MethodNotAllowed',
    `${route.path} takes ${route.methods.join(' or ')}, not ${shortenText(method, LONGEST_QUOTED)}.`,
    {
      headers: { Allow: allow },
    },
  );
}

/** The route of a path, whose parameters can have any value. */
function findRoute(path: string, routes: readonly DocumentedRoute[]): DocumentedRoute | undefined {
  const segments = path.split('/');
  return routes.find((route) => {
    const parts = route.path.split('/');
    return parts.length === segments.length && parts.every((part, index) => matchesPart(part, segments[index]));
  });
}

const matchesPart = (part: string, segment: string | undefined): boolean =>
  part.startsWith('{') ? segment !== '' : part === segment;

/** Every path with GET also supports HEAD. */
const methodsServedFor = (method: string): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/** The gateway treats `/health/` like `/health`. */
const trimTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

function describeUnknownPath(path: string, routes: readonly DocumentedRoute[]): string {
  if (path.length > LONGEST_QUOTED)
    return 'There is nothing at a path of this length; /meta/openapi.json lists every path.';
  const [nearest] = findNearestNames(
    path,
    routes.map((route) => route.path),
    1,
  );
  const hint = nearest === undefined ? '/meta/openapi.json lists every path' : `the nearest is ${nearest}`;
  return `There is nothing at ${shortenText(path, LONGEST_QUOTED)}; ${hint}.`;
}

/** Credentials are sent in headers that a page may only use after a preflight. */
function answerPreflight(allow: string): Answer<undefined> {
  return new Answer(204, undefined, {
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, MCP-Protocol-Version, X-API-Key',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
}

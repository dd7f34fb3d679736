import { findNearestNames } from '../../lib/catalog/names.ts';
import { Problem } from '../../lib/errors/problem.ts';
import { Answer } from '../../lib/http/endpoint.ts';
import { shortenText } from '../../lib/schemas/issues/excerpt.ts';
import type { Route } from './routes.ts';

/** Long enough for every path of the service, short enough to repeat to the client. */
const LONGEST_QUOTED = 200;
const PREFLIGHT_SECONDS = 7200;

/**
 * Answers what no endpoint takes: a browser's preflight of a known path.
 *
 * @throws Problem `RouteNotFound` naming the nearest path, or `MethodNotAllowed` with the `Allow` header
 */
export function unknownRoute(method: string, path: string, routes: readonly Route[]): Answer<undefined> {
  const route = routes.find((known) => known.path === withoutTrailingSlash(path));
  if (!route) throw new Problem('RouteNotFound', noPath(path, routes));
  const allow = [...route.methods.flatMap(servedMethods), 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return preflight(allow);
  throw new Problem(
    'MethodNotAllowed',
    `${path} takes ${route.methods.join(' or ')}, not ${shortenText(method, LONGEST_QUOTED)}.`,
    {
      headers: { Allow: allow },
    },
  );
}

/** What can be fetched can be asked for its headers alone. */
const servedMethods = (method: string): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/** The gateway takes `/health/` for `/health`. */
const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

function noPath(path: string, routes: readonly Route[]): string {
  const [nearest] = findNearestNames(
    path,
    routes.map((route) => route.path),
    1,
  );
  const hint = nearest === undefined ? '/meta/openapi.json lists every path' : `the nearest is ${nearest}`;
  return `There is nothing at ${shortenText(path, LONGEST_QUOTED)}; ${hint}.`;
}

/** Credentials travel in headers that a page may only send after the browser has asked. */
function preflight(allow: string): Answer<undefined> {
  return new Answer(204, undefined, {
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, MCP-Protocol-Version, X-API-Key',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  });
}

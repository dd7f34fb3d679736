import { findNearestNames } from '../../lib/base/catalog/names.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { Problem, type ValidationIssue } from '../../lib/base/errors/problem.ts';
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
 * @throws Problem `RouteNotFound` naming the nearest paths, or `MethodNotAllowed` with the `Allow` header
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
      issues: describeBody(route),
    },
  );
}

/** A body with which POST works. */
function describeBody({ methods, body }: DocumentedRoute): readonly ValidationIssue[] {
  if (!methods.includes('POST') || body === undefined) return [];
  return [{ location: 'body', message: 'goes with POST, as JSON', example: body }];
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
  const nearest = listNearestPaths(
    path,
    routes.map((route) => route.path),
  );
  const hint = nearest.length === 0 ? '/meta/openapi.json lists every path' : `the nearest are ${nearest.join(', ')}`;
  return `There is nothing at ${shortenText(path, LONGEST_QUOTED)}; ${hint}.`;
}

const MOST_NEAREST = 3;

/** Letters in which a path with typing errors differs. */
const MOST_SLIPS = 2;

/** The paths that share the most words with another one, words of their last part first; before them those with a typing error. */
function listNearestPaths(path: string, paths: readonly string[]): readonly string[] {
  const words = toWords(path);
  const scored = paths.flatMap((known) => {
    const score = scoreWords(words, known);
    return score > 0 ? [{ known, score }] : [];
  });
  const byWords = scored.sort((a, b) => b.score - a.score || a.known.length - b.known.length);
  const slips = findNearestNames(path, paths, MOST_NEAREST, MOST_SLIPS);
  const alike = findNearestNames(path, paths, MOST_NEAREST);
  return [...new Set([...slips, ...byWords.map(({ known }) => known), ...alike])].slice(0, MOST_NEAREST);
}

/** Words that the paths of many services begin with. */
const PREFIXES: ReadonlySet<string> = new Set(['api', 'v1', 'v2', 'v3', 'v4', 'v5', 'calculate']);

/** Words of a path without numbers and endings: `/api/v1/natal-charts` is `natal`, `chart`. */
const toWords = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !PREFIXES.has(word))
    .map((word) => word.replace(/s$/, ''));

/** A word of the last part of a path names what it answers; the others only its group. */
const LAST_PART_WEIGHT = 4;

function scoreWords(words: readonly string[], known: string): number {
  const last = toWords(known.slice(known.lastIndexOf('/')));
  return words.reduce((sum, word) => {
    if (last.includes(word)) return sum + LAST_PART_WEIGHT;
    return toWords(known).includes(word) ? sum + 1 : sum;
  }, 0);
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

import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '../errors/problem.ts';
import { Answer, Content } from '../http/endpoint.ts';
import { createWeakTag, isTagKnown } from '../http/entity-tag.ts';
import { readHeader } from '../http/header.ts';
import { findServiceRoot } from '../http/service-root.ts';
import { ROOT_MARK, type SiteFile, type SiteFiles } from './files.ts';

/** Path of the site below the service's root. */
export const SITE_PATH = '/docs';

/**
 * Content security policy of a page: it may load and request resources of the service only. Inline scripts and styles
 * are forbidden.
 */
export const SITE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Long enough for one visit to the pages, short enough for a new release to appear soon. */
const CACHE_BRIEFLY = 'public, max-age=300';

type PageEvent = Pick<
  APIGatewayProxyEvent,
  'httpMethod' | 'headers' | 'path' | 'resource' | 'pathParameters' | 'requestContext'
>;

/**
 * Answers a request for a page or one of its files.
 *
 * @throws Problem `MethodNotAllowed`; `RouteNotFound` for clients that do not accept HTML
 */
export function answerPage(event: PageEvent, site: SiteFiles): Answer<Content | undefined> {
  if (!['GET', 'HEAD'].includes(event.httpMethod)) throw createMethodProblem(event);
  const root = findServiceRoot(event);
  if (event.resource === '/') return redirectTo(`${root}${SITE_PATH}`);
  const path = (event.pathParameters?.proxy ?? '').replace(/\/$/, '');
  const file = site.find(path);
  if (file) return answerFile(file, root, event);
  if (!readHeader(event as APIGatewayProxyEvent, 'accept')?.includes('text/html')) throw createPageProblem(path);
  return new Answer(404, toContent(site.notFound, root), { 'Content-Security-Policy': SITE_POLICY });
}

function createMethodProblem({ httpMethod, path }: PageEvent): Problem {
  const headers = { Allow: 'GET, HEAD' };
  return new Problem('MethodNotAllowed', `${path.slice(0, 200)} takes GET, not ${httpMethod.slice(0, 20)}.`, {
    headers,
  });
}

const redirectTo = (location: string): Answer<undefined> => new Answer(302, undefined, { Location: location });

const createPageProblem = (path: string): Problem =>
  new Problem('RouteNotFound', `There is no page ${path.slice(0, 200)} below ${SITE_PATH}.`);

function answerFile(file: SiteFile, root: string, event: PageEvent): Answer<Content | undefined> {
  const tag = createWeakTag(file.tag);
  const headers = {
    ETag: tag,
    'Cache-Control': file.isNamedByContent ? CACHE_FOREVER : CACHE_BRIEFLY,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': SITE_POLICY,
  };
  if (isTagKnown(tag, readHeader(event as APIGatewayProxyEvent, 'if-none-match')))
    return new Answer(304, undefined, headers);
  return new Answer(200, toContent(file, root), headers);
}

function toContent({ mediaType, content }: SiteFile, root: string): Content {
  const isPage = typeof content === 'string' && mediaType.startsWith('text/html');
  return new Content(mediaType, isPage ? content.replaceAll(ROOT_MARK, root) : content);
}

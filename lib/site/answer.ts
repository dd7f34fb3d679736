import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '../errors/problem.ts';
import { Answer, Content } from '../http/endpoint.ts';
import { headerOf } from '../http/header.ts';
import { serviceRoot } from '../http/service-root.ts';
import { ROOT_MARK, type SiteFile, type SiteFiles } from './files.ts';

/** Where the site lies below the service's root. */
export const SITE_PATH = '/docs';

/**
 * What a page may do: load what the service itself serves and ask the service. No script or style in the page itself,
 * nothing from elsewhere.
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

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Long enough for a walk through the pages, short enough for a new release to be seen. */
const FOR_A_WHILE = 'public, max-age=300';

type Asked = Pick<
  APIGatewayProxyEvent,
  'httpMethod' | 'headers' | 'path' | 'resource' | 'pathParameters' | 'requestContext'
>;

/**
 * Answers a request for a page or one of its files.
 *
 * @throws Problem `MethodNotAllowed`; `RouteNotFound` for whoever does not take a page instead
 */
export function answerPage(event: Asked, site: SiteFiles): Answer<Content | undefined> {
  if (!['GET', 'HEAD'].includes(event.httpMethod)) throw notAllowed(event);
  const root = serviceRoot(event);
  if (event.resource === '/') return redirected(`${root}${SITE_PATH}`);
  const path = (event.pathParameters?.proxy ?? '').replace(/\/$/, '');
  const file = site.find(path);
  if (file) return found(file, root, event);
  if (!headerOf(event as APIGatewayProxyEvent, 'accept')?.includes('text/html')) throw notFound(path);
  return new Answer(404, contentOf(site.notFound, root), { 'Content-Security-Policy': SITE_POLICY });
}

function notAllowed({ httpMethod, path }: Asked): Problem {
  const headers = { Allow: 'GET, HEAD' };
  return new Problem('MethodNotAllowed', `${path.slice(0, 200)} takes GET, not ${httpMethod.slice(0, 20)}.`, {
    headers,
  });
}

const redirected = (location: string): Answer<undefined> => new Answer(302, undefined, { Location: location });

const notFound = (path: string): Problem =>
  new Problem('RouteNotFound', `There is no page ${path.slice(0, 200)} below ${SITE_PATH}.`);

function found(file: SiteFile, root: string, event: Asked): Answer<Content | undefined> {
  // Weak, as the gateway may compress what it names.
  const tag = `W/"${file.tag}"`;
  const headers = {
    ETag: tag,
    'Cache-Control': file.isNamedByContent ? FOR_EVER : FOR_A_WHILE,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': SITE_POLICY,
  };
  if (isKnown(tag, headerOf(event as APIGatewayProxyEvent, 'if-none-match')))
    return new Answer(304, undefined, headers);
  return new Answer(200, contentOf(file, root), headers);
}

/** @source RFC 9110, section 13.1.2: any of a list, compared weakly, or `*` */
function isKnown(tag: string, asked: string | undefined): boolean {
  const known = (asked ?? '').split(',').map((one) => one.trim());
  return known.some((one) => one === '*' || one.replace(/^W\//, '') === tag.replace(/^W\//, ''));
}

function contentOf({ mediaType, content }: SiteFile, root: string): Content {
  const isPage = typeof content === 'string' && mediaType.startsWith('text/html');
  return new Content(mediaType, isPage ? content.replaceAll(ROOT_MARK, root) : content);
}

import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '../../base/errors/problem.ts';
import { Answer, Content } from '../../contract/endpoint.ts';
import { createWeakTag, isTagKnown } from '../entity-tag.ts';
import { readHeader } from '../header.ts';
import { findServiceAddress } from '../service-address.ts';
import { findServiceRoot } from '../service-root.ts';
import { ROOT_MARK, type SiteFile, type SiteFiles } from './files.ts';
import { buildResourceMetadata, METADATA_PATHS, type SignIn } from './resource-metadata.ts';

/** Path of the site below the service's root. */
const SITE_PATH = '/docs';

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

type SiteEvent = Pick<
  APIGatewayProxyEvent,
  'httpMethod' | 'headers' | 'path' | 'resource' | 'pathParameters' | 'requestContext'
>;

/** The built site, and the metadata about signing in. */
interface Site {
  readonly files: SiteFiles;
  readonly signIn: SignIn;
}

/**
 * Answers a request for a page, a file of the site, or the metadata for signing in.
 *
 * @throws Problem `MethodNotAllowed`; `RouteNotFound` for metadata without an issuer, and for unknown pages where the client
 * does not accept HTML
 */
export function answerSite(event: SiteEvent, { files, signIn }: Site): Answer<unknown> {
  if (!['GET', 'HEAD'].includes(event.httpMethod)) throw createMethodProblem(event);
  if (METADATA_PATHS.includes(event.resource)) return answerMetadata(event, signIn);
  const place = { root: findServiceRoot(event), address: findServiceAddress(event, signIn.publicUrl) };
  if (event.resource === '/') return redirectTo(`${place.root}${SITE_PATH}`);
  const path = findFilePath(event);
  const file = files.find(path);
  if (file) return answerFile(file, place, event);
  if (!readHeader(event as APIGatewayProxyEvent, 'accept')?.includes('text/html')) throw createPageProblem(path);
  return new Answer(404, toContent(files.notFound, place), { 'Content-Security-Policy': SITE_POLICY });
}

/** Path of the requested file: that of a root file, with its slash, or one below /docs. */
const findFilePath = ({ resource, pathParameters }: SiteEvent): string =>
  resource.startsWith(SITE_PATH) ? (pathParameters?.proxy ?? '').replace(/\/$/, '') : resource;

/** Clients of every origin may read the metadata, so they are cacheable, but not for long: an operator may change them. */
function answerMetadata(event: SiteEvent, { issuer, scopes, publicUrl }: SignIn): Answer<unknown> {
  if (issuer === undefined) throw createMetadataProblem();
  const address = findServiceAddress(event, publicUrl);
  const metadata = buildResourceMetadata(event.resource, { address, issuer, scopes });
  return new Answer(200, metadata, { 'Cache-Control': CACHE_BRIEFLY, Vary: 'Accept-Encoding' });
}

const createMetadataProblem = (): Problem =>
  new Problem(
    'RouteNotFound',
    'This service accepts API keys only: it has no issuer of tokens, and so no metadata for signing in.',
  );

function createMethodProblem({ httpMethod, path }: SiteEvent): Problem {
  const headers = { Allow: 'GET, HEAD' };
  return new Problem('MethodNotAllowed', `${path.slice(0, 200)} takes GET, not ${httpMethod.slice(0, 20)}.`, {
    headers,
  });
}

const redirectTo = (location: string): Answer<undefined> => new Answer(302, undefined, { Location: location });

const createPageProblem = (path: string): Problem =>
  new Problem('RouteNotFound', `There is no page ${path.slice(0, 200)} below ${SITE_PATH}.`);

/** Where the service is: the path prefix of its root, and its whole address. */
interface ServicePlace {
  readonly root: string;
  readonly address: string;
}

function answerFile(file: SiteFile, place: ServicePlace, event: SiteEvent): Answer<Content | undefined> {
  const tag = createWeakTag(file.tag);
  const headers = {
    ETag: tag,
    'Cache-Control': file.isNamedByContent ? CACHE_FOREVER : CACHE_BRIEFLY,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': SITE_POLICY,
  };
  if (isTagKnown(tag, readHeader(event as APIGatewayProxyEvent, 'if-none-match')))
    return new Answer(304, undefined, headers);
  return new Answer(200, toContent(file, place), headers);
}

/** Fills in the marks: pages are read in a browser, other texts also away from the service. */
function toContent({ mediaType, content }: SiteFile, { root, address }: ServicePlace): Content {
  const replacement = mediaType.startsWith('text/html') ? root : TEXT_WITH_LINKS.test(mediaType) ? address : undefined;
  const isMarked = typeof content === 'string' && replacement !== undefined;
  return new Content(mediaType, isMarked ? content.replaceAll(ROOT_MARK, replacement) : content);
}

const TEXT_WITH_LINKS = /^(text\/(markdown|plain)|application\/json)/;

import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Answer, type Content, type StorableAnswer } from '../contract/endpoint.ts';
import { readHeader } from './header.ts';

/** Creates a weak entity tag: the gateway may compress the content, so equal tags do not mean equal bytes. */
export const createWeakTag = (value: string): string => `W/"${value}"`;

/** The tag of a content, from its digest. */
export const createContentTag = ({ value }: Content): string =>
  createWeakTag(createHash('sha256').update(value).digest('base64url'));

/**
 * Whether a client has the content with a tag already.
 *
 * @param header value of `If-None-Match`
 * @source RFC 9110, section 13.1.2: `*`, or any tag of the list by weak comparison
 */
export function isTagKnown(tag: string, header: string | undefined): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim());
  return tags.some((one) => one === '*' || one.replace(/^W\//, '') === tag.replace(/^W\//, ''));
}

/** The answer with a content and its tag, or 304 to a client that has it. */
export function answerTagged(
  event: APIGatewayProxyEvent,
  { content, tag }: { readonly content: Content; readonly tag: string },
  otherHeaders: Readonly<Record<string, string>> = {},
): Answer<Content | undefined> {
  const headers = { ...otherHeaders, ETag: tag };
  return isTagKnown(tag, readHeader(event, 'if-none-match'))
    ? new Answer(304, undefined, headers)
    : new Answer(200, content, headers);
}

/**
 * The answer with tag and caching headers, or 304 to a client that states the tag. `*` in place of a tag does not say that there
 * was an answer before. The gateway compresses the answer without adding Vary.
 */
export async function answerStorable(
  event: APIGatewayProxyEvent,
  { parts: { tag: value, maxAgeSeconds, calculate } }: StorableAnswer,
): Promise<Answer<Content | undefined>> {
  const tag = createWeakTag(value);
  const caching = { 'Cache-Control': `private, max-age=${maxAgeSeconds}`, Vary: 'Accept-Encoding' };
  const stated = readHeader(event, 'if-none-match');
  if (stated?.trim() !== '*' && isTagKnown(tag, stated)) return new Answer(304, undefined, { ...caching, ETag: tag });
  const { status, body: content, headers } = await calculate();
  if (status !== 200) return new Answer(status, content, headers);
  return answerTagged(event, { content, tag }, { ...headers, ...caching });
}

import { ANSWER_LANGUAGES, LANGUAGES, toLanguageTag } from '../../base/catalog/languages/language.ts';
import { isNegotiable } from '../../contract/answer-formats.ts';
import { type EndpointDescriptor, isCharged } from '../../contract/endpoint.ts';
import type { DisplayNames } from '../../contract/language.ts';
import { takesRelativeDates } from '../../requests/forms/schema-facts.ts';
import { isTagged } from '../prepared-answers.ts';

/** A response header as OpenAPI describes it. */
type HeaderObject = {
  readonly description: string;
  readonly schema: { readonly type: 'string' | 'integer'; readonly enum?: string[] };
  readonly example: string | number;
};

type HeaderObjects = Readonly<Record<string, HeaderObject>>;

/** The header of every answer. */
export const REQUEST_ID_HEADER: HeaderObjects = {
  'X-Request-Id': {
    description: 'Identifier of this request in the logs of the service.',
    schema: { type: 'string' },
    example: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
  },
};

/**
 * Headers of every answer counted against a rate limit, as structured fields.
 *
 * @source draft-ietf-httpapi-ratelimit-headers-11, https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
const RATE_LIMIT_HEADERS: HeaderObjects = {
  'RateLimit-Policy': {
    description:
      'The limits of this request: `q` requests in a window of `w` seconds. For `work-minute` and `work-hour`, the budget of processor time, `q` is in CPU-seconds; they are stated where the request was charged to the budget by itself, which requests of less than about 0.25 CPU-seconds are not.',
    schema: { type: 'string' },
    example: '"transits-minute";q=120;w=60, "transits-hour";q=2000;w=3600',
  },
  RateLimit: {
    description: 'What remains: `r` requests, or CPU-seconds of work, within the next `t` seconds.',
    schema: { type: 'string' },
    example: '"transits-minute";r=119;t=42, "transits-hour";r=1874;t=1842',
  },
};

/** Header of answers that the service caches. */
const CACHE_HEADER: HeaderObjects = {
  'X-Cache': {
    description:
      '`hit`: the answer is the stored one of an equal request, with the same bytes. `miss`: it was calculated and is now stored for up to 30 days. `bypass`: it was calculated and not stored, because the cache is not available or the request has `Cache-Control: no-cache` or `no-store` and its credentials the scope `cache:bypass`.',
    schema: { type: 'string', enum: ['hit', 'miss', 'bypass'] },
    example: 'hit',
  },
};

const describeLanguage = (names: DisplayNames): HeaderObjects => ({
  'Content-Language': {
    description: 'Language of the added names; `en` also where none were added.',
    schema: { type: 'string', enum: names === 'indian' ? ANSWER_LANGUAGES.map(toLanguageTag) : [...LANGUAGES] },
    example: 'de',
  },
});

const TAG_HEADER: HeaderObjects = {
  ETag: {
    description: 'Changes with the answer; send it in `If-None-Match` to get 304 while it does not.',
    schema: { type: 'string' },
    example: 'W/"jZae727K08KaOmKSgOaGzww_XVqGr_PKEgIMkjrcbJI"',
  },
};

/** Header of pages that are no JSON. */
const CURSOR_HEADER: HeaderObjects = {
  'X-Next-Cursor': {
    description:
      'With `csv` and `ics`, where the answer is a page of a longer one: send this as `cursor` to get the next page; absent on the last page.',
    schema: { type: 'string' },
    example: '1000.5d41402abc4b2a76b9719d91',
  },
};

/** Header of answers to requests with relative dates. */
const RESOLVED_DATES_HEADER: HeaderObjects = {
  'X-Resolved-Dates': {
    description:
      'Where dates of the request are relative: the dates and the zone that they were resolved to. JSON has them as `resolved_dates`.',
    schema: { type: 'string' },
    example: 'start_date=2026-11-27T23:00:00.000Z, end_date=2027-11-27T23:00:00.000Z, timezone=Europe/Paris',
  },
};

/** Headers of an endpoint's answers with status 200. */
export function listAnswerHeaders(endpoint: EndpointDescriptor): HeaderObjects {
  return {
    ...Object.assign({}, ...(endpoint.passesOn ?? []).map(listAnswerHeaders)),
    ...REQUEST_ID_HEADER,
    ...(isCharged(endpoint) && RATE_LIMIT_HEADERS),
    ...(endpoint.stored && CACHE_HEADER),
    ...(isNegotiable(endpoint.formats) && CURSOR_HEADER),
    ...(takesRelativeDates(endpoint.request.body) && RESOLVED_DATES_HEADER),
    ...(isTagged(endpoint) && TAG_HEADER),
    ...(endpoint.hasDisplayNames && describeLanguage(endpoint.hasDisplayNames)),
  };
}

const RETRY_AFTER_HEADER: HeaderObjects = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 },
};

/** Headers of the problems with a given status. */
export const PROBLEM_HEADERS: Readonly<Record<number, HeaderObjects>> = {
  401: {
    'WWW-Authenticate': {
      description:
        'How to send credentials and, where tokens are accepted, the address of metadata that name their issuer.',
      schema: { type: 'string' },
      example:
        'Bearer realm="natal", resource_metadata="https://api.example.com/.well-known/oauth-protected-resource/mcp"',
    },
  },
  429: { ...RETRY_AFTER_HEADER, ...RATE_LIMIT_HEADERS },
  502: RETRY_AFTER_HEADER,
  504: RETRY_AFTER_HEADER,
};

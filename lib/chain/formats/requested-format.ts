import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { AnswerLanguage } from '../../base/catalog/languages/language.ts';
import { Problem } from '../../base/errors/problem.ts';
import { DRAWN_FORMATS, isDrawn } from '../../contract/answer-formats.ts';
import type { LoadedEndpoint } from '../../contract/endpoint.ts';
import { toExcerpt } from '../../requests/issues/excerpt.ts';
import type { Call } from '../call.ts';
import { readHeader } from '../header.ts';
import type { ValidatedRequest } from '../parse.ts';
import { chooseByAccept, FORMAT_MEDIA_TYPES, type NegotiableFormat, refusesAllFormats } from './accept.ts';
import { chooseByAcceptLanguage } from './accept-language.ts';

/** Formats that the service renders from the JSON answer of an endpoint. */
export type RenderedFormat = Exclude<NegotiableFormat, 'json'>;

/** A rendered format, the part of the request that chose it, the endpoint and its request. */
export interface RequestedFormat extends Required<Pick<Call, 'endpoint' | 'request'>> {
  readonly format: RenderedFormat;
  readonly location: 'query.format' | 'header.Accept';
  readonly language: AnswerLanguage | undefined;
}

type FormatsOfEndpoint = Pick<LoadedEndpoint, 'formats' | 'hasDisplayNames' | 'access'>;
type DrawnPicture = NonNullable<NonNullable<FormatsOfEndpoint['formats']>['picture']>;
type OfferedFormats = Pick<FormatsOfEndpoint, 'formats'>;

/** The rendered formats that an endpoint offers. */
const listRenderedFormats = ({ formats }: OfferedFormats): readonly RenderedFormat[] => [
  ...(formats?.toTable ? (['csv'] as const) : []),
  ...(formats?.toCalendar ? (['ics'] as const) : []),
  ...(formats?.picture ? DRAWN_FORMATS : []),
];

/** The query parameters `format` and `language` that the headers ask for. Parameters in the query take precedence. */
export function readImpliedQuery(
  event: APIGatewayProxyEvent,
  endpoint: FormatsOfEndpoint,
): Readonly<Record<string, string>> {
  const accept = readHeader(event, 'accept');
  const offered = ['json', ...listRenderedFormats(endpoint)] as const;
  requireAcceptable(event, endpoint, { accept, offered });
  const format = endpoint.formats ? chooseByAccept(accept, offered) : undefined;
  const language = endpoint.hasDisplayNames ? chooseByAcceptLanguage(readHeader(event, 'accept-language')) : undefined;
  return { ...(format && format !== 'json' && { format }), ...(language && { language }) };
}

interface Negotiation {
  readonly accept: string | undefined;
  readonly offered: readonly NegotiableFormat[];
}

/**
 * Refuses a request that accepts only files which the endpoint does not have. The answer of a link is that of another
 * endpoint, and a `format` in the query takes precedence.
 *
 * @throws Problem `NotAcceptable`
 */
function requireAcceptable(
  event: APIGatewayProxyEvent,
  { access }: FormatsOfEndpoint,
  { accept, offered }: Negotiation,
): void {
  if (access === 'link' || event.multiValueQueryStringParameters?.format !== undefined) return;
  if (!refusesAllFormats(accept, offered)) return;
  const types = offered.map((format) => FORMAT_MEDIA_TYPES[format]).join(', ');
  const message = `must be one of ${types}, or a range with one of them`;
  const issue = { location: 'header.Accept', message, value: toExcerpt(accept), example: FORMAT_MEDIA_TYPES.json };
  throw new Problem('NotAcceptable', `Accept ${message}.`, { issues: [issue] });
}

/**
 * Takes a rendered format out of a validated request, which then is one for JSON: all formats share one calculation and
 * one cached answer. A picture may need an answer of its own.
 *
 * @returns undefined for a request whose endpoint answers in the format by itself
 */
export function takeFormat(event: APIGatewayProxyEvent, call: Call): RequestedFormat | undefined {
  const { endpoint, request } = call;
  if (!endpoint?.formats || !request || !hasFormat(request.query)) return undefined;
  const { format } = request.query;
  const rendered = listRenderedFormats(endpoint).find((one) => one === format);
  if (!rendered) return undefined;
  const { picture } = endpoint.formats;
  const isPicture = picture !== undefined && isDrawn(rendered);
  const requestForJson = { ...request, query: { ...request.query, format: 'json' } };
  call.request = isPicture ? toAnswerRequest(request, picture) : requestForJson;
  if (isPicture && !picture.styleMembers.includes('language')) call.language = undefined;
  const isInQuery = event.multiValueQueryStringParameters?.format !== undefined;
  const location = isInQuery ? 'query.format' : 'header.Accept';
  return {
    endpoint,
    request: isPicture ? request : requestForJson,
    format: rendered,
    location,
    language: call.language,
  };
}

/** The request whose answer a picture is drawn from, without the look and the language: all pictures share one answer. */
function toAnswerRequest(request: ValidatedRequest, picture: DrawnPicture): ValidatedRequest {
  const forJson = { ...request, query: { ...(request.query as object), format: 'json' } };
  const { query, body } = picture.toAnswerRequest?.(request) ?? forJson;
  const members = Object.entries(query as object).filter(
    ([name]) => name !== 'language' && !picture.styleMembers.includes(name),
  );
  return { ...request, query: Object.fromEntries(members), body };
}

const hasFormat = (query: unknown): query is { readonly format: unknown } =>
  typeof query === 'object' && query !== null && 'format' in query;

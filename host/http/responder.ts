import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { HttpAnswer } from './answer.ts';
import { readBody } from './body.ts';
import { type Caller, findCaller, type IsTrusted } from './caller.ts';
import { compressResponse } from './compression.ts';
import { type Exchange, listGatewayHeaders, openExchange } from './exchange.ts';
import { GatewayFault } from './fault.ts';
import { type ContextVariables, type GatewayResponseSpec, renderGatewayResponse } from './gateway-response.ts';
import { isBinary, toHeaderFields } from './headers.ts';
import { type MethodSpec, matchRoute, type PathSpec, type RouteMatch } from './matching.ts';
import { type RoutedRequest, toProxyEvent } from './proxy-event.ts';
import { toHttpAnswer } from './proxy-response.ts';
import { PublicAnswers } from './public-answers.ts';
import { parseTarget, type RequestTarget } from './request-target.ts';

/** The properties of the API that its responses depend on. */
export interface ServedApi {
  readonly stage: string;
  /** Most specific path first. */
  readonly paths: readonly PathSpec[];
  /** By type. */
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponseSpec>;
  /** Media types whose bodies travel as base64. */
  readonly binaryMediaTypes: readonly string[];
  /** Smallest response that is compressed, bytes; undefined: no compression. */
  readonly compressedFromBytes: number | undefined;
}

/** Authorizes a routed request and answers it. @throws GatewayFault where the gateway itself responds */
export type AnswerEvent = (event: APIGatewayProxyEvent, method: MethodSpec) => Promise<APIGatewayProxyResult>;

export interface ResponderParts {
  readonly api: ServedApi;
  readonly answer: AnswerEvent;
  readonly frontend: Frontend;
  /** Receives a line for every 5xx fault. */
  readonly report: (line: string) => void;
  /** Receives every response. */
  readonly observe: (record: ResponseRecord) => void;
  readonly ownRoutes: OwnRoutes;
}

/** A request that the gateway may answer itself. */
export interface OwnCall {
  /** Below the base path. */
  readonly path: string;
  /** With its question mark; empty: none. */
  readonly search: string;
  readonly request: IncomingMessage;
  readonly requestId: string;
}

/** A response whose body is sent while it is read. */
export interface StreamedAnswer extends Omit<HttpAnswer, 'body'> {
  readonly stream: Readable;
  /** Of the body. */
  readonly bytes: number;
}

/** Routes that the gateway serves itself. */
export interface OwnRoutes {
  /** @returns the route of a path, such as `/metrics`; undefined for paths that are none of these */
  find(path: string): string | undefined;
  /** @param call of one of the routes */
  serve(call: OwnCall): Promise<HttpAnswer | StreamedAnswer>;
}

/** How clients reach the gateway. */
export interface Frontend {
  /** Host and port. */
  readonly domainName: string;
  /** Path prefix of the service, without a slash at the end: `/astro`; empty: none. */
  readonly basePath: string;
  readonly isTrusted: IsTrusted;
}

/** A response, for the log and the metrics. */
export interface ResponseRecord {
  readonly method: string;
  /** As declared: `/charts/{id}`; undefined for a request without a route. */
  readonly route: string | undefined;
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  readonly callerAddress: string;
  readonly requestId: string;
  /** Whether the gateway itself refused the request; no function has seen or logged it then. */
  readonly isOwn: boolean;
}

export type Responder = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request, as far as it is known before its route. */
interface Call {
  readonly request: IncomingMessage;
  readonly exchange: Exchange;
  readonly caller: Caller;
  /** Path and query below the base path. */
  readonly target: RequestTarget;
  readonly route: RouteMatch | undefined;
}

/** Creates the request handler: a function's response or a gateway response, as on API Gateway. It never rejects. */
export function createResponder(parts: ResponderParts): Responder {
  const publicAnswers = new PublicAnswers();
  return async (request, response) => {
    const startedMs = performance.now();
    const exchange = openExchange();
    const { call, isBelow } = openCall(request, exchange, parts);
    let answer: HttpAnswer | StreamedAnswer;
    let isOwn = false;
    try {
      if (!isBelow) throw new GatewayFault('MISSING_AUTHENTICATION_TOKEN');
      answer = await answerRequest(parts, call, publicAnswers);
      isOwn = isOwnRoute(parts, call) && answer.status >= 400;
    } catch (fault) {
      if (request.destroyed && !request.complete) return void response.destroy();
      answer = toFaultAnswer(parts, call, fault);
      isOwn = true;
    }
    write(response, answer, call);
    parts.observe({
      ...describeCall(parts, call),
      status: answer.status,
      durationMs: performance.now() - startedMs,
      isOwn,
    });
  };
}

function openCall(
  request: IncomingMessage,
  exchange: Exchange,
  { api, frontend: { basePath, isTrusted } }: ResponderParts,
): { call: Call; isBelow: boolean } {
  const sent = parseTarget(request.url ?? '/');
  const isBelow = basePath === '' || sent.path === basePath || sent.path.startsWith(`${basePath}/`);
  const target = { ...sent, path: isBelow ? sent.path.slice(basePath.length) || '/' : sent.path };
  const route = matchRoute(api.paths, request.method ?? 'GET', target.path);
  return { call: { request, exchange, caller: findCaller(request, isTrusted), target, route }, isBelow };
}

const isOwnRoute = (parts: ResponderParts, call: Call): boolean => findOwnRoute(parts, call) !== undefined;

const findOwnRoute = ({ ownRoutes }: ResponderParts, { target }: Call): string | undefined =>
  ownRoutes.find(target.path);

function describeCall(parts: ResponderParts, call: Call) {
  const { request, exchange, caller, target } = call;
  const { method = 'GET' } = request;
  const route = findOwnRoute(parts, call) ?? call.route?.resourcePath;
  const path = maskParameters(target.path, route);
  return { method, route, path, callerAddress: caller.address, requestId: exchange.requestId };
}

/** The path for the log: that of a route with parameters is the route itself, as the token of a link is a credential. */
const maskParameters = (path: string, route: string | undefined): string =>
  route !== undefined && /\{\w+\}/.test(route) ? route : path;

async function answerRequest(
  parts: ResponderParts,
  call: Call,
  publicAnswers: PublicAnswers,
): Promise<HttpAnswer | StreamedAnswer> {
  const { api, frontend } = parts;
  const { request, exchange } = call;
  if (isOwnRoute(parts, call)) {
    const { path } = call.target;
    const search = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
    return await parts.ownRoutes.serve({ path, search, request, requestId: exchange.requestId });
  }
  const { accept, 'accept-encoding': acceptEncoding } = request.headers;
  const isBinaryAccepted = isBinary(accept, api.binaryMediaTypes);
  const asked = { request, requestId: exchange.requestId, isBinary: isBinaryAccepted };
  const kept = await publicAnswers.find(asked);
  if (kept) return kept;
  const routed = await routeRequest(call);
  const event = toProxyEvent(routed, { ...api, ...frontend });
  const result = await parts.answer(event, routed.route.methodSpec);
  const answer = toHttpAnswer(result, isBinaryAccepted);
  publicAnswers.keep(asked, answer);
  const shared = await publicAnswers.find(asked);
  return shared ?? (await compressResponse(answer, acceptEncoding, api.compressedFromBytes));
}

async function routeRequest({ request, exchange, caller, target, route }: Call): Promise<RoutedRequest> {
  const { method = 'GET' } = request;
  const body = await readBody(request);
  if (!route) throw new GatewayFault('MISSING_AUTHENTICATION_TOKEN');
  return { exchange, method, target, fields: toHeaderFields(request.rawHeaders), body, route, caller };
}

function toFaultAnswer(parts: ResponderParts, call: Call, fault: unknown): HttpAnswer {
  const { api, report, frontend } = parts;
  const known = fault instanceof GatewayFault ? fault : new GatewayFault('DEFAULT_5XX', { cause: String(fault) });
  const { method, path } = describeCall(parts, call);
  if (known.status >= 500) report(`${method} ${path}: ${String(known.cause ?? known.message)}`);
  return renderGatewayResponse(api.gatewayResponses, known, {
    variables: toContextVariables(call, api.stage),
    basePath: frontend.basePath,
  });
}

function toContextVariables({ request, exchange, target }: Call, stage: string): ContextVariables {
  return {
    requestId: exchange.requestId,
    extendedRequestId: exchange.extendedRequestId,
    httpMethod: request.method ?? '',
    path: target.path,
    stage,
  };
}

function write(response: ServerResponse, answer: HttpAnswer | StreamedAnswer, { exchange, caller }: Call): void {
  const { status, headers } = answer;
  const length = 'stream' in answer ? answer.bytes : answer.body.length;
  const framing = [['Content-Length', String(length)]] as const;
  const isHead = response.req.method === 'HEAD';
  const noBody = status === 204 || status === 304 || isHead;
  const sent = caller.isSecure ? headers : headers.filter(([name]) => !isTransportSecurity(name));
  // Names and values in turn: a name may be sent more than once.
  response.writeHead(status, [...sent, ...listGatewayHeaders(exchange), ...(noBody ? [] : framing)].flat());
  if (!('stream' in answer)) return void response.end(noBody ? undefined : answer.body);
  if (!noBody) return void pipeline(answer.stream, response, () => undefined);
  answer.stream.destroy();
  response.end();
}

/** The header counts over TLS only. @source RFC 6797, section 7.2: a host must not send it over a non-secure transport */
const isTransportSecurity = (name: string): boolean => name.toLowerCase() === 'strict-transport-security';

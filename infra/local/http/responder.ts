import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Admit, Invoke } from '../access/gatekeeper.ts';
import type { SynthesisedApi } from '../assembly/api.ts';
import type { HttpAnswer } from './answer.ts';
import { readBody } from './body.ts';
import { compressResponse } from './compression.ts';
import { type Exchange, listGatewayHeaders, openExchange } from './exchange.ts';
import { GatewayFault } from './fault.ts';
import { type ContextVariables, renderGatewayResponse } from './gateway-response.ts';
import { isBinary, toHeaderFields } from './headers.ts';
import { matchRoute } from './matching.ts';
import { addAdmission, type RoutedRequest, toProxyEvent } from './proxy-event.ts';
import { readProxyResponse } from './proxy-response.ts';
import { parseTarget } from './request-target.ts';

/** @source "Lambda quotas", AWS Lambda Developer Guide: 6 MB each for the request and the response of an invocation */
export const LARGEST_EVENT_BYTES = 6 * 1024 * 1024;

export interface ResponderParts {
  readonly api: SynthesisedApi;
  readonly invoke: Invoke;
  readonly admit: Admit;
  /** Host and port, known once the server listens. */
  readonly host: { readonly domainName: string };
  /** Receives a line for every 5xx fault. */
  readonly report: (line: string) => void;
}

export type Responder = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates the request handler: a function's response or a gateway response, as on API Gateway. It never rejects. */
export function createResponder(parts: ResponderParts): Responder {
  return async (request, response) => {
    const exchange = openExchange();
    try {
      const answer = await answerRequest(parts, request, exchange);
      write(response, answer, exchange);
    } catch (fault) {
      if (request.destroyed && !request.complete) response.destroy();
      else write(response, toFaultAnswer(parts, request, { exchange, fault }), exchange);
    }
  };
}

async function answerRequest(parts: ResponderParts, request: IncomingMessage, exchange: Exchange): Promise<HttpAnswer> {
  const { api, admit, invoke } = parts;
  const { accept, 'accept-encoding': acceptEncoding } = request.headers;
  const routed = await routeRequest(parts, request, exchange);
  const event = toProxyEvent(routed, { ...api, ...parts.host });
  const admission = await admit(event, routed.route.methodSpec, exchange.trace);
  const payload = await invoke(
    routed.route.methodSpec.functionId,
    serializeEvent(addAdmission(event, admission)),
    exchange.trace,
  );
  const answer = readProxyResponse(payload, isBinary(accept, api.binaryMediaTypes));
  return await compressResponse(answer, acceptEncoding, api.compressedFromBytes);
}

async function routeRequest(
  { api }: ResponderParts,
  request: IncomingMessage,
  exchange: Exchange,
): Promise<RoutedRequest> {
  const { method = 'GET', url = '/' } = request;
  const target = parseTarget(url);
  const body = await readBody(request);
  const route = matchRoute(api.paths, method, target.path);
  if (!route) throw new GatewayFault('MISSING_AUTHENTICATION_TOKEN');
  const fields = toHeaderFields(request.rawHeaders);
  return { exchange, method, target, fields, body, route, sourceIp: request.socket.remoteAddress ?? '' };
}

/** @throws GatewayFault for an event over {@link LARGEST_EVENT_BYTES} */
function serializeEvent(event: APIGatewayProxyEvent): string {
  const text = JSON.stringify(event);
  if (Buffer.byteLength(text) > LARGEST_EVENT_BYTES) throw new GatewayFault('REQUEST_TOO_LARGE');
  return text;
}

interface Failure {
  readonly exchange: Exchange;
  readonly fault: unknown;
}

function toFaultAnswer(
  { api, report }: ResponderParts,
  request: IncomingMessage,
  { exchange, fault }: Failure,
): HttpAnswer {
  const known = fault instanceof GatewayFault ? fault : new GatewayFault('DEFAULT_5XX', { cause: String(fault) });
  if (known.status >= 500) report(`${request.method} ${request.url}: ${String(known.cause ?? known.message)}`);
  return renderGatewayResponse(api.gatewayResponses, known, toContextVariables(request, exchange, api.stage));
}

function toContextVariables(request: IncomingMessage, exchange: Exchange, stage: string): ContextVariables {
  return {
    requestId: exchange.requestId,
    extendedRequestId: exchange.extendedRequestId,
    httpMethod: request.method ?? '',
    path: parseTarget(request.url ?? '/').path,
    stage,
  };
}

function write(response: ServerResponse, { status, headers, body }: HttpAnswer, exchange: Exchange): void {
  const framing = [['Content-Length', String(body.length)]] as const;
  const noBody = status === 204 || status === 304 || response.req.method === 'HEAD';
  const all = [...headers, ...listGatewayHeaders(exchange), ...(noBody ? [] : framing)];
  response.writeHead(status, all.flat());
  response.end(noBody ? undefined : body);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Admit, Invoke } from '../access/gatekeeper.ts';
import type { SynthesisedApi } from '../assembly/api.ts';
import type { HttpAnswer } from './answer.ts';
import { readBody } from './body.ts';
import { compressed } from './compression.ts';
import { admitted, proxyEvent, type RoutedRequest } from './event.ts';
import { type Exchange, gatewayHeaders, openExchange } from './exchange.ts';
import { GatewayFault } from './fault.ts';
import { type ContextVariables, gatewayResponse } from './gateway-response.ts';
import { headerFields, isBinary } from './headers.ts';
import { matchRoute } from './matching.ts';
import { proxyAnswer } from './proxy-response.ts';
import { parseTarget } from './target.ts';

/** @source "Lambda quotas", AWS Lambda Developer Guide: 6 MB each for the request and the response of an invocation */
export const LARGEST_EVENT_BYTES = 6 * 1024 * 1024;

export interface ResponderParts {
  readonly api: SynthesisedApi;
  readonly invoke: Invoke;
  readonly admit: Admit;
  /** Host and port, known once the server listens. */
  readonly place: { readonly domainName: string };
  /** Told of every fault that is not the client's. */
  readonly report: (line: string) => void;
}

export type Responder = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers requests as API Gateway would: by a function, or by a gateway response. Never rejects. */
export function responder(parts: ResponderParts): Responder {
  return async (request, response) => {
    const exchange = openExchange();
    try {
      const answer = await answerOf(parts, request, exchange);
      write(response, answer, exchange);
    } catch (fault) {
      if (request.destroyed && !request.complete) response.destroy();
      else write(response, refusal(parts, request, { exchange, fault }), exchange);
    }
  };
}

async function answerOf(parts: ResponderParts, request: IncomingMessage, exchange: Exchange): Promise<HttpAnswer> {
  const { api, admit, invoke } = parts;
  const { accept, 'accept-encoding': acceptEncoding } = request.headers;
  const routed = await routedRequest(parts, request, exchange);
  const event = proxyEvent(routed, { ...api, ...parts.place });
  const admission = await admit(event, routed.route.served, exchange.trace);
  const payload = await invoke(routed.route.served.functionId, sendable(admitted(event, admission)), exchange.trace);
  const answer = proxyAnswer(payload, isBinary(accept, api.binaryMediaTypes));
  return await compressed(answer, acceptEncoding, api.compressedFromBytes);
}

async function routedRequest(
  { api }: ResponderParts,
  request: IncomingMessage,
  exchange: Exchange,
): Promise<RoutedRequest> {
  const { method = 'GET', url = '/' } = request;
  const target = parseTarget(url);
  const body = await readBody(request);
  const route = matchRoute(api.paths, method, target.path);
  if (!route) throw new GatewayFault('MISSING_AUTHENTICATION_TOKEN');
  const fields = headerFields(request.rawHeaders);
  return { exchange, method, target, fields, body, route, sourceIp: request.socket.remoteAddress ?? '' };
}

/** @throws GatewayFault for an event larger than a function takes */
function sendable(event: APIGatewayProxyEvent): string {
  const text = JSON.stringify(event);
  if (Buffer.byteLength(text) > LARGEST_EVENT_BYTES) throw new GatewayFault('REQUEST_TOO_LARGE');
  return text;
}

interface Failure {
  readonly exchange: Exchange;
  readonly fault: unknown;
}

function refusal({ api, report }: ResponderParts, request: IncomingMessage, { exchange, fault }: Failure): HttpAnswer {
  const known = fault instanceof GatewayFault ? fault : new GatewayFault('DEFAULT_5XX', { cause: String(fault) });
  if (known.status >= 500) report(`${request.method} ${request.url}: ${String(known.cause ?? known.message)}`);
  return gatewayResponse(api.gatewayResponses, known, variablesOf(request, exchange, api.stage));
}

function variablesOf(request: IncomingMessage, exchange: Exchange, stage: string): ContextVariables {
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
  const all = [...headers, ...gatewayHeaders(exchange), ...(noBody ? [] : framing)];
  response.writeHead(status, all.flat());
  response.end(noBody ? undefined : body);
}

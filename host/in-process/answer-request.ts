import { SCOPES } from '../../lib/contract/endpoint.ts';
import { runGroup } from '../answer-event.ts';
import type { ServedGroup } from '../groups.ts';
import { openExchange } from '../http/exchange.ts';
import { GatewayFault } from '../http/fault.ts';
import { renderGatewayResponse } from '../http/gateway-response.ts';
import type { HeaderField } from '../http/headers.ts';
import { matchRoute } from '../http/matching.ts';
import { addAdmission, toProxyEvent } from '../http/proxy-event.ts';
import { toHttpAnswer } from '../http/proxy-response.ts';
import { parseTarget } from '../http/request-target.ts';
import { servedApi } from '../served-api.ts';
import { LONG_LIMIT_MS } from '../worker-settings.ts';

/** A request as it crosses from thread to thread. */
export interface ThreadRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly HeaderField[];
  readonly body: Uint8Array;
}

/** An answer as it crosses from thread to thread. */
export interface ThreadAnswer {
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly body: Uint8Array;
}

/** Name of the service in addresses within answers. */
const DOMAIN_NAME = 'localhost';

/** The program itself, which may use everything. */
const OWNER = {
  context: { principalId: 'in-process', scopes: SCOPES.join(' '), plan: 'local' },
  apiKey: undefined,
};

/** Answers one request as the service would, for the program that this thread belongs to. */
export async function answerRequest({ method, target: sent, headers, body }: ThreadRequest): Promise<ThreadAnswer> {
  const exchange = openExchange();
  const target = parseTarget(sent);
  try {
    const route = matchRoute(servedApi.paths, method, target.path);
    if (!route) throw new GatewayFault('MISSING_AUTHENTICATION_TOKEN');
    const caller = { address: '127.0.0.1', isSecure: false };
    const routed = { exchange, method, target, fields: headers, body: Buffer.from(body), route, caller };
    const event = addAdmission(toProxyEvent(routed, { ...servedApi, domainName: DOMAIN_NAME, basePath: '' }), OWNER);
    return toHttpAnswer(await runGroup(route.methodSpec.group as ServedGroup, event, LONG_LIMIT_MS), true);
  } catch (fault) {
    const known = fault instanceof GatewayFault ? fault : new GatewayFault('DEFAULT_5XX', { cause: String(fault) });
    const { requestId, extendedRequestId } = exchange;
    const variables = { requestId, extendedRequestId, httpMethod: method, path: target.path, stage: servedApi.stage };
    return renderGatewayResponse(servedApi.gatewayResponses, known, { variables, basePath: '' });
  }
}

import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { SynthesisedApi } from '../assembly/api.ts';
import type { MethodSpec } from '../assembly/routes.ts';
import { LOCAL_CLIENT_CONFIG } from '../tables/client-config.ts';
import type { Instant } from './allowance.ts';
import type { GatewayKeyPlans } from './api-keys.ts';
import { type AuthorizerResult, readAuthorizerResult, toAuthorizerFault, UNAUTHENTICATED } from './authorization.ts';
import { toAuthorizerEvent, toMethodArn } from './authorizer-event.ts';
import { MethodLimiter } from './method-limiter.ts';
import { UsageCounter } from './usage-counter.ts';

/** Invokes a function of the template with an event. @throws GatewayFault where it does not respond */
export type Invoke = (functionId: string, event: string, trace: string) => Promise<string>;

/** Authorizes and rate-limits a routed request. @throws GatewayFault for a refused request */
export type Admit = (event: APIGatewayProxyEvent, method: MethodSpec, trace: string) => Promise<AuthorizerResult>;

export interface GatekeeperParts {
  readonly api: Pick<SynthesisedApi, 'throttles' | 'usagePlans'>;
  readonly invoke: Invoke;
  readonly apiKeys: GatewayKeyPlans;
}

/**
 * Creates the access checks in the gateway's order: authorizer, usage plan of the caller, throttle of the method.
 *
 * @source "How throttling limit settings are applied in API Gateway", Amazon API Gateway Developer Guide
 * (api-gateway-request-throttling): per client first, then the method
 */
export function createGatekeeper({ api, invoke, apiKeys }: GatekeeperParts): Admit {
  const usage = new UsageCounter(api.usagePlans, apiKeys);
  const methods = new MethodLimiter(api.throttles);
  return async (event, method, trace) => {
    const admission = await authorize(invoke, { event, method, trace });
    if (method.keyRequired) await usage.charge(admission.apiKey, readClocks);
    methods.charge(method.id, performance.now());
    return admission;
  };
}

const readClocks = (): Instant => ({ date: new Date(), steadyMs: performance.now() });

interface AuthorizerCall {
  readonly event: APIGatewayProxyEvent;
  readonly method: MethodSpec;
  readonly trace: string;
}

async function authorize(invoke: Invoke, { event, method, trace }: AuthorizerCall): Promise<AuthorizerResult> {
  if (method.authorizerFunctionId === undefined) return UNAUTHENTICATED;
  const arn = toMethodArn(event, LOCAL_CLIENT_CONFIG.region);
  const authorizerInput = JSON.stringify(toAuthorizerEvent(event, arn));
  const payload = await invoke(method.authorizerFunctionId, authorizerInput, trace).catch((fault: unknown) => {
    throw toAuthorizerFault(fault);
  });
  return readAuthorizerResult(payload, arn);
}

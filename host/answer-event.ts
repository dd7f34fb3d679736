import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Authorizer } from '../lib/adapters/access/authorizer.ts';
import type { PlanRefusal } from './access/allowance.ts';
import {
  type AuthorizerResult,
  prefixNames,
  toAuthorizerEvent,
  toMethodArn,
  UNAUTHENTICATED,
} from './access/authorization.ts';
import { loadGroup, type ServedGroup } from './groups.ts';
import { GatewayFault } from './http/fault.ts';
import type { MethodSpec } from './http/matching.ts';
import { addAdmission } from './http/proxy-event.ts';
import type { AnswerEvent } from './http/responder.ts';
import { isCountedPlan, type PlanCharge } from './plans.ts';

/** @source "Lambda quotas", AWS Lambda Developer Guide: 6 MB each for the request and the response of an invocation */
const LARGEST_EVENT_BYTES = 6 * 1024 * 1024;

/** A body up to this length always fits: the rest of an event is at most some 100 kB, as heads have 20 kB. */
const SURELY_ACCEPTED_LENGTH = LARGEST_EVENT_BYTES - 200_000;

const REGION = 'local';

interface AnswerParts {
  readonly authorizer: Authorizer;
  /** Counts a request of a key. @returns the reason of a refusal */
  charge(charge: PlanCharge): Promise<PlanRefusal | undefined>;
  /** Runs the function of a group. @throws GatewayFault where it fails without an answer of its own */
  run(group: ServedGroup, event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult>;
}

/** Creates the answer to a routed request: authorizer, plan of the key, function. */
export function createAnswer({ authorizer, charge, run }: AnswerParts): AnswerEvent {
  return async (event, method) => {
    const admission = await authorize(authorizer, event, method);
    if (method.keyRequired) await chargePlan(admission, charge);
    const admitted = addAdmission(event, admission);
    requireSmall(admitted);
    return await run(method.group as ServedGroup, admitted);
  };
}

/**
 * Runs the function of a group in this process.
 *
 * @param limitMs milliseconds after which a calculation ends with a problem
 * @throws GatewayFault where the function fails without an answer of its own
 */
export async function runGroup(
  group: ServedGroup,
  event: APIGatewayProxyEvent,
  limitMs: number,
): Promise<APIGatewayProxyResult> {
  try {
    const handler = await loadGroup(group);
    return await handler(event, createContext(event.requestContext.requestId, limitMs));
  } catch (fault) {
    throw new GatewayFault('DEFAULT_5XX', {
      cause: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
    });
  }
}

/** The part of Lambda's context that functions read. */
function createContext(requestId: string, limitMs: number): Context {
  const endsMs = performance.now() + limitMs;
  const context: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'> = {
    awsRequestId: requestId,
    getRemainingTimeInMillis: () => Math.max(0, endsMs - performance.now()),
  };
  return context as Context;
}

async function authorize(
  authorizer: Authorizer,
  event: APIGatewayProxyEvent,
  { isAuthorized }: MethodSpec,
): Promise<AuthorizerResult> {
  if (!isAuthorized) return UNAUTHENTICATED;
  const result = await authorizer(toAuthorizerEvent(event, toMethodArn(event, REGION))).catch((fault: unknown) => {
    throw new GatewayFault('AUTHORIZER_FAILURE', { cause: String(fault) });
  });
  const context = Object.fromEntries(
    Object.entries(result.context ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const isAllowed = result.policyDocument.Statement.every(({ Effect }) => Effect === 'Allow');
  if (!isAllowed) throw new GatewayFault('ACCESS_DENIED', { variables: prefixNames(context) });
  return { context: { principalId: result.principalId, ...context }, apiKey: result.usageIdentifierKey ?? undefined };
}

async function chargePlan({ context, apiKey }: AuthorizerResult, charge: AnswerParts['charge']): Promise<void> {
  const plan = context?.plan;
  if (plan === undefined || apiKey === undefined) throw new GatewayFault('INVALID_API_KEY');
  if (!isCountedPlan(plan)) return;
  const refusal = await charge({ plan, gatewayKey: apiKey });
  if (refusal) throw new GatewayFault(refusal);
}

/** @throws GatewayFault for an event over {@link LARGEST_EVENT_BYTES} */
function requireSmall(event: APIGatewayProxyEvent): void {
  if ((event.body?.length ?? 0) <= SURELY_ACCEPTED_LENGTH) return;
  if (Buffer.byteLength(JSON.stringify(event)) > LARGEST_EVENT_BYTES) throw new GatewayFault('REQUEST_TOO_LARGE');
}

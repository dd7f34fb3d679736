import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { ERRORS } from '../errors/catalogue.ts';
import { type Admission, type AdmissionParts, admit } from './admission.ts';
import { Refusal, type RefusalReason } from './refusal.ts';

/** What is told of the authorizer's work. Never a key, a token or anything made of one. */
export interface AccessObserver {
  onRefusal(request: { readonly requestId: string; readonly route: string; readonly reason: RefusalReason }): void;
  /** Credentials could not be checked. */
  onFailure(request: { readonly requestId: string; readonly route: string; readonly fault: unknown }): void;
  /** The day of use was not noted. */
  onUnrecordedUse(fault: unknown): void;
}

export interface AuthorizerParts extends AdmissionParts {
  /** Routes, as `GET /meta/version`, that take callers without credentials too. */
  readonly optionalRoutes: ReadonlySet<string>;
  readonly observer: AccessObserver;
}

export type Authorizer = (event: APIGatewayRequestAuthorizerEvent) => Promise<APIGatewayAuthorizerResult>;

/**
 * The gateway's REQUEST authorizer: reads the credentials of a request and says who sends it.
 *
 * @returns throws where credentials cannot be checked: the gateway then answers AUTHORIZER_FAILURE, and nobody passes
 */
export function createAuthorizer(parts: AuthorizerParts): Authorizer {
  return async (event) => {
    const requestId = event.requestContext.requestId;
    const route = `${event.httpMethod} ${event.resource}`;
    try {
      return await decideAccess(event, route, parts);
    } catch (fault) {
      if (!(fault instanceof Refusal)) {
        parts.observer.onFailure({ requestId, route, fault });
        throw new Error('credentials cannot be checked');
      }
      parts.observer.onRefusal({ requestId, route, reason: fault.reason });
      return denyAccess(event.methodArn, fault);
    }
  };
}

async function decideAccess(
  event: APIGatewayRequestAuthorizerEvent,
  route: string,
  parts: AuthorizerParts,
): Promise<APIGatewayAuthorizerResult> {
  const admission = await admit(event, parts);
  if (admission) {
    await recordUse(admission, parts);
    return allowPrincipal(event.methodArn, admission);
  }
  if (!parts.optionalRoutes.has(route)) throw new Refusal('missing');
  return allowAnonymous(event.methodArn);
}

async function recordUse({ record }: Admission, { keys, observer }: AuthorizerParts): Promise<void> {
  const fault = await keys.markUsed(record);
  if (fault !== undefined) observer.onUnrecordedUse(fault);
}

/** The gateway asks for some name, also of those who have none. */
const ANONYMOUS_ID = 'anonymous';

/**
 * What the gateway is told of a caller who may pass: who it is, what it may do, and by which key its plan counts. The
 * whole stage is allowed, as a gateway that keeps the answer would use it for the caller's other requests too.
 */
function allowPrincipal(methodArn: string, admission: Admission): APIGatewayAuthorizerResult {
  const { principal, scopes, credential, record } = admission;
  return {
    ...createPolicy('Allow', methodArn, principal),
    context: { scopes: scopes.join(' '), plan: record.plan, credential },
    usageIdentifierKey: record.gatewayKey,
  };
}

/** Lets a caller without credentials pass. */
function allowAnonymous(methodArn: string): APIGatewayAuthorizerResult {
  return { ...createPolicy('Allow', methodArn, ANONYMOUS_ID), context: { scopes: '', credential: 'none' } };
}

/** Stops a caller. The gateway response for ACCESS_DENIED makes a problem document of the context. */
function denyAccess(methodArn: string, { code, message }: Refusal): APIGatewayAuthorizerResult {
  return {
    ...createPolicy('Deny', methodArn, ANONYMOUS_ID),
    context: { error: code, title: ERRORS[code].title, detail: message },
  };
}

function createPolicy(effect: 'Allow' | 'Deny', methodArn: string, principalId: string): APIGatewayAuthorizerResult {
  const [api, stage] = methodArn.split('/');
  const statement = { Action: 'execute-api:Invoke', Effect: effect, Resource: `${api}/${stage}/*` };
  return { principalId, policyDocument: { Version: '2012-10-17', Statement: [statement] } };
}

import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { ERRORS } from '../../base/errors/catalog.ts';
import {
  type Admission,
  type AdmissionParts,
  admit,
  admitLink,
  admitVisitor,
  type LinkAdmissionParts,
} from './admission.ts';
import { toKeyId } from './record-id.ts';
import { Refusal, type RefusalReason } from './refusal.ts';

/** Receives the authorizer's events. They never contain a key, a token or anything derived from one. */
export interface AccessObserver {
  onRefusal(request: { readonly requestId: string; readonly route: string; readonly reason: RefusalReason }): void;
  /** Credentials could not be checked. */
  onFailure(request: { readonly requestId: string; readonly route: string; readonly fault: unknown }): void;
  /** The day of last use could not be written. */
  onUnrecordedUse(fault: unknown): void;
}

export interface AuthorizerParts extends AdmissionParts, LinkAdmissionParts {
  /** Routes whose parameter `token` is a link, the only credential that they read. */
  readonly linkRoutes: ReadonlySet<string>;
  /** Routes, such as `GET /meta/version`, that also accept callers without credentials. */
  readonly optionalRoutes: ReadonlySet<string>;
  /** Routes that take callers without credentials as visitors, with the limits of demo tokens. */
  readonly visitorRoutes: ReadonlySet<string>;
  /** Value of `WWW-Authenticate` in the 401 to a request. */
  readonly createChallenge: (event: APIGatewayRequestAuthorizerEvent, hasCredentials: boolean) => string;
  readonly observer: AccessObserver;
}

export type Authorizer = (event: APIGatewayRequestAuthorizerEvent) => Promise<APIGatewayAuthorizerResult>;

/**
 * Creates the gateway's REQUEST authorizer, which reads the credentials of a request and identifies the caller.
 *
 * @returns a function that throws when credentials cannot be checked: the gateway then answers AUTHORIZER_FAILURE and
 * no caller passes
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
      return denyAccess(event.methodArn, fault, parts.createChallenge(event, fault.reason !== 'missing'));
    }
  };
}

async function decideAccess(
  event: APIGatewayRequestAuthorizerEvent,
  route: string,
  parts: AuthorizerParts,
): Promise<APIGatewayAuthorizerResult> {
  const isLink = parts.linkRoutes.has(route);
  const sent = await (isLink ? admitLink(event.pathParameters?.token ?? '', parts) : admit(event, parts));
  const admission = sent ?? (parts.visitorRoutes.has(route) ? await admitVisitor(event, parts) : undefined);
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

/** The gateway requires a principal id, even for callers without credentials. */
const ANONYMOUS_ID = 'anonymous';

/**
 * Allows an admitted caller: the result names its principal, its scopes and the key that its usage plan counts. It
 * allows the whole stage, because a gateway that caches the result uses it for the caller's other requests too.
 */
function allowPrincipal(methodArn: string, admission: Admission): APIGatewayAuthorizerResult {
  const { principal, scopes, credential, record, recordIds } = admission;
  return {
    ...createPolicy('Allow', methodArn, principal),
    context: {
      scopes: scopes.join(' '),
      plan: record.plan,
      credential,
      keyId: toKeyId(record.id),
      ...(recordIds.length > 0 && { records: recordIds.join(' ') }),
    },
    usageIdentifierKey: record.gatewayKey,
  };
}

/** Allows a caller without credentials. */
function allowAnonymous(methodArn: string): APIGatewayAuthorizerResult {
  return { ...createPolicy('Allow', methodArn, ANONYMOUS_ID), context: { scopes: '', credential: 'none' } };
}

/** Denies a caller. The gateway response for ACCESS_DENIED builds a problem document and `WWW-Authenticate` from the context. */
function denyAccess(methodArn: string, { code, message }: Refusal, challenge: string): APIGatewayAuthorizerResult {
  return {
    ...createPolicy('Deny', methodArn, ANONYMOUS_ID),
    context: { error: code, title: ERRORS[code].title, detail: message, challenge },
  };
}

function createPolicy(effect: 'Allow' | 'Deny', methodArn: string, principalId: string): APIGatewayAuthorizerResult {
  const [api, stage] = methodArn.split('/');
  const statement = { Action: 'execute-api:Invoke', Effect: effect, Resource: `${api}/${stage}/*` };
  return { principalId, policyDocument: { Version: '2012-10-17', Statement: [statement] } };
}

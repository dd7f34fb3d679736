import type { APIGatewayAuthorizerResult } from 'aws-lambda';
import { ERRORS } from '../errors/catalogue.ts';
import type { Admission } from './admission.ts';
import type { Refusal } from './refusal.ts';

/** The gateway asks for some name, also of those who have none. */
const NOBODY = 'anonymous';

/**
 * What the gateway is told of a caller who may pass: who it is, what it may do, and by which key its plan counts. The
 * whole stage is allowed, as a gateway that keeps the answer would use it for the caller's other requests too.
 */
export function allowed(methodArn: string, admission: Admission): APIGatewayAuthorizerResult {
  const { principal, scopes, credential, record } = admission;
  return {
    ...policy('Allow', methodArn, principal),
    context: { scopes: scopes.join(' '), plan: record.plan, credential },
    usageIdentifierKey: record.gatewayKey,
  };
}

/** Lets a caller without credentials pass. */
export function allowedAnonymously(methodArn: string): APIGatewayAuthorizerResult {
  return { ...policy('Allow', methodArn, NOBODY), context: { scopes: '', credential: 'none' } };
}

/** Stops a caller. The gateway response for ACCESS_DENIED makes a problem document of the context. */
export function denied(methodArn: string, { code, message }: Refusal): APIGatewayAuthorizerResult {
  return {
    ...policy('Deny', methodArn, NOBODY),
    context: { error: code, title: ERRORS[code].title, detail: message },
  };
}

function policy(effect: 'Allow' | 'Deny', methodArn: string, principalId: string): APIGatewayAuthorizerResult {
  const [api, stage] = methodArn.split('/');
  const statement = { Action: 'execute-api:Invoke', Effect: effect, Resource: `${api}/${stage}/*` };
  return { principalId, policyDocument: { Version: '2012-10-17', Statement: [statement] } };
}

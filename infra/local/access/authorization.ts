import * as z from 'zod';
import { GatewayFault } from '../http/fault.ts';
import { PolicyDocument, permits } from './policy.ts';

/** The authorizer's result for an allowed caller. */
export interface AuthorizerResult {
  /** Becomes `requestContext.authorizer`; undefined for routes without an authorizer. */
  readonly context: Readonly<Record<string, string>> | undefined;
  /** The gateway key by which the usage plan counts. */
  readonly apiKey: string | undefined;
}

/** Result for routes without an authorizer. */
export const UNAUTHENTICATED: AuthorizerResult = { context: undefined, apiKey: undefined };

const Scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/**
 * @source "Output from an API Gateway Lambda authorizer", Amazon API Gateway Developer Guide
 * (api-gateway-lambda-authorizer-output)
 */
const AuthorizerAnswer = z.object({
  principalId: z.string().min(1),
  policyDocument: PolicyDocument,
  context: z.record(z.string(), Scalar).default({}),
  usageIdentifierKey: z.string().optional(),
});

/**
 * Evaluates an authorizer's response for a method.
 *
 * @throws GatewayFault `ACCESS_DENIED` with its context, `AUTHORIZER_CONFIGURATION_ERROR` for a malformed response
 */
export function readAuthorizerResult(payload: string, methodArn: string): AuthorizerResult {
  const answer = AuthorizerAnswer.safeParse(JSON.parse(payload));
  if (!answer.success) throw toConfigurationFault(z.prettifyError(answer.error));
  const { principalId, policyDocument, context, usageIdentifierKey } = answer.data;
  if (!permits(policyDocument, methodArn)) throw new GatewayFault('ACCESS_DENIED', { variables: prefixNames(context) });
  return { context: { principalId, ...context }, apiKey: usageIdentifierKey };
}

/**
 * Converts an error of the authorizer into a gateway fault. The error `Unauthorized`, spelled exactly so, means that
 * credentials are missing.
 */
export function toAuthorizerFault(fault: unknown): GatewayFault {
  const cause = fault instanceof GatewayFault ? String(fault.cause) : String(fault);
  if (/^(Error: )?Unauthorized$/m.test(cause.split('\n', 1)[0] ?? '')) return new GatewayFault('UNAUTHORIZED');
  return new GatewayFault('AUTHORIZER_FAILURE', { cause });
}

const toConfigurationFault = (reason: string): GatewayFault =>
  new GatewayFault('AUTHORIZER_CONFIGURATION_ERROR', { cause: `malformed response of the authorizer: ${reason}` });

/** Names of values of the authorizer as `$context` variables have them. */
export function prefixNames(context: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(context).map(([name, value]) => [`authorizer.${name}`, value]));
}

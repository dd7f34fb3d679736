import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Group } from '../../functions/api.ts';
import type { OidcVariables } from '../oidc.ts';
import { listServedMethods, toInvocationUri } from './routes.ts';

/**
 * The security scheme by which the gateway invokes the authorizer for every request. Results are not cached: a cached one
 * would outlive a disabled key, and its cache key, the identity source, would make one of the two headers mandatory.
 *
 * @source "x-amazon-apigateway-authorizer object" (api-gateway-swagger-extensions-authorizer): the name is `Unused`
 * without one header that is the identity source; "CreateAuthorizer" (API_CreateAuthorizer): without caching no identity
 * source is needed. Both of Amazon API Gateway
 */
export function buildAuthorizerScheme(lambda: IFunction): object {
  return {
    type: 'apiKey',
    name: 'Unused',
    in: 'header',
    'x-amazon-apigateway-authtype': 'custom',
    'x-amazon-apigateway-authorizer': {
      type: 'request',
      authorizerUri: toInvocationUri(lambda),
      authorizerResultTtlInSeconds: 0,
    },
  };
}

/** The authorizer's own environment: sign-in, and the routes that accept requests without credentials. */
export function toAuthorizerVariables(groups: readonly Group[], signIn: OidcVariables): Record<string, string> {
  const optional = groups.flatMap(({ endpoints }) => endpoints.filter(({ access }) => access === 'optional'));
  const routes = optional.flatMap(({ method, path }) => listServedMethods(method).map((name) => `${name} ${path}`));
  return { ...signIn, OPTIONAL_ROUTES: routes.join(',') };
}

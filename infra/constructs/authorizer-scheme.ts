import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Group } from '../../functions/api.ts';
import type { Access } from '../../lib/contract/endpoint.ts';
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

/** The authorizer's own environment: sign-in, the routes that accept requests without credentials, and those of links. */
export function toAuthorizerVariables(groups: readonly Group[], signIn: OidcVariables): Record<string, string> {
  return {
    ...signIn,
    OPTIONAL_ROUTES: listRoutes(groups, 'optional').join(','),
    LINK_ROUTES: listRoutes(groups, 'link').join(','),
  };
}

function listRoutes(groups: readonly Group[], wanted: Access): readonly string[] {
  const endpoints = groups.flatMap((group) => group.endpoints.filter(({ access }) => access === wanted));
  return endpoints.flatMap(({ method, path }) => listServedMethods(method).map((name) => `${name} ${path}`));
}

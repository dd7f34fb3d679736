import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Group } from '../../functions/api.ts';
import type { OidcVariables } from '../oidc.ts';
import { listServedMethods, toInvocationUri } from './routes.ts';

/**
 * The gateway's question to the authorizer, for every request anew: a kept answer would outlive a disabled key, and
 * what it is kept under, the identity source, would make either of the two headers compulsory.
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

/** The authorizer's own environment: whose tokens it takes, and where nobody has to say who they are. */
export function toAuthorizerVariables(groups: readonly Group[], oidc: OidcVariables): Record<string, string> {
  const optional = groups.flatMap(({ endpoints }) => endpoints.filter(({ access }) => access === 'optional'));
  const routes = optional.flatMap(({ method, path }) => listServedMethods(method).map((served) => `${served} ${path}`));
  return { ...oidc, OPTIONAL_ROUTES: routes.join(',') };
}

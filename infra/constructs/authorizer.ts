import { Duration } from 'aws-cdk-lib';
import { type IAuthorizer, RequestAuthorizer } from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Group } from '../../functions/api.ts';
import type { OidcVariables } from '../oidc.ts';
import { servedMethods } from './routes.ts';

/**
 * The gateway's question to the authorizer, for every request anew: a kept answer would outlive a disabled key, and
 * what it is kept under would make either of the two headers compulsory.
 */
export function requestAuthorizer(scope: Construct, handler: IFunction): IAuthorizer {
  return new RequestAuthorizer(scope, 'Authorizer', {
    handler,
    identitySources: [],
    resultsCacheTtl: Duration.seconds(0),
  });
}

/** The authorizer's own environment: whose tokens it takes, and where nobody has to say who they are. */
export function authorizerVariables(groups: readonly Group[], oidc: OidcVariables): Record<string, string> {
  const optional = groups.flatMap(({ endpoints }) => endpoints.filter(({ access }) => access === 'optional'));
  const routes = optional.flatMap(({ method, path }) => servedMethods(method).map((served) => `${served} ${path}`));
  return { ...oidc, OPTIONAL_ROUTES: routes.join(',') };
}

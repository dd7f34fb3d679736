import {
  ApiKeySourceType,
  AuthorizationType,
  type IAuthorizer,
  type Integration,
  type MethodOptions,
  Resource,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { Access, Method } from '../../lib/http/endpoint.ts';

/** An endpoint as the gateway sees it. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly integration: Integration;
}

/** What stands behind the routes beside the functions of the endpoints. */
export interface Surroundings {
  /** Says who calls. */
  readonly authorizer: IAuthorizer;
  /** Answers what no endpoint takes. */
  readonly fallback: Integration;
  /** Pages for people: public, outside the contract, and whatever the method their own function's to answer. */
  readonly pages: { readonly resources: readonly string[]; readonly integration: Integration };
}

/** Where the gateway takes the key of a usage plan from: clients never see it. */
export const KEY_SOURCE = ApiKeySourceType.AUTHORIZER;

/**
 * Lays the routes into the gateway's tree of resources, and sends everything else to `fallback`.
 *
 * The gateway's own answer to an unknown path or method is a 403 about a missing token. So every resource takes
 * ANY, and what is on no resource is caught below the root: the fallback tells 404 from 405 and answers preflights.
 * Neither asks for credentials, as a browser sends none with a preflight.
 */
export function addRoutes(api: RestApi, routes: readonly Route[], { authorizer, fallback, pages }: Surroundings): void {
  for (const { method, path, access, integration } of routes) {
    const resource = api.root.resourceForPath(path);
    for (const served of servedMethods(method)) resource.addMethod(served, integration, protection(access, authorizer));
  }
  const paged = pages.resources.map((path) => api.root.resourceForPath(path));
  for (const resource of paged) resource.addMethod('ANY', pages.integration);
  const resources = api.node.findAll().filter((construct) => construct instanceof Resource);
  for (const resource of [api.root, ...resources]) {
    if (!paged.some((page) => page === resource)) resource.addMethod('ANY', fallback);
  }
  api.root.addResource('{proxy+}').addMethod('ANY', fallback);
}

/** Whatever can be fetched can be asked for its headers alone. */
export const servedMethods = (method: Method): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

function protection(access: Access, authorizer: IAuthorizer): MethodOptions {
  if (access === 'public') return { authorizationType: AuthorizationType.NONE };
  return { authorizationType: AuthorizationType.CUSTOM, authorizer, apiKeyRequired: access === 'credentials' };
}

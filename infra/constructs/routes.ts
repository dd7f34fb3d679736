import { type Integration, Resource, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Method } from '../../lib/http/endpoint.ts';

/** An endpoint as the gateway sees it. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly integration: Integration;
}

/**
 * Lays the routes into the gateway's tree of resources, and sends everything else to `fallback`.
 *
 * The gateway's own answer to an unknown path or method is a 403 about a missing token. So every resource takes
 * ANY, and what is on no resource is caught below the root: the fallback tells 404 from 405 and answers preflights.
 */
export function addRoutes(api: RestApi, routes: readonly Route[], fallback: Integration): void {
  for (const { method, path, integration } of routes) api.root.resourceForPath(path).addMethod(method, integration);
  const resources = api.node.findAll().filter((construct) => construct instanceof Resource);
  for (const resource of [api.root, ...resources]) resource.addMethod('ANY', fallback);
  api.root.addResource('{proxy+}').addMethod('ANY', fallback);
}

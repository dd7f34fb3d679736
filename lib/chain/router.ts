import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '../base/errors/problem.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** Creates the lookup of endpoints by API Gateway's resource and method. An endpoint for GET also serves HEAD. */
export function createRouter(endpoints: readonly Endpoint[]): (event: APIGatewayProxyEvent) => Endpoint | undefined {
  const byRoute = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
  return ({ httpMethod, resource }) => byRoute.get(`${httpMethod === 'HEAD' ? 'GET' : httpMethod} ${resource}`);
}

/** Creates the problem for a route that the function does not have. */
export function createRouteNotFound({ httpMethod, path }: APIGatewayProxyEvent): Problem {
  return new Problem('RouteNotFound', `There is no ${httpMethod} ${path.slice(0, 200)} here.`);
}

import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '../errors/problem.ts';
import type { Endpoint } from './endpoint.ts';

type AnyEndpoint = Endpoint<unknown>;

/** Finds the endpoint that API Gateway's resource and method name; one that takes GET takes HEAD too. */
export function createRouter(
  endpoints: readonly AnyEndpoint[],
): (event: APIGatewayProxyEvent) => AnyEndpoint | undefined {
  const byRoute = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
  return ({ httpMethod, resource }) => byRoute.get(`${httpMethod === 'HEAD' ? 'GET' : httpMethod} ${resource}`);
}

/** What a function answers that was sent a route it does not have. */
export function createRouteNotFound({ httpMethod, path }: APIGatewayProxyEvent): Problem {
  return new Problem('RouteNotFound', `There is no ${httpMethod} ${path.slice(0, 200)} here.`);
}

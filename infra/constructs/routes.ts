import { Aws } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Access, Method } from '../../lib/http/endpoint.ts';

/** An endpoint as the gateway sees it. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly lambda: IFunction;
}

/** What stands behind the paths beside the functions of the endpoints. */
export interface FallbackTargets {
  /** Answers what no endpoint takes. */
  readonly fallback: IFunction;
  /** Pages for people: public, outside the contract, and whatever the method their own function's to answer. */
  readonly pages: { readonly paths: readonly string[]; readonly lambda: IFunction };
}

/**
 * An operation of the definition.
 *
 * @source "x-amazon-apigateway-integration object", Amazon API Gateway Developer Guide
 * (api-gateway-swagger-extensions-integration)
 */
type Operation = Readonly<Record<string, unknown>>;

/**
 * Catches what a path has no operation for.
 *
 * @source "x-amazon-apigateway-any-method object", Amazon API Gateway Developer Guide
 * (api-gateway-swagger-extensions-any-method)
 */
const ANY_METHOD = 'x-amazon-apigateway-any-method';

/** Names of the security schemes by which operations refer to them. */
export const SCHEMES = { authorizer: 'authorizer', apiKey: 'api_key' } as const;

/**
 * What guards an operation. Where both are named, one to an entry, the gateway asks for both: OpenAPI would read a choice.
 *
 * @source what AWS itself writes for a method with an authorizer and a key: `_set_method_apikey_handling` in
 * samtranslator/swagger/swagger.py of aws/serverless-application-model
 */
const GUARDS: Readonly<Record<Access, Operation>> = {
  public: {},
  optional: { security: [{ [SCHEMES.authorizer]: [] }] },
  credentials: { security: [{ [SCHEMES.authorizer]: [] }, { [SCHEMES.apiKey]: [] }] },
};

/**
 * The paths of the definition: the endpoints, and everything else sent to `fallback`.
 *
 * The gateway's own answer to an unknown path or method is a 403 about a missing token. So every path, and every part of
 * one, takes ANY, and what is on no path is caught below the root: the fallback tells 404 from 405 and answers
 * preflights. Neither asks for credentials, as a browser sends none with a preflight. Paths are sorted, so that the order
 * of the endpoints changes nothing.
 *
 * @throws Error where two endpoints are one operation
 */
export function buildPaths(routes: readonly Route[], { fallback, pages }: FallbackTargets): Record<string, object> {
  const paths = new Set([
    '/',
    '/{proxy+}',
    ...[...routes.map(({ path }) => path), ...pages.paths].flatMap(listPathPrefixes),
  ]);
  const lambdaOfRest = (path: string): IFunction => (pages.paths.includes(path) ? pages.lambda : fallback);
  return Object.fromEntries(
    [...paths].sort().map((path) => {
      const own = routes.filter((route) => route.path === path).flatMap(toOperations);
      requireDistinct(path, own);
      return [path, Object.fromEntries([...own, [ANY_METHOD, buildOperation(path, lambdaOfRest(path), 'public')]])];
    }),
  );
}

/** `/a/b` is reached by way of `/a`, which exists with it. */
function listPathPrefixes(path: string): readonly string[] {
  const segments = path.split('/').slice(1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

function toOperations({ method, path, access, lambda }: Route): (readonly [method: string, Operation])[] {
  return listServedMethods(method).map((served) => [served.toLowerCase(), buildOperation(path, lambda, access)]);
}

function requireDistinct(path: string, operations: readonly (readonly [method: string, Operation])[]): void {
  const methods = operations.map(([method]) => method);
  const twice = methods.find((method, index) => methods.indexOf(method) !== index);
  if (twice !== undefined) throw new Error(`two endpoints are ${twice.toUpperCase()} ${path}`);
}

/** Whatever can be fetched can be asked for its headers alone. */
export const listServedMethods = (method: Method): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

function buildOperation(path: string, lambda: IFunction, access: Access): Operation {
  const parameters = [...path.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
  return {
    ...(parameters.length > 0 && { parameters }),
    ...GUARDS[access],
    responses: {},
    'x-amazon-apigateway-integration': { type: 'aws_proxy', httpMethod: 'POST', uri: toInvocationUri(lambda) },
  };
}

/** Where the gateway invokes a function. */
export const toInvocationUri = ({ functionArn }: IFunction): string =>
  `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${functionArn}/invocations`;

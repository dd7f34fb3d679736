import { Aws } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Access, Method } from '../../lib/contract/endpoint.ts';
import { listPathPrefixes } from '../path-prefixes.ts';

/** An endpoint as the gateway sees it. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly lambda: IFunction;
}

/** Functions behind all routes that are no endpoints. */
export interface FallbackTargets {
  /** Answers requests that match no endpoint. */
  readonly fallback: IFunction;
  /** The documentation's pages: public, outside the contract; one function handles all methods. */
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
 * Matches every method for which a path has no operation.
 *
 * @source "x-amazon-apigateway-any-method object", Amazon API Gateway Developer Guide
 * (api-gateway-swagger-extensions-any-method)
 */
const ANY_METHOD = 'x-amazon-apigateway-any-method';

/** Names of the security schemes, as operations refer to them. */
export const SCHEMES = { authorizer: 'authorizer', apiKey: 'api_key' } as const;

/**
 * Security requirements of an operation. The gateway requires all entries of the list, whereas OpenAPI defines them as
 * alternatives.
 *
 * @source what AWS itself writes for a method with an authorizer and a key: `_set_method_apikey_handling` in
 * samtranslator/swagger/swagger.py of aws/serverless-application-model
 */
const COUNTED: Operation = { security: [{ [SCHEMES.authorizer]: [] }, { [SCHEMES.apiKey]: [] }] };

const GUARDS: Readonly<Record<Access, Operation>> = {
  public: {},
  optional: { security: [{ [SCHEMES.authorizer]: [] }] },
  credentials: COUNTED,
  // Whoever opens a link is not its maker, whose plan is not charged: the function counts the links of a client by themselves.
  link: { security: [{ [SCHEMES.authorizer]: [] }] },
};

/**
 * Builds the paths of the definition: the endpoints, and a fallback for all other requests.
 *
 * The gateway's own response to an unknown path or method is a 403 about a missing token. Therefore every path and every
 * prefix of one has an ANY method, and `/{proxy+}` matches the rest. The fallback distinguishes 404 from 405 and answers
 * preflights. It needs no credentials, because browsers send none with a preflight. Paths and methods are sorted, so that the order of
 * endpoints has no effect on the template.
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
      const operations = routes
        .filter((route) => route.path === path)
        .flatMap(toOperations)
        .sort(([one], [other]) => (one < other ? -1 : 1));
      requireDistinct(path, operations);
      return [
        path,
        Object.fromEntries([...operations, [ANY_METHOD, buildOperation(path, lambdaOfRest(path), 'public')]]),
      ];
    }),
  );
}

function toOperations({ method, path, access, lambda }: Route): (readonly [method: string, Operation])[] {
  return listServedMethods(method).map((name) => [name.toLowerCase(), buildOperation(path, lambda, access)]);
}

function requireDistinct(path: string, operations: readonly (readonly [method: string, Operation])[]): void {
  const methods = operations.map(([method]) => method);
  const duplicate = methods.find((method, index) => methods.indexOf(method) !== index);
  if (duplicate !== undefined) throw new Error(`two endpoints have the route ${duplicate.toUpperCase()} ${path}`);
}

/** Every GET route also serves HEAD. */
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

/** The URI by which the gateway invokes a function. */
export const toInvocationUri = ({ functionArn }: IFunction): string =>
  `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${functionArn}/invocations`;

import type { ResolveFunctionId } from './aliases.ts';
import type { ApiDefinition, PathItem } from './definition.ts';

/** One path of the gateway. */
export interface PathSpec {
  /** With its parameters as they are declared: `/charts/{id}`, `/{proxy+}`. */
  readonly path: string;
  /** By HTTP method, or ANY. */
  readonly methods: ReadonlyMap<string, MethodSpec>;
}

/** Who serves a method of a path, and who is let in. */
export interface MethodSpec {
  /** Logical id. */
  readonly functionId: string;
  /** Logical id of the function that is asked who calls; undefined: nobody is asked. */
  readonly authorizerFunctionId: string | undefined;
  /** Whether the caller must be in a usage plan. */
  readonly keyRequired: boolean;
}

/** The paths of a definition, the most special first: of those that fit a request, the first serves it. */
export function readPaths({ paths, components }: ApiDefinition, functionIdOf: ResolveFunctionId): readonly PathSpec[] {
  const { authorizerUri } = components.securitySchemes.authorizer['x-amazon-apigateway-authorizer'];
  const authorizerId = functionIdOf(authorizerUri);
  return Object.entries(paths)
    .map(([path, item]) => ({ path, methods: readMethods(item, { functionIdOf, authorizerId }) }))
    .sort((one, other) => rank(one.path).localeCompare(rank(other.path)));
}

interface FunctionIds {
  readonly functionIdOf: ResolveFunctionId;
  readonly authorizerId: string;
}

function readMethods(item: PathItem, { functionIdOf, authorizerId }: FunctionIds): ReadonlyMap<string, MethodSpec> {
  return new Map(
    Object.entries(item).map(([method, operation]) => [
      method === 'x-amazon-apigateway-any-method' ? 'ANY' : method.toUpperCase(),
      {
        functionId: functionIdOf(operation['x-amazon-apigateway-integration'].uri),
        authorizerFunctionId: operation.security && authorizerId,
        keyRequired: operation.security?.length === 2,
      },
    ]),
  );
}

/** A digit for each part of a path, in the order in which the gateway takes them: a literal, `{name}`, `{name+}`. */
function rank(path: string): string {
  const digitOf = (part: string): string => (part.endsWith('+}') ? '2' : part.startsWith('{') ? '1' : '0');
  return path.split('/').map(digitOf).join('');
}

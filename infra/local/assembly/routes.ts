import type { ResolveFunctionId } from './aliases.ts';
import type { ApiDefinition, PathItem } from './definition.ts';

/** One path of the gateway. */
export interface PathSpec {
  /** With parameters as declared: `/charts/{id}`, `/{proxy+}`. */
  readonly path: string;
  /** By HTTP method, or ANY. */
  readonly methods: ReadonlyMap<string, MethodSpec>;
}

/** Function and access requirements of a method. */
export interface MethodSpec {
  /** `/health/GET`, as settings of the stage name it. */
  readonly id: string;
  /** Logical id. */
  readonly functionId: string;
  /** Logical id of the authorizer; undefined: public. */
  readonly authorizerFunctionId: string | undefined;
  /** Whether the caller must be in a usage plan. */
  readonly keyRequired: boolean;
}

/** The paths of a definition, most specific first: the first one that matches serves a request. */
export function readPaths({ paths, components }: ApiDefinition, functionIdOf: ResolveFunctionId): readonly PathSpec[] {
  const { authorizerUri } = components.securitySchemes.authorizer['x-amazon-apigateway-authorizer'];
  const authorizerId = functionIdOf(authorizerUri);
  return sortPaths(
    Object.entries(paths).map(([path, item]) => ({
      path,
      methods: readMethods(path, item, { functionIdOf, authorizerId }),
    })),
  );
}

/** Sorts paths, most specific first. */
export const sortPaths = (paths: readonly PathSpec[]): readonly PathSpec[] =>
  paths.toSorted((one, other) => rank(one.path).localeCompare(rank(other.path)));

interface FunctionIds {
  readonly functionIdOf: ResolveFunctionId;
  readonly authorizerId: string;
}

function readMethods(
  path: string,
  item: PathItem,
  { functionIdOf, authorizerId }: FunctionIds,
): ReadonlyMap<string, MethodSpec> {
  return new Map(
    Object.entries(item).map(([key, operation]) => {
      const method = key === 'x-amazon-apigateway-any-method' ? 'ANY' : key.toUpperCase();
      const spec = {
        id: `${path}/${method}`,
        functionId: functionIdOf(operation['x-amazon-apigateway-integration'].uri),
        authorizerFunctionId: operation.security && authorizerId,
        keyRequired: operation.security?.length === 2,
      };
      return [method, spec];
    }),
  );
}

/** Sort key with a digit for each part of a path, in the gateway's order: literal, `{name}`, `{name+}`. */
function rank(path: string): string {
  const digitOf = (part: string): string => (part.endsWith('+}') ? '2' : part.startsWith('{') ? '1' : '0');
  return path.split('/').map(digitOf).join('');
}

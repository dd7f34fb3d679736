import * as z from 'zod';
import { type FunctionIdOf, readAliases } from './aliases.ts';
import { readAuthorizers } from './authorizers.ts';
import { IntegrationUri, LogicalId } from './references.ts';
import type { StackTemplate } from './template.ts';

/** One resource of the gateway's tree. */
export interface RouteNode {
  readonly resourceId: string;
  /** From the root, with its parameters as they are declared: `/charts/{id}`. */
  readonly resourcePath: string;
  /** Last part of the path: a literal, `{name}` or `{name+}`. */
  readonly pathPart: string;
  readonly children: RouteNode[];
  /** By HTTP method, or ANY. */
  readonly methods: Map<string, MethodSpec>;
}

/** Who serves a method of a resource, and who is let in. */
export interface MethodSpec {
  /** Logical id. */
  readonly functionId: string;
  /** Logical id of the function that is asked who calls; undefined: nobody is asked. */
  readonly authorizerFunctionId: string | undefined;
  /** Whether the caller must be in a usage plan. */
  readonly keyRequired: boolean;
}

const ResourceProperties = z.object({ ParentId: LogicalId, PathPart: z.string() });

/** What is not one of these is refused rather than served open. */
const Authorization = z.discriminatedUnion('AuthorizationType', [
  z.object({ AuthorizationType: z.literal('NONE'), ApiKeyRequired: z.literal(false).default(false) }),
  z.object({
    AuthorizationType: z.literal('CUSTOM'),
    AuthorizerId: LogicalId,
    ApiKeyRequired: z.boolean().default(false),
  }),
]);

const MethodProperties = z.intersection(
  z.object({
    HttpMethod: z.string(),
    ResourceId: LogicalId,
    Integration: z.object({ Type: z.literal('AWS_PROXY'), Uri: IntegrationUri }),
  }),
  Authorization,
);

type MethodProperties = z.infer<typeof MethodProperties>;
type ResourceEntry = readonly [id: string, properties: z.infer<typeof ResourceProperties>];

/** The tree of resources of the gateway whose root is `apiId`. */
export function readRoutes(template: StackTemplate, apiId: string): RouteNode {
  const root: RouteNode = { resourceId: apiId, resourcePath: '/', pathPart: '', children: [], methods: new Map() };
  const nodes = new Map([[apiId, root]]);
  hang([...template.resources('AWS::ApiGateway::Resource', ResourceProperties)], nodes);
  const behind = { authorizers: readAuthorizers(template), functionIdOf: readAliases(template) };
  for (const [id, method] of template.resources('AWS::ApiGateway::Method', MethodProperties)) {
    const node = nodes.get(method.ResourceId);
    if (!node) throw new Error(`method ${id} belongs to resource ${method.ResourceId}, which the template lacks`);
    node.methods.set(method.HttpMethod, methodSpec(method, behind));
  }
  return root;
}

interface Behind {
  /** Function of each authorizer, both by logical id. */
  readonly authorizers: ReadonlyMap<string, string>;
  readonly functionIdOf: FunctionIdOf;
}

function methodSpec(method: MethodProperties, { authorizers, functionIdOf }: Behind): MethodSpec {
  const served = { functionId: functionIdOf(method.Integration.Uri), keyRequired: method.ApiKeyRequired };
  if (method.AuthorizationType === 'NONE') return { ...served, authorizerFunctionId: undefined };
  const authorizerFunctionId = authorizers.get(method.AuthorizerId);
  if (!authorizerFunctionId) throw new Error(`the template has no authorizer ${method.AuthorizerId}`);
  return { ...served, authorizerFunctionId };
}

/** Hangs resources below their parents, in as many rounds as the tree is deep: a template lists them in any order. */
function hang(entries: readonly ResourceEntry[], nodes: Map<string, RouteNode>): void {
  const later = entries.filter((entry) => !hangOne(entry, nodes));
  if (later.length === entries.length && later.length > 0) {
    throw new Error(`resources without a parent in the template: ${later.map(([id]) => id).join(', ')}`);
  }
  if (later.length > 0) hang(later, nodes);
}

function hangOne([resourceId, { ParentId, PathPart }]: ResourceEntry, nodes: Map<string, RouteNode>): boolean {
  const parent = nodes.get(ParentId);
  if (!parent) return false;
  const resourcePath = `${parent.resourcePath === '/' ? '' : parent.resourcePath}/${PathPart}`;
  const node: RouteNode = { resourceId, resourcePath, pathPart: PathPart, children: [], methods: new Map() };
  parent.children.push(node);
  nodes.set(resourceId, node);
  return true;
}

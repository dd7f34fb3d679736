import { z } from 'zod';
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
  /** Method, or ANY, to the logical id of the function that serves it. */
  readonly methods: Map<string, string>;
}

const ResourceProperties = z.object({ ParentId: LogicalId, PathPart: z.string() });

/** Authorizers and required keys are not read here yet: a template with them is refused rather than served open. */
const MethodProperties = z.object({
  HttpMethod: z.string(),
  ResourceId: LogicalId,
  AuthorizationType: z.literal('NONE'),
  ApiKeyRequired: z.literal(false).optional(),
  Integration: z.object({ Type: z.literal('AWS_PROXY'), Uri: IntegrationUri }),
});

type ResourceEntry = readonly [id: string, properties: z.infer<typeof ResourceProperties>];

/** The tree of resources of the gateway whose root is `apiId`. */
export function readRoutes(template: StackTemplate, apiId: string): RouteNode {
  const root: RouteNode = { resourceId: apiId, resourcePath: '/', pathPart: '', children: [], methods: new Map() };
  const nodes = new Map([[apiId, root]]);
  hang([...template.resources('AWS::ApiGateway::Resource', ResourceProperties)], nodes);
  for (const [id, method] of template.resources('AWS::ApiGateway::Method', MethodProperties)) {
    const node = nodes.get(method.ResourceId);
    if (!node) throw new Error(`method ${id} belongs to resource ${method.ResourceId}, which the template lacks`);
    node.methods.set(method.HttpMethod, method.Integration.Uri);
  }
  return root;
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

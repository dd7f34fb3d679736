import type { MethodSpec, RouteNode } from '../assembly/routes.ts';
import { percentDecoded } from './target.ts';

/** A resource found for a path, and what serves the method there. */
export interface RouteMatch {
  readonly node: RouteNode;
  readonly served: MethodSpec;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface PathMatch {
  readonly node: RouteNode;
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** How special a part of a path is: a literal goes before `{name}`, and that before `{name+}`. */
const KINDS = ['literal', 'parameter', 'greedy'] as const;

/**
 * The route of a request as API Gateway chooses it: the most special path first, then the method or ANY.
 *
 * @returns undefined where the gateway would ask for an authentication token
 */
export function matchRoute(root: RouteNode, method: string, path: string): RouteMatch | undefined {
  const segments = path.replace(/\/$/, '').split('/').slice(1).map(percentDecoded);
  const match = descend(root, segments);
  const served = match?.node.methods.get(method) ?? match?.node.methods.get('ANY');
  if (!match || !served) return undefined;
  return { node: match.node, served, pathParameters: Object.fromEntries(match.parameters) };
}

function descend(node: RouteNode, segments: readonly string[]): PathMatch | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return node.methods.size > 0 ? { node, parameters: [] } : undefined;
  for (const kind of KINDS) {
    for (const child of node.children.filter(({ pathPart }) => kindOf(pathPart) === kind)) {
      const match = enter(child, segment, rest);
      if (match) return match;
    }
  }
  return undefined;
}

function enter(child: RouteNode, segment: string, rest: readonly string[]): PathMatch | undefined {
  const kind = kindOf(child.pathPart);
  if (kind === 'literal') return child.pathPart === segment ? descend(child, rest) : undefined;
  if (kind === 'greedy')
    return { node: child, parameters: [[child.pathPart.slice(1, -2), [segment, ...rest].join('/')]] };
  const below = segment === '' ? undefined : descend(child, rest);
  return below && { node: below.node, parameters: [[child.pathPart.slice(1, -1), segment], ...below.parameters] };
}

function kindOf(pathPart: string): (typeof KINDS)[number] {
  if (!pathPart.startsWith('{')) return 'literal';
  return pathPart.endsWith('+}') ? 'greedy' : 'parameter';
}

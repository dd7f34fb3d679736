import type { MethodSpec, PathSpec } from '../assembly/routes.ts';
import { decodePercent } from './request-target.ts';

/** A path found for a request, and what serves the method there. */
export interface RouteMatch {
  /** With its parameters as they are declared: `/charts/{id}`. */
  readonly resourcePath: string;
  readonly methodSpec: MethodSpec;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * The route of a request as API Gateway chooses it: the most special path first, then the method or ANY.
 *
 * @param paths the most special first
 * @returns undefined where the gateway would ask for an authentication token
 */
export function matchRoute(paths: readonly PathSpec[], method: string, path: string): RouteMatch | undefined {
  const segments = splitPath(path).map(decodePercent);
  for (const { path: resourcePath, methods } of paths) {
    const pathParameters = matchParameters(splitPath(resourcePath), segments);
    if (!pathParameters) continue;
    const served = methods.get(method) ?? methods.get('ANY');
    return served && { resourcePath, methodSpec: served, pathParameters };
  }
  return undefined;
}

const splitPath = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

/** The values that the parameters of a path have in a request; undefined where the path does not fit. */
function matchParameters(
  [part, ...parts]: readonly string[],
  [segment, ...segments]: readonly string[],
): Record<string, string> | undefined {
  if (part === undefined || segment === undefined) return part === segment ? {} : undefined;
  if (part.endsWith('+}')) return { [part.slice(1, -2)]: [segment, ...segments].join('/') };
  const below = matchParameters(parts, segments);
  if (!part.startsWith('{')) return part === segment ? below : undefined;
  return segment === '' ? undefined : below && { [part.slice(1, -1)]: segment, ...below };
}

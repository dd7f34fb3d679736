import { memoize } from '../../lib/base/memoize.ts';
import { decodePercent } from './request-target.ts';

/** One path of the gateway. */
export interface PathSpec {
  /** With parameters as declared: `/charts/{id}`, `/{proxy+}`. */
  readonly path: string;
  /** By HTTP method, or ANY. */
  readonly methods: ReadonlyMap<string, MethodSpec>;
}

/** Function and access requirements of a method. */
export interface MethodSpec {
  /** Name of the function. */
  readonly group: string;
  /** Whether the authorizer decides about callers; false: public. */
  readonly isAuthorized: boolean;
  /** Whether the caller must be in a usage plan. */
  readonly keyRequired: boolean;
}

/** Sorts paths, most specific first: the first one that matches serves a request. */
export const sortPaths = (paths: readonly PathSpec[]): readonly PathSpec[] =>
  paths.toSorted((one, other) => rank(one.path).localeCompare(rank(other.path)));

/** Sort key with a digit for each part of a path, in the gateway's order: literal, `{name}`, `{name+}`. */
function rank(path: string): string {
  const digitOf = (part: string): string => (part.endsWith('+}') ? '2' : part.startsWith('{') ? '1' : '0');
  return path.split('/').map(digitOf).join('');
}

/** The path and method that match a request. */
export interface RouteMatch {
  /** With parameters as declared: `/charts/{id}`. */
  readonly resourcePath: string;
  readonly methodSpec: MethodSpec;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * Selects the route of a request as API Gateway does: the most specific path, then the method or ANY.
 *
 * @param paths most specific first
 * @returns undefined where the gateway would respond MISSING_AUTHENTICATION_TOKEN
 */
export function matchRoute(paths: readonly PathSpec[], method: string, path: string): RouteMatch | undefined {
  const segments = splitPath(path).map(decodePercent);
  for (const { path: resourcePath, methods } of paths) {
    const parts = splitDeclaredPath(resourcePath);
    const takesRest = parts.at(-1)?.endsWith('+}') ?? false;
    const canMatch = takesRest ? parts.length <= segments.length : parts.length === segments.length;
    const pathParameters = canMatch ? matchParameters(parts, segments) : undefined;
    if (!pathParameters) continue;
    const served = methods.get(method) ?? methods.get('ANY');
    return served && { resourcePath, methodSpec: served, pathParameters };
  }
  return undefined;
}

const splitPath = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

const splitDeclaredPath = memoize(splitPath);

/** Values of the path parameters in a request; undefined where the path does not match. */
function matchParameters(
  [part, ...parts]: readonly string[],
  [segment, ...segments]: readonly string[],
): Record<string, string> | undefined {
  if (part === undefined || segment === undefined) return part === segment ? {} : undefined;
  if (part.endsWith('+}')) return { [part.slice(1, -2)]: [segment, ...segments].join('/') };
  if (!part.startsWith('{')) return part === segment ? matchParameters(parts, segments) : undefined;
  const below = segment === '' ? undefined : matchParameters(parts, segments);
  return below && { [part.slice(1, -1)]: segment, ...below };
}

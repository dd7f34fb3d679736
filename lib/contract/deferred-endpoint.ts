import type { EndpointDescriptor } from './endpoint.ts';

/** Names of the members of an endpoint that are read or called through its module. */
interface DeferredMembers {
  readonly values: readonly string[];
  readonly functions: readonly string[];
}

type Members = Partial<EndpointDescriptor> & Record<string, unknown>;

/**
 * Stands for an endpoint whose module, with its schemas and calculations, is evaluated at the first request to it.
 * The build puts it in place of each endpoint; its members are those of the endpoint.
 *
 * @param known members that are read at the start of a function, such as the path
 * @param load evaluates the module
 */
export function deferEndpoint(
  known: Partial<EndpointDescriptor>,
  { values, functions }: DeferredMembers,
  load: () => EndpointDescriptor,
): EndpointDescriptor {
  const endpoint: Members = { ...known };
  const loadMember = (name: string): unknown => {
    Object.defineProperties(endpoint, Object.getOwnPropertyDescriptors(load()));
    return endpoint[name];
  };
  for (const name of values) {
    Object.defineProperty(endpoint, name, { get: () => loadMember(name), enumerable: true, configurable: true });
  }
  for (const name of functions) {
    endpoint[name] = (...parameters: unknown[]) => (loadMember(name) as (...call: unknown[]) => unknown)(...parameters);
  }
  return endpoint as EndpointDescriptor;
}

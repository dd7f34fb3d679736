import type { Endpoint, EndpointDescriptor, LoadedEndpoint } from './endpoint.ts';

const loadedByEndpoint = new WeakMap<Endpoint, LoadedEndpoint>();

/** Loads the handler of an endpoint at its first use. @returns a promise only where it is not loaded yet */
export function loadEndpoint(endpoint: Endpoint): LoadedEndpoint | Promise<LoadedEndpoint> {
  return loadedByEndpoint.get(endpoint) ?? loadHandler(endpoint);
}

/** Concurrent first uses get one value, as answers are kept for it. */
async function loadHandler(endpoint: Endpoint): Promise<LoadedEndpoint> {
  const { handler } = await endpoint.load();
  const loaded = loadedByEndpoint.get(endpoint) ?? { ...endpoint, ...handler };
  loadedByEndpoint.set(endpoint, loaded);
  return loaded;
}

/** Loads everything about an endpoint, for builds and tests: functions have no contracts. */
export async function describeEndpoint(endpoint: Endpoint): Promise<EndpointDescriptor> {
  const [loaded, { contract }] = await Promise.all([loadEndpoint(endpoint), endpoint.contract()]);
  const { validates, passesOn, ...documentation } = contract;
  return {
    ...loaded,
    ...documentation,
    ...(validates && { validates: await Promise.all(validates.map(describeEndpoint)) }),
    ...(passesOn && { passesOn: await Promise.all(passesOn.map(describeEndpoint)) }),
  };
}

import { api, type Group, type GroupName } from '../../functions/api.ts';
import type { EndpointDescriptor } from '../../lib/http/endpoint.ts';
import type { OpenApi, Operation } from '../../lib/openapi/contract.ts';

/** An endpoint with all that a page tells of it. */
export interface DocumentedEndpoint {
  readonly group: GroupName;
  readonly endpoint: EndpointDescriptor;
  readonly operation: Operation;
  /** Of its page, below /docs. */
  readonly path: string;
}

/** Every endpoint, in the order of the contract's groups. */
export function listDocumentedEndpoints({ paths }: OpenApi): readonly DocumentedEndpoint[] {
  return Object.entries<Group>(api).flatMap(([group, { endpoints }]) =>
    endpoints.map((endpoint) => {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      if (!operation) throw new Error(`the contract has no ${endpoint.method} ${endpoint.path}`);
      return { group: group as GroupName, endpoint, operation, path: `reference${endpoint.path}` };
    }),
  );
}

/** What a reader calls the groups. */
export const GROUP_TITLES: Readonly<Record<string, string>> = {
  natal: 'Birth charts',
  place: 'Places and time zones',
  comparative: 'Comparisons',
  standalone: 'Single calculations',
  venus: 'The cycle of Venus',
  acg: 'Astrocartography',
  predictive: 'Predictions',
  'predictive-utilities': 'Limits and statistics',
  catalog: 'Catalogs',
  health: 'Health',
  meta: 'The service itself',
  mcp: 'Model Context Protocol',
};

export const findGroupTitle = (group: string): string => GROUP_TITLES[group] ?? group;

/** Public, or with which credentials. */
export function describeAccess({ access = 'credentials', scope }: EndpointDescriptor): string {
  if (access === 'public') return 'No credentials needed';
  if (access === 'optional') return 'Credentials optional';
  return scope ? `API key or token with the scope ${scope}` : 'API key or token';
}

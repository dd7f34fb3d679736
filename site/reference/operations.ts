import type { GroupName } from '../../functions/api.ts';
import { describedApi } from '../../functions/described-api.ts';
import { toReferencePath } from '../../lib/base/errors/problem-body.ts';
import { documentedPathOf, type EndpointDescriptor } from '../../lib/contract/endpoint.ts';
import type { OpenApi, Operation } from '../../lib/contract/openapi-document.ts';

/** An endpoint with its operation in the contract and its page. */
export interface DocumentedEndpoint {
  readonly group: GroupName;
  readonly endpoint: EndpointDescriptor;
  readonly operation: Operation;
  /** Path of its page below /docs. */
  readonly path: string;
}

/** Lists every endpoint in the order of the groups. */
export function listDocumentedEndpoints({ paths }: OpenApi): readonly DocumentedEndpoint[] {
  return Object.entries(describedApi).flatMap(([group, { endpoints }]) =>
    endpoints.map((endpoint) => {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      if (!operation) throw new Error(`the contract has no ${endpoint.method} ${endpoint.path}`);
      return {
        group: group as GroupName,
        endpoint,
        operation,
        path: toReferencePath(documentedPathOf(endpoint)).replace('/docs/', ''),
      };
    }),
  );
}

/** Titles of the groups. */
const GROUP_TITLES: Readonly<Record<string, string>> = {
  natal: 'Birth charts',
  place: 'Places and time zones',
  comparative: 'Comparisons',
  standalone: 'Single calculations',
  sky: 'The sky over time',
  venus: 'The cycle of Venus',
  acg: 'Astrocartography',
  predictive: 'Predictions',
  timelords: 'Time lords',
  vedic: 'Indian astrology',
  'predictive-utilities': 'Limits and statistics',
  catalog: 'Catalogs',
  health: 'Health',
  meta: 'The service itself',
  demo: 'Trying it without a key',
  mcp: 'Model Context Protocol',
  links: 'Links',
  bulk: 'Jobs of many records',
};

export const findGroupTitle = (group: string): string => GROUP_TITLES[group] ?? group;

/** Describes which credentials an endpoint needs. */
export function describeAccess({ access = 'credentials', scope, demo }: EndpointDescriptor): string {
  if (access === 'public') return 'No credentials needed';
  if (access === 'optional') return 'Credentials optional';
  if (access === 'link') return 'The link is the credential';
  if (demo) return 'API key, token or demo token';
  return scope ? `API key or token with the scope ${scope}` : 'API key or token';
}

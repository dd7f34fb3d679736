import { defineHandler, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import type { contracts } from './contract.ts';
import type { endpoints } from './endpoints.ts';

type Contracts = typeof contracts;
type MetaEndpoint = (typeof endpoints)[number];

/** What the handlers of this group have in common. */
const SHARED = { request: {}, envelope: 'none', examples: [] } as const;

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = {
  version: defineHandler<MetaEndpoint, Contracts['version']>()({
    ...SHARED,
    run: (_request, { contract }) => ({
      version: contract.version,
      release_date: contract.releaseDate,
      endpoints_count: contract.endpointsCount,
      changelog_url: contract.changelogUrl,
    }),
  }),
  'meta-version': defineHandler<MetaEndpoint, Contracts['meta-version']>()({
    ...SHARED,
    run: (_request, { contract }, { principal }) => ({
      version: contract.version,
      title: contract.title,
      source_url: contract.sourceUrl,
      ...(principal && { contract_hash: contract.contractHash }),
    }),
  }),
  'openapi-json': defineHandler<MetaEndpoint, Contracts['openapi-json']>()({
    ...SHARED,
    run: (_request, { contract }) => ({ ...contract.openapi }),
  }),
};

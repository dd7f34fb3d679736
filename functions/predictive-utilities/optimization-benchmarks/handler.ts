import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { readFigures } from '../../../lib/contract/tables/calculations/figures.ts';
import { awaitTable } from '../await-table.ts';
import type { contract } from './contract.ts';
import type { optimizationBenchmarks } from './endpoint.ts';
import { toBenchmarksResponse } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof optimizationBenchmarks, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: async (_request, { statistics }, { receivedAt }) =>
    toBenchmarksResponse(await awaitTable(readFigures(statistics, receivedAt))),
});

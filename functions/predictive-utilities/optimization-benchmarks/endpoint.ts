import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { readFigures } from '../../../lib/contract/tables/calculations/figures.ts';
import { awaitTable } from '../await-table.ts';
import { BenchmarksResponse, toBenchmarksResponse } from './response.ts';

export const optimizationBenchmarks = defineEndpoint(
  {
    method: 'GET',
    path: '/predictive/optimization/benchmarks',
    summary: 'How long predictive answers took, calculated and from the cache',
    description:
      'Measured in the running service, all of its instances together: from the validated request to the text of the answer. Instances report every five seconds, and with their first answer.',
    uses: ['statistics'],
    request: {},
    response: BenchmarksResponse,
    errors: ['StorageUnavailable'],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  async (_request, { statistics }, { receivedAt }) =>
    toBenchmarksResponse(await awaitTable(readFigures(statistics, receivedAt))),
);

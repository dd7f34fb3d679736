import * as z from 'zod';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import { example } from '../../../lib/requests/examples.ts';
import type { demoToken } from '../endpoints.ts';
import type { contract } from './contract.ts';

const DemoTokenRequest = z
  .strictObject({})
  .meta({ id: 'DemoTokenRequest', description: 'Nothing: the token is for the network of the request' });

export const handler: EndpointHandler = defineHandler<typeof demoToken, typeof contract>()({
  request: { body: DemoTokenRequest },
  envelope: 'none',
  examples: [example('visitor', 'A token for this visitor', {})],
  run: async (_request, { issueDemoToken }, { network }) => {
    const token = await issueDemoToken(network).catch(toUnavailable);
    if (!token) throw new Problem('DemoClosed', 'This service gives no demo tokens; send an API key or a token.');
    return { token: token.value, expires_at: new Date(token.endsAt * 1000).toISOString() };
  },
});

function toUnavailable(fault: unknown): never {
  if (!(fault instanceof TableUnavailable)) throw fault;
  throw new Problem('StorageUnavailable', 'Demo tokens cannot be issued at the moment.', { cause: fault });
}

import * as z from 'zod';
import { LIMIT_CLASSES } from '../../../lib/base/catalog/limit-classes.ts';
import { WORK_BUDGETS } from '../../../lib/base/catalog/work-budgets.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';

const DemoTokenRequest = z
  .strictObject({})
  .meta({ id: 'DemoTokenRequest', description: 'Nothing: the token is for the network of the request' });

const DemoTokenResponse = z
  .object({
    token: z.string().meta({
      description: 'The demo token. Send it like an API key, in `X-API-Key` or in `Authorization: Bearer`.',
      example: 'demo_tkdu94_2o0r9b0T3l1cVwXbY8nKfJmQhS5eGzLpAiRuDtE7sWk',
    }),
    expires_at: z.iso.datetime({ precision: 3 }).meta({
      description: 'When the token ends: 30 minutes after it was issued.',
      example: '2026-11-23T08:30:00.000Z',
    }),
  })
  .meta({ id: 'DemoTokenResponse', description: 'A token for trying the service without a key.' });

const { minute, hour } = LIMIT_CLASSES.demo.requests;

export const demoToken = defineEndpoint(
  {
    method: 'POST',
    path: '/demo/token',
    summary: 'A token for trying the service without a key, for 30 minutes',
    description: `The token works only from the network that asked for it: the first 24 bits of an IPv4 address, the first 64 bits of an IPv6 address. All tokens of a network share ${minute} requests a minute, ${hour} an hour, and ${WORK_BUDGETS.demo.seconds.hour} seconds of processor time an hour. They open the endpoints whose reference page says so; others answer 403 \`InsufficientPermissions\`. Where the operator offers no demo, the answer is 403 \`DemoClosed\`.`,
    uses: ['issueDemoToken'],
    request: { body: DemoTokenRequest },
    response: DemoTokenResponse,
    errors: ['DemoClosed', 'StorageUnavailable'],
    access: 'public',
    limits: 'demo_tokens',
    cache: 'none',
    examples: [{ name: 'visitor', summary: 'A token for this visitor', body: {} }],
  },
  async (_request, { issueDemoToken }, { network }) => {
    const token = await issueDemoToken(network).catch(toUnavailable);
    if (!token) throw new Problem('DemoClosed', 'This service gives no demo tokens; send an API key or a token.');
    return { token: token.value, expires_at: new Date(token.endsAt * 1000).toISOString() };
  },
);

function toUnavailable(fault: unknown): never {
  if (!(fault instanceof TableUnavailable)) throw fault;
  throw new Problem('StorageUnavailable', 'Demo tokens cannot be issued at the moment.', { cause: fault });
}

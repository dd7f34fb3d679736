import * as z from 'zod';
import { LIMIT_CLASSES } from '../../../lib/base/catalog/limit-classes.ts';
import { WORK_BUDGETS } from '../../../lib/base/catalog/work-budgets.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { text } from '../../../lib/requests/members.ts';

const DemoTokenResponse = z
  .object({
    token: text(
      'The demo token. Send it like an API key, in `X-API-Key` or in `Authorization: Bearer`.',
      'demo_tkdu94_2o0r9b0T3l1cVwXbY8nKfJmQhS5eGzLpAiRuDtE7sWk',
    ),
    expires_at: z.iso.datetime({ precision: 3 }).meta({
      description: 'When the token ends: 30 minutes after it was issued.',
      example: '2026-11-23T08:30:00.000Z',
    }),
  })
  .meta({ id: 'DemoTokenResponse', description: 'A token for trying the service without a key.' });

const { minute, hour } = LIMIT_CLASSES.demo.requests;

export const contract = defineContract({
  description: `The token works only from the network that requested it: the first 24 bits of an IPv4 address, the first 64 bits of an IPv6 address. All tokens of a network share ${minute} requests a minute, ${hour} an hour, and ${WORK_BUDGETS.demo.seconds.hour} seconds of processor time an hour. They open the endpoints whose reference page says so; others answer 403 \`InsufficientPermissions\`. Where the operator offers no demo, the answer is 403 \`DemoClosed\`.`,
  response: DemoTokenResponse,
  errors: ['DemoClosed', 'StorageUnavailable'],
});

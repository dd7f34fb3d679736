import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';
import { TableInMemory } from '../../support/table-in-memory.ts';

const endpoint = defineInlineEndpoint(
  {
    method: 'GET',
    path: '/calculate',
    summary: 'For the tests of long work',
    request: { query: z.strictObject({ seconds: z.coerce.number() }) },
    response: z.unknown(),
    errors: [],
    rateLimits: 'none',
    demo: true,
    hasWork: true,
    work: ({ query }) => query.seconds,
    cache: 'none',
    examples: [],
  },
  () => ({ calculated: 'here' }),
);

function open(elsewhere: Promise<void> = Promise.resolve()) {
  const limiter = createLimiter(new TableInMemory(), { onOutage: () => undefined, onRecovery: () => undefined });
  const diverted: unknown[] = [];
  const handler = createLambdaHandler({
    endpoints: [endpoint],
    services: { limiter },
    observer: () => undefined,
    divert: async (event) => {
      diverted.push(event.queryStringParameters);
      await elsewhere;
      return { statusCode: 200, body: '{"calculated":"elsewhere"}' };
    },
  });
  const ask = async (seconds: number) => {
    const principal = { id: 'one', scopes: [], plan: 'demo' };
    const event = gatewayEvent({ path: '/calculate', query: { seconds: String(seconds) }, principal });
    const { statusCode, body } = await handler(event, { ...LAMBDA_CONTEXT });
    return { status: statusCode, ...JSON.parse(body) };
  };
  return { ask, diverted };
}

describe('a process that diverts long work', () => {
  it('answers short work itself, and passes the event of long work on', async () => {
    const { ask, diverted } = open();
    expect(await ask(0.049)).toMatchObject({ status: 200, calculated: 'here' });
    expect(await ask(0.05)).toMatchObject({ status: 200, calculated: 'elsewhere' });
    expect(diverted).toEqual([{ seconds: '0.05' }]);
  });

  it('refuses more long calculations of one caller at once than its plan has slots, before they wait for a process', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { ask, diverted } = open(promise);
    const first = ask(2);
    await expect.poll(() => diverted.length).toBe(1);
    expect(await ask(2)).toMatchObject({ status: 429, error: 'WorkExceeded' });
    resolve();
    expect(await first).toMatchObject({ status: 200 });
    expect(await ask(2)).toMatchObject({ status: 200, calculated: 'elsewhere' });
  });

  it('validates before it diverts', async () => {
    const { ask, diverted } = open();
    expect(await ask(Number.NaN)).toMatchObject({ status: 400 });
    expect(diverted).toEqual([]);
  });
});

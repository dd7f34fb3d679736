import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createInProcessCaller } from '../../../lib/chain/in-process-caller.ts';
import { createSyntheticEvent } from '../../../lib/chain/synthetic-event.ts';
import type { Principal, RequestContext } from '../../../lib/contract/request-context.ts';
import { gatewayEvent } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';

const common = { summary: 'For the tests', errors: [], rateLimits: 'none', cache: 'none', examples: [] } as const;

const echo = defineInlineEndpoint(
  {
    ...common,
    method: 'POST',
    path: '/echo',
    request: { query: z.strictObject({ shout: z.string().optional() }), body: z.looseObject({}) },
    response: z.unknown(),
  },
  ({ query, body }, _services: object, { requestId, principal, remainingMs }) => ({
    query,
    body,
    requestId,
    principal,
    remainingMs: remainingMs(),
  }),
);

const plain = defineInlineEndpoint(
  { ...common, method: 'GET', path: '/plain', access: 'public', request: {}, response: z.unknown() },
  (_request, _services: object, { principal }) => ({ principal: principal ?? null }),
);

const call = createInProcessCaller({ endpoints: [echo, plain], services: {}, observer: () => undefined });
const ASKER: Principal = {
  id: 'asker',
  keyId: '0123456789ab',
  scopes: ['health:read', 'cache:clear'],
  plan: 'free',
};
const context = (principal: Principal | undefined) =>
  ({ requestId: 'the-first', principal, remainingMs: () => 4321 }) as RequestContext;

describe('a request that the service sends to itself', () => {
  it('arrives unchanged, with the principal, its key, its plan and the remaining time of the caller', async () => {
    const { status, text } = await call({ endpoint: echo, query: { shout: 'yes' }, body: { one: 1 } }, context(ASKER));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      query: { shout: 'yes' },
      body: { one: 1 },
      requestId: 'the-first',
      principal: ASKER,
      remainingMs: 4321,
    });
  });

  it('is validated and checked against the permissions of its caller', async () => {
    const wrong = await call({ endpoint: echo, query: { whisper: 'yes' }, body: {} }, context(ASKER));
    expect([wrong.status, JSON.parse(wrong.text).error]).toEqual([400, 'ValidationError']);
    const nobody = await call({ endpoint: echo, body: {} }, context(undefined));
    expect([nobody.status, JSON.parse(nobody.text).error]).toEqual([401, 'MissingCredentials']);
  });

  it('becomes the event that the gateway creates for the same request', () => {
    const asker = { requestId: 'test-request', principal: ASKER };
    const own = createSyntheticEvent({ endpoint: echo, query: { shout: 'yes' }, body: { one: 1 } }, asker);
    const sent = gatewayEvent({ path: '/echo', query: { shout: 'yes' }, body: { one: 1 }, principal: ASKER });
    const { headers, multiValueHeaders, requestContext, ...rest } = sent;
    expect(own).toMatchObject(rest);
    expect(own.requestContext.authorizer).toEqual(requestContext.authorizer);
    expect(own.requestContext.requestId).toBe(requestContext.requestId);
    expect([own.headers, own.multiValueHeaders]).toEqual([{}, {}]);
    expect(createSyntheticEvent({ endpoint: plain }, { ...asker, principal: undefined })).toMatchObject({
      body: null,
      queryStringParameters: {},
      multiValueQueryStringParameters: {},
      requestContext: { authorizer: null },
    });
  });
});

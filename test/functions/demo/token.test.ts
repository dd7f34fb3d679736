import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../functions/demo/endpoints.ts';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { IssueDemoToken } from '../../../lib/contract/services.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { issueDemoToken as issue } from '../../support/services.ts';
import { TableInMemory } from '../../support/table-in-memory.ts';

function open(issueDemoToken: IssueDemoToken = issue) {
  const limiter = createLimiter(new TableInMemory(), { onOutage: () => undefined, onRecovery: () => undefined });
  const handler = createLambdaHandler({ endpoints, services: { issueDemoToken, limiter }, observer: () => undefined });
  return async (address: string, headers: Record<string, string> = {}) => {
    const event = gatewayEvent({ method: 'POST', path: '/demo/token', address, headers, principal: null });
    const { statusCode, body, headers: sent } = await handler(event, { ...LAMBDA_CONTEXT });
    return { status: statusCode, headers: sent ?? {}, body: JSON.parse(body) };
  };
}

describe('200', () => {
  test('a visitor gets a token for the network of the address that the gateway saw', async () => {
    const { status, headers, body } = await open()('198.51.100.7', { 'X-Forwarded-For': '203.0.113.9' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { token: 'demo_198.51.100.0/24', expires_at: '2026-11-22T12:30:00.000Z' },
    });
    expect(headers['Cache-Control']).toBe('no-store');
  });
});

describe('403', () => {
  test('where the operator gives no tokens', async () => {
    const { status, body } = await open(async () => undefined)('198.51.100.7');
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'DemoClosed' });
  });
});

describe('429', () => {
  test('ten tokens a minute for all addresses of a network, whatever X-Forwarded-For says', async () => {
    const ask = open();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask(`198.51.100.${index}`, { 'X-Forwarded-For': `203.0.113.${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.error)).toEqual(['RateLimitExceeded', 'RateLimitExceeded']);
    expect(Number(refused[0]?.headers['Retry-After'])).toBeGreaterThan(0);
    expect((await ask('198.51.101.1')).status).toBe(200);
  });
});

describe('503', () => {
  test('while the table of keys does not answer', async () => {
    const failing = open(async () => {
      throw new TableUnavailable('the table does not answer');
    });
    const { status, body } = await failing('198.51.100.7');
    expect({ status, error: body.error }).toEqual({ status: 503, error: 'StorageUnavailable' });
  });
});

import { describe, expect, it } from 'vitest';
import type { GatewayResponseSpec } from '../../../infra/local/assembly/gateway-responses.ts';
import { GatewayFault } from '../../../infra/local/http/fault.ts';
import { renderGatewayResponse } from '../../../infra/local/http/gateway-response.ts';

const spec = (bodyTemplate: string, status?: number): GatewayResponseSpec => ({ status, headers: {}, bodyTemplate });
const timeout = new GatewayFault('INTEGRATION_TIMEOUT');

function answer(specs: Record<string, GatewayResponseSpec>, variables: Record<string, string> = {}): [number, string] {
  const { status, body } = renderGatewayResponse(new Map(Object.entries(specs)), timeout, { variables, basePath: '' });
  return [status, body.toString()];
}

describe('a gateway response', () => {
  it('is that of its type, else of its class, else the built-in one', () => {
    const own = spec('own', 500);
    const ofClass = spec('class');
    expect(answer({ INTEGRATION_TIMEOUT: own, DEFAULT_5XX: ofClass })).toEqual([500, 'own']);
    expect(answer({ DEFAULT_5XX: ofClass, DEFAULT_4XX: spec('4xx') })).toEqual([504, 'class']);
    expect(answer({})).toEqual([504, '{"message":"Endpoint request timed out"}']);
  });

  it('replaces context variables, and removes those without a value', () => {
    const template = '$context.requestId|$context.error.responseType|$context.authorizer.claim|$context.requestId.';
    expect(answer({ INTEGRATION_TIMEOUT: spec(template) }, { requestId: 'r1' })[1]).toBe('r1|INTEGRATION_TIMEOUT||r1.');
  });

  it('does not replace variables within values', () => {
    const variables = { path: '/$context.requestId', requestId: 'secret' };
    expect(answer({ INTEGRATION_TIMEOUT: spec('$context.path') }, variables)[1]).toBe('/$context.requestId');
  });

  it('names its page below the base path of the service', () => {
    const specs = new Map([['INTEGRATION_TIMEOUT', spec('{"type":"/docs/errors#Timeout"}')]]);
    const { body } = renderGatewayResponse(specs, timeout, { variables: {}, basePath: '/astro' });
    expect(body.toString()).toBe('{"type":"/astro/docs/errors#Timeout"}');
  });
});

import { describe, expect, it } from 'vitest';
import { GatewayFault } from '../../../host/http/fault.ts';
import { type GatewayResponseSpec, renderGatewayResponse } from '../../../host/http/gateway-response.ts';

const spec = (bodyTemplate: string, status?: number): GatewayResponseSpec => ({ status, headers: {}, bodyTemplate });
const failure = new GatewayFault('AUTHORIZER_FAILURE');

function answer(specs: Record<string, GatewayResponseSpec>, variables: Record<string, string> = {}): [number, string] {
  const { status, body } = renderGatewayResponse(new Map(Object.entries(specs)), failure, { variables, basePath: '' });
  return [status, body.toString()];
}

describe('a gateway response', () => {
  it('is that of its type, else of its class, else the built-in one', () => {
    const own = spec('own', 503);
    const ofClass = spec('class');
    expect(answer({ AUTHORIZER_FAILURE: own, DEFAULT_5XX: ofClass })).toEqual([503, 'own']);
    expect(answer({ DEFAULT_5XX: ofClass, DEFAULT_4XX: spec('4xx') })).toEqual([500, 'class']);
    expect(answer({})).toEqual([500, '{"message":"Internal server error"}']);
  });

  it('replaces context variables, and removes those without a value', () => {
    const template = '$context.requestId|$context.error.responseType|$context.authorizer.claim|$context.requestId.';
    expect(answer({ AUTHORIZER_FAILURE: spec(template) }, { requestId: 'r1' })[1]).toBe('r1|AUTHORIZER_FAILURE||r1.');
  });

  it('does not replace variables within values', () => {
    const variables = { path: '/$context.requestId', requestId: 'secret' };
    expect(answer({ AUTHORIZER_FAILURE: spec('$context.path') }, variables)[1]).toBe('/$context.requestId');
  });

  it('names its page below the base path of the service', () => {
    const specs = new Map([['AUTHORIZER_FAILURE', spec('{"type":"/docs/errors#Timeout"}')]]);
    const { body } = renderGatewayResponse(specs, failure, { variables: {}, basePath: '/astro' });
    expect(body.toString()).toBe('{"type":"/astro/docs/errors#Timeout"}');
  });
});

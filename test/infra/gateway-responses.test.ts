import { ResponseType } from 'aws-cdk-lib/aws-apigateway';
import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { type FaultType, GatewayFault } from '../../host/http/fault.ts';
import { type HeaderSource, renderGatewayResponse } from '../../host/http/gateway-response.ts';
import { REFUSALS } from '../../lib/adapters/access/refusal.ts';
import { ERRORS, type ErrorCode } from '../../lib/base/errors/catalog.ts';
import { readGatewayResponses } from './definition.ts';
import { synthesiseStack } from './synthesised.ts';

/** The headers of a type with fixed text, and those that copy a variable, by its name. */
const responses = new Map(
  [...readGatewayResponses(synthesiseStack(api).template)].map(([type, response]) => [
    type,
    { ...response, texts: toTexts(response.headers) },
  ]),
);

function toTexts(headers: Readonly<Record<string, HeaderSource>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, source]) => [name, 'text' in source ? source.text : `$${source.variable}`]),
  );
}

/** Every type that CDK knows of. */
const types = Object.values(ResponseType)
  .filter((value) => value instanceof ResponseType)
  .map(({ responseType }) => responseType);

const ON_EVERY_ANSWER = {
  'Content-Type': 'application/problem+json',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
};

it('texts of the authorizer need no JSON escaping in the template', () => {
  for (const [code, detail] of Object.values(REFUSALS)) {
    for (const text of [code, detail, ERRORS[code].title]) expect(JSON.stringify(text)).toBe(`"${text}"`);
  }
});

function fail(): never {
  throw new Error('the template has no such gateway response');
}

describe('gateway responses', () => {
  it('cover every type of gateway response', () => {
    expect(types.length).toBeGreaterThan(20);
    expect([...responses.keys()].sort()).toEqual([...types].sort());
  });

  it.each([...responses].filter(([type]) => type !== 'ACCESS_DENIED'))(
    '%s is a problem of the catalog',
    (_, { status, texts, bodyTemplate }) => {
      const body = JSON.parse(bodyTemplate) as { readonly error: ErrorCode };
      const entry = ERRORS[body.error];
      expect(body).toEqual({
        type: `/prod/docs/errors#${body.error}`,
        title: entry.title,
        status: entry.status,
        detail: entry.cause,
        success: false,
        error: body.error,
        errors: [],
        request_id: '$context.requestId',
      });
      expect(status).toBe(entry.status);
      expect(texts).toMatchObject(ON_EVERY_ANSWER);
    },
  );

  it('ACCESS_DENIED contains the code, title and detail of the authorizer', () => {
    const { status, texts, bodyTemplate } = responses.get('ACCESS_DENIED') ?? fail();
    expect(status).toBe(401);
    expect(texts).toMatchObject(ON_EVERY_ANSWER);
    expect(JSON.parse(bodyTemplate)).toEqual({
      type: '/prod/docs/errors#$context.authorizer.error',
      title: '$context.authorizer.title',
      status: 401,
      detail: '$context.authorizer.detail',
      success: false,
      error: '$context.authorizer.error',
      errors: [],
      request_id: '$context.requestId',
    });
  });

  it('THROTTLED names the usage plan, not a limit of an endpoint', () => {
    const { detail } = JSON.parse((responses.get('THROTTLED') ?? fail()).bodyTemplate) as { readonly detail: string };
    expect(detail).toContain('usage plan');
  });

  it.each<[FaultType, number]>([
    ['DEFAULT_5XX', 502],
    ['AUTHORIZER_FAILURE', 503],
  ])('%s has Retry-After at the host too', (type, expected) => {
    const { status, headers } = renderGatewayResponse(responses, new GatewayFault(type), {
      variables: {},
      basePath: '',
    });
    expect(status).toBe(expected);
    expect(new Map(headers).get('Retry-After')).toMatch(/^\d+$/);
  });

  it.each([...responses])(
    '%s has WWW-Authenticate for 401, and Retry-After for 429, 502, 503 and 504',
    (type, { status, texts }) => {
      const challenge = type === 'ACCESS_DENIED' ? '$authorizer.challenge' : 'Bearer realm="natal"';
      expect(texts['WWW-Authenticate']).toBe(status === 401 ? challenge : undefined);
      expect('Retry-After' in texts).toBe([429, 502, 503, 504].includes(status ?? 0));
    },
  );

  it('ACCESS_DENIED has the challenge of the authorizer at the host too', () => {
    const challenge = 'Bearer realm="natal", resource_metadata="http://127.0.0.1:3000/.well-known/x"';
    const denial = new GatewayFault('ACCESS_DENIED', { variables: { 'authorizer.challenge': challenge } });
    expect(
      new Map(renderGatewayResponse(responses, denial, { variables: {}, basePath: '' }).headers).get(
        'WWW-Authenticate',
      ),
    ).toBe(challenge);
  });
});

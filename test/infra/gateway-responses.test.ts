import { ResponseType } from 'aws-cdk-lib/aws-apigateway';
import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { readGatewayResponses } from '../../infra/local/assembly/gateway-responses.ts';
import { ERRORS, type ErrorCode } from '../../lib/errors/catalogue.ts';
import { synthesised } from './synthesised.ts';
import { templateOf } from './template.ts';

const responses = readGatewayResponses(templateOf(synthesised(api).template));

/** Every type that CDK knows of. */
const types = Object.values(ResponseType)
  .filter((value) => value instanceof ResponseType)
  .map(({ responseType }) => responseType);

describe('gateway responses', () => {
  it('cover every type there is', () => {
    expect(types.length).toBeGreaterThan(20);
    expect([...responses.keys()].sort()).toEqual([...types].sort());
  });

  it.each([...responses])('%s is a problem of the catalogue', (_, { status, headers, bodyTemplate }) => {
    const body = JSON.parse(bodyTemplate) as { readonly error: ErrorCode };
    const entry = ERRORS[body.error];
    expect(body).toEqual({
      type: `/docs/errors#${body.error}`,
      title: entry.title,
      status: entry.status,
      detail: entry.cause,
      success: false,
      error: body.error,
      errors: [],
      request_id: '$context.requestId',
    });
    expect(status).toBe(entry.status);
    expect(headers).toMatchObject({
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    });
  });

  it.each([...responses])('%s says what a client of its status needs', (_, { status, headers }) => {
    expect('WWW-Authenticate' in headers).toBe(status === 401);
    expect('Retry-After' in headers).toBe(status === 429);
  });
});

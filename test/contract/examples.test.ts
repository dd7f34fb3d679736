import { describe, expect, test } from 'vitest';
import type { Example } from '../../lib/contract/endpoint.ts';
import { handlerOf } from '../support/every-group.ts';
import { expectExactly } from '../support/fuzz/well-answered.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { answeringJson } from './operations.ts';
import { expectPublished } from './published.ts';

/** The request for an endpoint without parameters or body. */
const NOTHING: Example = { name: 'asked', summary: 'Asked without more' };

describe.each(answeringJson)('$title', ({ group, endpoint }) => {
  const handler = handlerOf(group);
  const examples = endpoint.examples.length > 0 ? endpoint.examples : [NOTHING];

  test.each(examples)('the answer to $name matches the contract and has no additional members', async (example) => {
    const { method, path, response, scope } = endpoint;
    const { query, body } = example;
    const principal = { id: 'somebody', scopes: scope ? [scope] : [], recordIds: [`key#${'5'.repeat(64)}`] };
    const event = gatewayEvent({ method, path, ...(query && { query }), body, principal });
    const answer = await handler(event, LAMBDA_CONTEXT);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers?.['Content-Type']).toBe('application/json');
    expectExactly(response, JSON.parse(answer.body));
    expectPublished(endpoint, JSON.parse(answer.body));
  });
});

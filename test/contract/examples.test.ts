import { describe, expect, test } from 'vitest';
import { EXAMPLE_JOB_ID } from '../../functions/bulk/requests.ts';
import type { Example } from '../../lib/contract/endpoint.ts';
import { handlerOf } from '../support/every-group.ts';
import { expectExactly } from '../support/fuzz/well-answered.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { answeringJson } from './operations.ts';
import { expectPublished } from './published.ts';

/** Parameters of paths of endpoints without an example, by method and path. */
const JOB_PARAMETERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/bulk/jobs/{job_id}': { job_id: EXAMPLE_JOB_ID },
};

/** The request for an endpoint without parameters or body. */
const NOTHING: Example = { name: 'asked', summary: 'Asked without more' };

describe.each(answeringJson)('$title', ({ group, endpoint }) => {
  const handler = handlerOf(group);
  const examples = endpoint.examples.length > 0 ? endpoint.examples : [NOTHING];

  test.each(examples)('the answer to $name matches the contract and has no additional members', async (example) => {
    const { method, path, response, scope } = endpoint;
    const { query, body, path: pathParameters = JOB_PARAMETERS[path] } = example;
    const principal = { id: 'somebody', scopes: scope ? [scope] : [], recordIds: [`key#${'5'.repeat(64)}`] };
    const event = gatewayEvent({
      method,
      path,
      ...(pathParameters && { pathParameters }),
      ...(query && { query }),
      body,
      principal,
    });
    const answer = await handler(event, LAMBDA_CONTEXT);
    expect([200, ...Object.keys(endpoint.otherStatuses ?? {}).map(Number)], answer.body).toContain(answer.statusCode);
    expect(answer.headers?.['Content-Type']).toBe('application/json');
    expectExactly(response, JSON.parse(answer.body));
    expectPublished(endpoint, JSON.parse(answer.body));
  });
});

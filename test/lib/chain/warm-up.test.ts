import { describe, expect, it } from 'vitest';
import { api, type GroupName } from '../../../functions/api.ts';
import { endpoints as demo } from '../../../functions/demo/endpoints.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { WARM_UP_EVENT, type WarmUpRecord, type WarmUpStep } from '../../../lib/chain/warm-up.ts';
import type { Endpoint } from '../../../lib/contract/endpoint.ts';
import { handlerOf } from '../../support/every-group.ts';
import { LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { replaceRun } from '../../support/inline-endpoint.ts';
import { limiter } from '../../support/services.ts';

/** A function that has only its warm-up. */
function createWarmUp(...steps: WarmUpStep[]) {
  const records: WarmUpRecord[] = [];
  const requests: unknown[] = [];
  const handler = createLambdaHandler({
    endpoints: [],
    services: {},
    observer: (record) => requests.push(record),
    warmUp: { steps, observe: (record) => records.push(record) },
  });
  return { handler, records, requests };
}

const step = (name: string, run: () => unknown = () => undefined): WarmUpStep => ({ name, run });

describe('a warm-up', () => {
  it.each(Object.keys(api) as GroupName[])('of %s answers an example', async (group) => {
    expect(await handlerOf(group)(WARM_UP_EVENT, LAMBDA_CONTEXT)).toEqual({ warm: ['example'], failed: [] });
  });

  it('runs every step even when others fail', async () => {
    const fault = new Error('out of reach');
    const { handler, records } = createWarmUp(
      step('tables', () => Promise.reject(fault)),
      step('zones'),
    );
    expect(await handler(WARM_UP_EVENT, LAMBDA_CONTEXT)).toEqual({ warm: ['zones', 'example'], failed: ['tables'] });
    expect(records).toEqual([
      {
        steps: ['tables', 'zones', 'example'],
        failures: [{ step: 'tables', fault }],
        durationMs: expect.any(Number),
      },
    ]);
  });

  it('accepts that the operator closed the demo', async () => {
    const handler = createLambdaHandler({
      endpoints: demo,
      services: { issueDemoToken: async () => undefined, limiter },
      observer: () => undefined,
    });
    expect(await handler(WARM_UP_EVENT, LAMBDA_CONTEXT)).toEqual({ warm: ['example'], failed: [] });
  });

  it('fails when the answer to an example is not a success', async () => {
    const refusing = replaceRun({ ...api.meta.endpoints[0], uses: [] }, () => Promise.reject(new Error('closed')));
    const records: WarmUpRecord[] = [];
    const warmUp = { steps: [], observe: (record: WarmUpRecord) => records.push(record) };
    const handler = createLambdaHandler({ endpoints: [refusing], services: {}, observer: () => undefined, warmUp });
    expect(await handler(WARM_UP_EVENT, LAMBDA_CONTEXT)).toEqual({ warm: [], failed: ['example'] });
    expect(records[0]?.failures[0]?.fault).toEqual(new Error('closed'));
  });

  it('never calls an endpoint that needs a scope, because it may change data', async () => {
    const asked: string[] = [];
    const spied = api['predictive-utilities'].endpoints.map((endpoint: Endpoint) =>
      replaceRun({ ...endpoint, uses: [] as never[] }, () => asked.push(endpoint.path)),
    );
    const handler = createLambdaHandler({
      endpoints: spied,
      services: { limiter: undefined },
      observer: () => undefined,
    });
    await handler(WARM_UP_EVENT, LAMBDA_CONTEXT);
    expect(asked).toEqual(['/predictive/health']);
  });
});

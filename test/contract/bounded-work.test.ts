import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { type Endpoint, workClassOf } from '../../lib/contract/endpoint.ts';
import { findDearestRequest } from '../support/dearest-request.ts';
import { documentedOperations } from '../support/fuzz/document.ts';
import { LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { toEvent } from '../support/read-request.ts';
import * as opened from '../support/services.ts';
import { operations } from './operations.ts';

const MOST_SECONDS = SIZES.request_seconds.maximum;

/** From this estimate on a request is long, CPU-seconds. */
const LONG_SECONDS = 0.25;

const ESTIMATED = operations.flatMap(({ title, group, endpoint }) => {
  const operation = documentedOperations.find((one) => one.title === title);
  return endpoint.work && operation ? [{ title, group, endpoint, operation }] : [];
});

/** The services of a function whose engine must not be called; reading its facts and coverage is no calculation. */
function countEngineCalls() {
  const counted = { calls: 0 };
  const ephemeris = Object.fromEntries(
    Object.entries(opened.ephemeris).map(([name, member]) => {
      const isRead = typeof member !== 'function' || name === 'coverage';
      return [name, isRead ? member : () => (counted.calls += 1)];
    }),
  );
  return { counted, services: { ...opened, ephemeris, answers: undefined } };
}

describe.each(ESTIMATED)('the dearest request to $title', ({ group, endpoint, operation }) => {
  const dearest = findDearestRequest(endpoint, operation);

  it('decides whether its work is quick or long', async () => {
    const { seconds } = await dearest;
    expect(workClassOf(endpoint), `${seconds} s`).toBe(seconds >= LONG_SECONDS ? 'long' : 'quick');
  });

  it('is within the limit of work, or refused before any engine call', async () => {
    const { request, seconds } = await dearest;
    if (seconds <= MOST_SECONDS) return;
    const { counted, services } = countEngineCalls();
    const endpoints = api[group].endpoints as readonly Endpoint<never>[];
    const handler = createLambdaHandler({ endpoints, services: services as never, observer: () => undefined });
    const { statusCode, body } = await handler(toEvent(endpoint, request), LAMBDA_CONTEXT);
    const problem = JSON.parse(body);
    expect([statusCode, problem.error, counted.calls]).toEqual([400, 'InvalidRange', 0]);
    expect(problem.detail).toContain(`where ${MOST_SECONDS} are allowed`);
    expect(problem.errors[0].location).toMatch(/^body\.\w/);
  });
});

import { describe, expect, test } from 'vitest';
import { api } from '../../../functions/api.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { MAX_VALUES } from '../../../lib/chain/json-structure.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { Endpoint } from '../../../lib/contract/endpoint.ts';
import { addTimeChecks } from '../../../lib/runtime/time-checks.ts';
import { operations } from '../../contract/operations.ts';
import { findDearestRequest } from '../../support/dearest-request.ts';
import { documentedOperations } from '../../support/fuzz/document.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { measureLeastCpuSeconds } from '../../support/least-cpu-seconds.ts';
import { openPositions } from '../../support/positions.ts';
import { type ClientRequest, toEvent } from '../../support/read-request.ts';
import * as opened from '../../support/services.ts';

/** Processor time that an accepted and a refused request may take, seconds. */
const MOST_SECONDS = { accepted: 3, refused: 0.05 } as const;
const MINUTE_MS = 60_000;

const ESTIMATED = operations.flatMap(({ title, group, endpoint }) => {
  const operation = documentedOperations.find((one) => one.title === title);
  return endpoint.work && operation ? [{ title, group, endpoint, operation }] : [];
});

type Estimated = (typeof ESTIMATED)[number];
type Target = Pick<Estimated, 'group' | 'endpoint'>;

const found = new Map<string, ReturnType<typeof findDearestRequest>>();

/** The dearest request that is accepted; it is searched once for all forms of the answer. */
function findDearestAccepted({ title, endpoint, operation }: Pick<Estimated, 'title' | 'endpoint' | 'operation'>) {
  const request = found.get(title) ?? findDearestRequest(endpoint, operation, SIZES.request_seconds.maximum);
  found.set(title, request);
  return request;
}

/** Status and CPU-seconds of a request to a function without positions of earlier ones, tried again while it takes longer than it may. */
async function measure({ group }: Pick<Target, 'group'>, event: ReturnType<typeof toEvent>) {
  let status = 0;
  const run = async () => {
    const services = { ...opened, positions: openPositions(), answers: undefined } as never;
    const endpoints = api[group].endpoints as readonly Endpoint<never>[];
    const handler = createLambdaHandler({ endpoints, services, observer: () => undefined, addTimeChecks });
    const context = { ...LAMBDA_CONTEXT, getRemainingTimeInMillis: () => MINUTE_MS };
    status = (await handler(event, context)).statusCode;
  };
  const seconds = await measureLeastCpuSeconds(
    run,
    (least) => least < (status < 400 ? MOST_SECONDS.accepted : MOST_SECONDS.refused),
  );
  return { status, seconds };
}

describe.each(ESTIMATED)('$title', ({ title, group, endpoint, operation }) => {
  test(
    'the dearest request that is accepted is answered within the limit of processor time',
    async () => {
      const { request } = await findDearestAccepted({ title, endpoint, operation });
      const { status, seconds } = await measure({ group }, toEvent(endpoint, request));
      expect(status).not.toBe(504);
      expect(seconds).toBeLessThan(MOST_SECONDS.accepted);
    },
    MINUTE_MS * 5,
  );

  test(
    'the dearest request of all is refused at once, where it is refused',
    async () => {
      const { request, seconds: estimated } = await findDearestRequest(endpoint, operation);
      if (estimated <= SIZES.request_seconds.maximum) return;
      const { status, seconds } = await measure({ group }, toEvent(endpoint, request as ClientRequest));
      expect(status).toBe(400);
      expect(seconds).toBeLessThan(MOST_SECONDS.refused);
    },
    MINUTE_MS * 5,
  );
});

/** Years that the ephemeris has and calendars have not. */
const ANCIENT = { start_date: '-000499-01-01', end_date: '-000489-01-01' };

/** Forms that some answers do not fit. */
const NARROW_FORMATS = ['svg', 'ics'] as const;

describe.each(
  ESTIMATED.flatMap((target) =>
    NARROW_FORMATS.filter((format) => target.endpoint.files?.includes(format)).map((format) => ({ ...target, format })),
  ),
)('$title as $format', ({ title, group, endpoint, operation, format }) => {
  test(
    'is refused at once, where it is refused',
    async () => {
      const { request } = await findDearestAccepted({ title, endpoint, operation });
      const body = request.body as Readonly<Record<string, unknown>> | undefined;
      const bodies = [body, ...(body?.start_date === undefined ? [] : [{ ...body, ...ANCIENT }])];
      for (const sent of bodies) {
        const { status, seconds } = await measure({ group }, toEvent(endpoint, { query: { format }, body: sent }));
        if (status === 400) expect(seconds).toBeLessThan(MOST_SECONDS.refused);
        expect(seconds).toBeLessThan(MOST_SECONDS.accepted);
      }
    },
    MINUTE_MS * 5,
  );
});

const repeat = (count: number, item: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => item(index)).join(',');
const RANGE = '"start_date":"2000-01-01","end_date":"2001-01-01"';
/** Just below the limit of members, and as many as a mebibyte holds. */
const MANY = MAX_VALUES - 10;
const HUGE = 70_000;

test.each([
  ['unknown members', '/ephemeris/natal-chart', `{${repeat(MANY, (index) => `"m${index}":1`)}}`],
  [
    'unknown members of a birth',
    '/ephemeris/natal-chart',
    `{"subject":{${repeat(MANY, (index) => `"m${index}":{}`)}}}`,
  ],
  ['births without members', '/ephemeris/natal/batch', `{"subjects":[${repeat(MANY, () => '{}')}]}`],
  ['unknown bodies', '/predictive/events', `{${RANGE},"planets":[${repeat(MANY - 10, (index) => `"b${index}"`)}]}`],
  [
    'unknown stars',
    '/ephemeris/fixed-stars',
    `{"date_time":{"julian_day":2451545},"star_names":[${repeat(MANY - 10, (index) => `"s${index}"`)}]}`,
  ],
  ['a mebibyte of members', '/ephemeris/natal-chart', `{${repeat(HUGE, (index) => `"m${index}":1`)}}`],
  ['a mebibyte of text', '/ephemeris/natal-chart', `{"subject":{"birth_location":"${'a '.repeat(500_000)}"}}`],
] as const)('a body with %s is refused within 50 ms of processor time', async (_, path, body) => {
  const target = ESTIMATED.find(({ endpoint }) => endpoint.path === path) as Target;
  await measure(target, gatewayEvent({ method: 'POST', path, body: '{}' }));
  const { status, seconds } = await measure(target, gatewayEvent({ method: 'POST', path, body }));
  expect([400, 413]).toContain(status);
  expect(seconds).toBeLessThan(MOST_SECONDS.refused);
});

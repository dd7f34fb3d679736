import { endpoints } from '../../functions/place/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { openTableClient } from '../../lib/store/dynamodb/client.ts';
import { createLimitTable } from '../../lib/store/dynamodb/limits.ts';
import type { Limiter } from '../../lib/store/limits/limiter.ts';
import { createLimiter } from '../../lib/store/limits/table-limiter.ts';
import { startTables } from '../support/dynamo.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { type Figures, interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

const ROUNDS = { warmUp: 100, measured: 1000 };

/** A flood is refused without asking the table: far below what it costs to be counted. */
const MOST_TIMES_THE_COUNTED = 0.25;

const REVERSE = { path: '/location/reverse', query: { lat: '47.56', lng: '7.59' } };
/** A figure, not an outage, is wanted of a busy machine. */
const PATIENT = { deadlineMs: 60_000 };

const failed = (cause: unknown): void => {
  throw new Error('the tables of the bench are out of reach', { cause });
};

/** One request through the whole chain; a caller of its own each time, so that none reaches its limit. */
function asked(limiter: Limiter, expected: number, callerOf: () => string = () => crypto.randomUUID()): Subject {
  const handler = createLambdaHandler({ endpoints, services: { ...services, limiter }, observer: () => undefined });
  return () => {
    const event = gatewayEvent({ ...REVERSE, principal: { id: callerOf(), scopes: [] } });
    return async () => {
      const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
      if (statusCode !== expected) throw new Error(`a request of the bench was answered ${statusCode}: ${body}`);
    };
  };
}

/** Refuses as an instance does that has seen the limit reached. */
const exhausted = createLimiter(
  {
    take: async () => ({ accepted: false, counts: { minute: 60, hour: 60 } }),
    addPending: async () => undefined,
    usage: async () => ({ minute: 60, hour: 60 }),
  },
  { onOutage: failed, onRecovery: () => undefined },
);

const row = (name: string, { median, p95 }: Figures): Row => ({
  name: `limits: ${name}`,
  unit: 'µs',
  measured: median,
  p95,
});

/** What a limit costs the requests that it accepts, through the embedded tables, and those that it refuses. */
export async function limitRows(): Promise<readonly Row[]> {
  const tables = await startTables();
  const table = createLimitTable({ client: openTableClient(), name: process.env.LIMITS_TABLE ?? '', timeout: PATIENT });
  const subjects = {
    uncounted: asked(services.limiter, 200),
    counted: asked(createLimiter(table, { onOutage: failed, onRecovery: () => undefined }), 200),
    refused: asked(exhausted, 429, () => 'flooding'),
  };
  const { uncounted, counted, refused } = await interleaved(subjects, ROUNDS);
  await tables.stop();
  const ratio = refused.median / counted.median;
  return [
    { name: 'limits: refused ÷ counted', unit: '×', measured: ratio, budget: MOST_TIMES_THE_COUNTED },
    row('reverse look-up, not counted', uncounted),
    row('the same, counted in the embedded tables', counted),
    row('the same, refused', refused),
  ];
}

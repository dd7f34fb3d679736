import { endpoints } from '../../functions/predictive/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { openAnswerMemory } from '../../lib/runtime/answers.ts';
import { type AnswerMemory, createAnswerCache } from '../../lib/store/answers/answer-cache.ts';
import { createAnswerTable } from '../../lib/store/dynamodb/answers.ts';
import { openTableClient } from '../../lib/store/dynamodb/client.ts';
import { startTables } from '../support/dynamo.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { type Figures, interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** What an answer from the cache may take, event in and answer out, milliseconds. */
const BUDGETS_MS = { table: 8, memory: 2 } as const;

const ROUNDS = { warmUp: 30, measured: 200 };

const PATH = '/predictive/transits/search';

/** Some 240 contacts: 61 kB, 10 kB compressed. */
const SEARCH = {
  natal_planets: { sun: 84.2, moon: 15.9, ascendant: 211.5, midheaven: 121.3, venus: 47.7 },
  transiting_planets: ['jupiter', 'saturn', 'uranus', 'neptune'],
  start_date: '2025-01-01',
  end_date: '2045-01-01',
};

/** A busy machine shall show in the figures, not end the measurement. */
const TIMEOUTS = { readMs: 5000, writeMs: 5000, timeoutMs: 5000, firstPauseMs: 50 };

const NO_MEMORY: AnswerMemory = { get: () => undefined, set: () => undefined };

/** The predictive function over the embedded table engine, which runs in this process, asked over loopback. */
function instance(openMemory: () => AnswerMemory) {
  const table = createAnswerTable({ client: openTableClient(), name: 'cache' }, TIMEOUTS);
  const answers = createAnswerCache({ table, openMemory, edition: ['bench'] });
  return createLambdaHandler({ endpoints, services: { ...services, answers }, observer: () => undefined });
}

interface Asked {
  readonly outcome: 'hit' | 'miss' | 'bypass';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: () => object;
}

function asked(handler: ReturnType<typeof instance>, { outcome, headers = {}, body = () => SEARCH }: Asked): Subject {
  return () => {
    const event = gatewayEvent({ path: PATH, body: body(), headers });
    return async () => {
      const answer = await handler(event, LAMBDA_CONTEXT);
      const cache = answer.headers?.['X-Cache'];
      if (cache !== outcome) throw new Error(`${answer.statusCode} was a ${cache}, not a ${outcome}`);
    };
  };
}

let searches = 0;

/** A search that nobody asked before, and that costs no more than another. */
function anotherSearch(): object {
  searches += 1;
  return { ...SEARCH, orb: 1 + searches / 100_000 };
}

const row = (name: string, { median, p95 }: Figures, budget?: number): Row => ({
  name: `${name}: handler`,
  unit: 'ms',
  measured: median / 1000,
  p95: p95 / 1000,
  ...(budget !== undefined && { budget }),
});

/** What the cache of answers takes, and what it costs whoever asks something new. */
export async function cacheTimeRows(): Promise<readonly Row[]> {
  const tables = await startTables();
  try {
    const [overTable, overMemory] = [instance(() => NO_MEMORY), instance(openAnswerMemory)];
    await asked(overTable, { outcome: 'miss' })()();
    await asked(overMemory, { outcome: 'hit' })()();
    const took = await interleaved(
      {
        table: asked(overTable, { outcome: 'hit' }),
        memory: asked(overMemory, { outcome: 'hit' }),
        calculated: asked(overTable, {
          outcome: 'bypass',
          headers: { 'Cache-Control': 'no-store' },
          body: anotherSearch,
        }),
        missed: asked(overTable, { outcome: 'miss', body: anotherSearch }),
      },
      ROUNDS,
    );
    const overhead = (took.missed.median - took.calculated.median) / 1000;
    return [
      row('transits from the cache, over DynamoDB', took.table, BUDGETS_MS.table),
      row('transits from the memory of an instance', took.memory, BUDGETS_MS.memory),
      row('the same calculated', took.calculated),
      { name: 'what looking for and keeping a new one adds', unit: 'ms', measured: overhead },
    ];
  } finally {
    await tables.stop();
  }
}

import { endpoints } from '../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { birth, bodyOf } from './births.ts';
import { interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

const BATCH = 50;
const ROUNDS = { warmUp: 20, measured: 100 };

const MOST_TIMES_THE_SINGLES = 1.3;
const MOST_MS = 60;

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

let next = 0;

/** No two rounds cast the same births, so nothing of one could be kept for the next. */
const freshBodies = () => Array.from({ length: BATCH }, () => bodyOf(birth(next++)));

const eventOf = (path: string, body: object) => gatewayEvent({ path, body });

type Event = ReturnType<typeof eventOf>;

async function answer(event: Event): Promise<void> {
  const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
  if (statusCode !== 200) throw new Error(`births of the bench were answered ${statusCode}: ${body}`);
}

const singles: Subject = () => {
  const events = freshBodies().map((body) => eventOf('/ephemeris/natal-chart', body));
  return async () => {
    for (const event of events) await answer(event);
  };
};

const batch: Subject = () => {
  const event = eventOf('/ephemeris/natal/batch', { subjects: freshBodies().map(({ subject }) => subject) });
  return () => answer(event);
};

/** What a batch costs over its births one by one, both through the whole chain: event in, response out. */
export async function batchRows(): Promise<readonly Row[]> {
  const figures = await interleaved({ singles, batch }, ROUNDS);
  const ratio = figures.batch.median / figures.singles.median;
  const inMs = ({ median, p95 }: typeof figures.batch) => ({ unit: 'ms', measured: median / 1000, p95: p95 / 1000 });
  return [
    { name: `batch of ${BATCH} ÷ ${BATCH} singles`, unit: '×', measured: ratio, budget: MOST_TIMES_THE_SINGLES },
    { name: `batch of ${BATCH}`, ...inMs(figures.batch), budget: MOST_MS },
    { name: `${BATCH} singles`, ...inMs(figures.singles) },
  ];
}

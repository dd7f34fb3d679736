import type { APIGatewayProxyEvent } from 'aws-lambda';
import { endpoints } from '../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { birth, births, bodyOf } from './births.ts';
import { type Figures, interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** A relocation is one chart. */
const MOST_TIMES_FOR_A_RELOCATION = 1.2;
/** A progression is two charts and the aspects between them. */
const MOST_TIMES_FOR_A_PROGRESSION = 2.5;
const MOST_PERCENT = 40;

const BIRTHS = 200;
const ROUNDS = { warmUp: 1000, measured: 2000 };

const relocation_location = { latitude: 35.6762, longitude: 139.6503, timezone: { iana_name: 'Asia/Tokyo' } };
const progressed_datetime = { iso: '2026-11-21T00:00:00Z' };

const MOVED = {
  relocation: { path: '/ephemeris/relocation', told: { relocation_location } },
  progressed: { path: '/ephemeris/progressed', told: { progressed_datetime } },
} as const;

type Moved = keyof typeof MOVED;

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

async function answered(event: APIGatewayProxyEvent): Promise<string> {
  const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
  if (statusCode !== 200) throw new Error(`${event.path} was answered ${statusCode}: ${body}`);
  return body;
}

let birthsTaken = 0;

/** Each run has a birth of its own, so that the engine never answers from what it computed for another. */
function asked(path: `/${string}`, told: object): Subject {
  return () => {
    birthsTaken += 1;
    const event = gatewayEvent({ path, body: { ...bodyOf(birth(birthsTaken)), ...told } });
    return () => answered(event);
  };
}

const SUBJECTS = {
  chart: asked('/ephemeris/natal-chart', {}),
  relocation: asked(MOVED.relocation.path, MOVED.relocation.told),
  progressed: asked(MOVED.progressed.path, MOVED.progressed.told),
};

async function bytesOf(moved: Moved, body: object, format: string): Promise<number> {
  const { path, told } = MOVED[moved];
  return Buffer.byteLength(await answered(gatewayEvent({ path, query: { format }, body: { ...body, ...told } })));
}

/** The row form against the json of the same births, the worst of them. */
async function rowFormRow(moved: Moved): Promise<Row> {
  let worst = 0;
  for (const next of births(BIRTHS)) {
    const body = bodyOf(next);
    worst = Math.max(worst, (await bytesOf(moved, body, 'llm_v2')) / (await bytesOf(moved, body, 'json')));
  }
  const name = `${moved}: llm_v2 ÷ json, worst of ${BIRTHS} births`;
  return { name, unit: '%', measured: 100 * worst, budget: MOST_PERCENT };
}

const timeRow = (name: Moved, { median, p95 }: Figures): Row => ({
  name: `${name}: handler`,
  unit: 'µs',
  measured: median,
  p95,
});

/** What relocated and progressed charts cost over a natal one, and how large their rows are. */
export async function movedChartRows(): Promise<readonly Row[]> {
  const { chart, relocation, progressed } = await interleaved(SUBJECTS, ROUNDS);
  const ratio = (name: Moved, { median }: Figures, budget: number): Row => ({
    name: `${name} ÷ one chart`,
    unit: '×',
    measured: median / chart.median,
    budget,
  });
  return [
    ratio('relocation', relocation, MOST_TIMES_FOR_A_RELOCATION),
    ratio('progressed', progressed, MOST_TIMES_FOR_A_PROGRESSION),
    timeRow('relocation', relocation),
    timeRow('progressed', progressed),
    await rowFormRow('relocation'),
    await rowFormRow('progressed'),
  ];
}

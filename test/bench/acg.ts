import { endpoints } from '../../functions/acg/endpoints.ts';
import { DEFAULT_ACG_BODY_IDS } from '../../lib/domain/acg/bodies.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { birth, births, bodyOf } from './births.ts';
import { type Figures, interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

const BUDGETS = { linesMs: 15, hitsMs: 25, linesKb: 600 };
const ROUNDS = { warmUp: 100, measured: 300 };
const BIRTHS = 100;
const BYTES_PER_KB = 1000;

/** Fourteen: the bodies of a map unless others are asked for, and Ceres. */
const bodies = [...DEFAULT_ACG_BODY_IDS, 'ceres'];

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

async function answered(path: `/acg/${string}`, body: object): Promise<string> {
  const answer = await handler(gatewayEvent({ path, body }), LAMBDA_CONTEXT);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}: ${answer.body}`);
  return answer.body;
}

let birthsTaken = 0;

/** Each run has a birth of its own, so that the engine never answers from what it computed for another. */
function asked(path: `/acg/${string}`, told: object): Subject {
  return () => {
    birthsTaken += 1;
    const { subject } = bodyOf(birth(birthsTaken));
    return () => answered(path, { subject, ...told });
  };
}

const SUBJECTS = {
  lines: asked('/acg/lines', { bodies }),
  hits: asked('/acg/hits', { bodies, location: { latitude: 38.72, longitude: -9.14 }, radius_km: 1000 }),
  crossings: asked('/acg/crossings', { bodies }),
  localSpace: asked('/acg/local-space', { bodies }),
  aspects: asked('/acg/aspects', { bodies }),
};

const timeRow = (name: string, { median, p95 }: Figures, budget?: number): Row => ({
  name,
  unit: 'ms',
  measured: median / 1000,
  p95: p95 / 1000,
  ...(budget !== undefined && { budget }),
});

async function sizeRow(): Promise<Row> {
  let largest = 0;
  for (const { subject } of births(BIRTHS).map((one) => bodyOf(one))) {
    largest = Math.max(largest, Buffer.byteLength(await answered('/acg/lines', { subject })));
  }
  const measured = largest / BYTES_PER_KB;
  return { name: `acg lines, largest of ${BIRTHS} births`, unit: 'kB', measured, budget: BUDGETS.linesKb };
}

/** What maps cost, event in and response out, and how large one is. */
export async function acgRows(): Promise<readonly Row[]> {
  const { lines, hits, crossings, localSpace, aspects } = await interleaved(SUBJECTS, ROUNDS);
  return [
    timeRow('acg lines of 14 bodies', lines, BUDGETS.linesMs),
    timeRow('acg hits of 14 bodies', hits, BUDGETS.hitsMs),
    timeRow('acg crossings of 14 bodies', crossings),
    timeRow('acg local space of 14 bodies', localSpace),
    timeRow('acg aspects of 14 bodies', aspects),
    await sizeRow(),
  ];
}

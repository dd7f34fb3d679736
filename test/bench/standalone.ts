import type { APIGatewayProxyEvent } from 'aws-lambda';
import { endpoints } from '../../functions/standalone/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { birth } from './births.ts';
import { type Figures, interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** The most that each calculation may take, milliseconds. */
const BUDGETS_MS = { lunarPhase: 2, everyStar: 40, unknownNames: 1000 } as const;

const MOST_NAMES = 2000;
const ROUNDS = { warmUp: 50, measured: 200 };

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

async function answered(event: APIGatewayProxyEvent, expected: number): Promise<void> {
  const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
  if (statusCode !== expected) throw new Error(`${event.path} was answered ${statusCode}: ${body.slice(0, 300)}`);
}

let momentsTaken = 0;

/** Each run has a moment of its own, so that the engine never answers from what it computed for another. */
function asked(path: string, told: object = {}, expected = 200): Subject {
  return () => {
    momentsTaken += 1;
    const { jdUt, latitudeDeg, longitudeDeg } = birth(momentsTaken);
    const place = path === 'hermetic-lots' ? { latitude: latitudeDeg, longitude: longitudeDeg } : {};
    const body = { date_time: { julian_day: jdUt }, ...place, ...told };
    const event = gatewayEvent({ path: `/ephemeris/${path}`, body });
    return () => answered(event, expected);
  };
}

const unknown = Array.from({ length: MOST_NAMES }, (_, index) => `No star of number ${index}`);

const SUBJECTS = {
  lunarPhase: asked('lunar-phase'),
  everyStar: asked('fixed-stars'),
  midpoints: asked('midpoints'),
  lots: asked('hermetic-lots', { include_optional: true, include_legacy: true }),
};

const row = (name: string, { median, p95 }: Figures, budgetMs?: number): Row => ({
  name: `${name}: handler`,
  unit: 'ms',
  measured: median / 1000,
  p95: p95 / 1000,
  ...(budgetMs !== undefined && { budget: budgetMs }),
});

/** What the standalone calculations take, event in and answer out. */
export async function standaloneRows(): Promise<readonly Row[]> {
  const { lunarPhase, everyStar, midpoints, lots } = await interleaved(SUBJECTS, ROUNDS);
  const refused = { unknownNames: asked('fixed-stars', { star_names: unknown }, 400) };
  const { unknownNames } = await interleaved(refused, { warmUp: 2, measured: 10 });
  return [
    row('lunar phase', lunarPhase, BUDGETS_MS.lunarPhase),
    row('every star of the catalogue', everyStar, BUDGETS_MS.everyStar),
    row(`${MOST_NAMES} unknown stars refused`, unknownNames, BUDGETS_MS.unknownNames),
    row('midpoints', midpoints),
    row('every lot', lots),
  ];
}

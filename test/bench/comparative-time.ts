import type { APIGatewayProxyEvent } from 'aws-lambda';
import { endpoints as comparative } from '../../functions/comparative/endpoints.ts';
import { endpoints as natal } from '../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { birth, bodyOf } from './births.ts';
import { interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** A synastry is two charts and the aspects between them: at most so many times one chart. */
const MOST_TIMES_A_CHART = 2.5;
/** A composite of two places the bodies of both births and casts one chart. */
const MOST_TIMES_FOR_A_COMPOSITE = 2.5;

const ROUNDS = { warmUp: 1000, measured: 2000 };

const handler = createLambdaHandler({ endpoints: [...natal, ...comparative], services, observer: () => undefined });

let birthsTaken = 0;

/** Each run has births of its own, so that the engine never answers from what it computed for another. */
function nextSubject() {
  birthsTaken += 1;
  return bodyOf(birth(birthsTaken)).subject;
}

function asked(path: `/${string}`, bodyOfNext: () => object): Subject {
  return () => {
    const event = gatewayEvent({ path, body: bodyOfNext() });
    return () => answered(event);
  };
}

async function answered(event: APIGatewayProxyEvent): Promise<void> {
  const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
  if (statusCode !== 200) throw new Error(`${event.path} was answered ${statusCode}: ${body}`);
}

const SUBJECTS = {
  chart: asked('/ephemeris/natal-chart', () => ({ subject: nextSubject() })),
  synastry: asked('/comparative/synastry', () => ({ subject_a: nextSubject(), subject_b: nextSubject() })),
  composite: asked('/comparative/composite', () => ({ subjects: [nextSubject(), nextSubject()] })),
  transits: asked('/comparative/natal-transits', () => ({ subject: nextSubject() })),
};

/** What comparing two charts costs over what one chart costs. */
export async function comparativeTimeRows(): Promise<readonly Row[]> {
  const { chart, synastry, composite, transits } = await interleaved(SUBJECTS, ROUNDS);
  return [
    { name: 'synastry ÷ one chart', unit: '×', measured: synastry.median / chart.median, budget: MOST_TIMES_A_CHART },
    {
      name: 'composite of two ÷ one chart',
      unit: '×',
      measured: composite.median / chart.median,
      budget: MOST_TIMES_FOR_A_COMPOSITE,
    },
    {
      name: 'natal transits ÷ one chart',
      unit: '×',
      measured: transits.median / chart.median,
      budget: MOST_TIMES_A_CHART,
    },
    { name: 'synastry: handler', unit: 'µs', measured: synastry.median, p95: synastry.p95 },
  ];
}

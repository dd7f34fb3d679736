import type { APIGatewayProxyEvent } from 'aws-lambda';
import { endpoints } from '../../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../gateway-event.ts';
import * as services from '../services.ts';
import { ORDINARY_BIRTH } from './birth.ts';
import type { ReceivedAnswer } from './well-answered.ts';

/** An answer and the time it took. */
export interface TimedAnswer extends ReceivedAnswer {
  readonly elapsedMs: number;
}

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

/** Sends an ordinary natal chart event with some of its members replaced by values of any type. */
export async function ask(changes: Partial<Record<keyof APIGatewayProxyEvent, unknown>>): Promise<TimedAnswer> {
  const ordinary = gatewayEvent({ method: 'POST', path: '/ephemeris/natal-chart', body: ORDINARY_BIRTH });
  const event = Object.assign(ordinary, changes);
  const startedMs = performance.now();
  const { statusCode, headers = {}, body } = await handler(event, LAMBDA_CONTEXT);
  const elapsedMs = performance.now() - startedMs;
  return { status: statusCode, headers, text: body, body: JSON.parse(body), elapsedMs };
}

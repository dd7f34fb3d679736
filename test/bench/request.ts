import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { api, type GroupName } from '../../functions/api.ts';
import { buildContract } from '../../infra/build/openapi.ts';
import type { Positions } from '../../lib/astro/motion/geocentric-sky.ts';
import { createLambdaHandler, type LambdaHandler } from '../../lib/chain/lambda-handler.ts';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import type { Services } from '../../lib/contract/services.ts';
import { createCloudWatchObserver } from '../../lib/runtime/observer.ts';
import { addTimeChecks } from '../../lib/runtime/time-checks.ts';
import * as opened from '../support/all-services.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../support/gateway-event.ts';
import { openPositions } from '../support/positions.ts';
import { birth, bodyOf } from './births.ts';
import type { Subject } from './measure.ts';

/** What functions run on: real data, tables in memory. `positions` is replaced before every search. */
export const services = { ...opened, contract: await buildContract() } satisfies Services;

/** A group's function as `serve` composes it, log line and statistics included. */
export function handlerOf(group: GroupName, own: Services = services): LambdaHandler {
  const endpoints: readonly Endpoint[] = api[group].endpoints;
  const { recorder } = own;
  return createLambdaHandler({
    endpoints,
    services: own,
    observer: createCloudWatchObserver(group),
    recorder,
    addTimeChecks,
  });
}

/** A busy machine should show in the figures, not end the measurement. */
const CONTEXT: Context = { ...LAMBDA_CONTEXT, getRemainingTimeInMillis: () => 600_000 };

/** @throws Error for an unexpected status: an error would be timed in place of the work */
async function invoke(handler: LambdaHandler, event: APIGatewayProxyEvent, status = 200): Promise<string> {
  const { statusCode, body } = await handler(event, CONTEXT);
  if (statusCode !== status) throw new Error(`${event.path}: ${statusCode} ${body.slice(0, 300)}`);
  return body;
}

export const answerOf = (handler: LambdaHandler, sent: TestRequest): Promise<string> =>
  invoke(handler, gatewayEvent(sent));

let runs = 0;

/** A number that no run had before: with a birth or a date of its own, the engine never answers from its memory. */
export function nextRun(): number {
  runs += 1;
  return runs;
}

export const nextSubject = () => bodyOf(birth(nextRun())).subject;

interface Circumstances {
  readonly status?: number;
  /** Fitted positions that stay from run to run; by default every run begins without any. */
  readonly positions?: Positions;
}

/** A request to a function: event in, response out. */
export function requestTo(
  handler: LambdaHandler,
  next: () => TestRequest,
  { status = 200, positions }: Circumstances = {},
): Subject {
  return () => {
    services.positions = positions ?? openPositions();
    const event = gatewayEvent(next());
    return () => invoke(handler, event, status);
  };
}

const handlers = new Map<GroupName, LambdaHandler>();

/** The same to the function of a group, one for all its requests. */
export function request(group: GroupName, ...rest: [next: () => TestRequest, circumstances?: Circumstances]): Subject {
  const handler = handlers.get(group) ?? handlerOf(group);
  handlers.set(group, handler);
  return requestTo(handler, ...rest);
}

import { expect, test } from 'vitest';
import { api } from '../../../functions/api.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { parseRequest } from '../../../lib/chain/parse.ts';
import type { Endpoint } from '../../../lib/contract/endpoint.ts';
import { loadEndpoint } from '../../../lib/contract/loaded-endpoint.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { measureLeastCpuSeconds } from '../../support/least-cpu-seconds.ts';
import { PARSE_CONTEXT } from '../../support/parse-context.ts';
import { openPositions } from '../../support/positions.ts';
import * as opened from '../../support/services.ts';
import { ESTIMATED_REQUESTS, type EstimatedRequest } from './estimated-requests.ts';

/**
 * An estimate may be this many times too large or too small, relative to the middle one: processors differ, and where positions
 * are compiled a search takes time for its results, whose number an estimate does not know.
 */
const LARGEST_ERROR_FACTOR = 5;

const isWrong = (factor: number): boolean => factor > LARGEST_ERROR_FACTOR || factor < 1 / LARGEST_ERROR_FACTOR;

const endpointsOf = ({ group }: EstimatedRequest): readonly Endpoint[] => api[group].endpoints;

const toEvent = ({ path, body }: EstimatedRequest) => gatewayEvent({ method: 'POST', path, body });

async function estimate(request: EstimatedRequest): Promise<number> {
  const endpoint = endpointsOf(request).find(({ path }) => path === request.path);
  const { work, request: schemas } = endpoint ? await loadEndpoint(endpoint) : {};
  if (!work || !schemas) throw new Error(`${request.path} has no estimate`);
  return work(await parseRequest(toEvent(request), schemas, PARSE_CONTEXT));
}

/** CPU-seconds of a request without positions or answers of earlier ones. */
async function measure(
  request: EstimatedRequest,
  isEnough: (leastSeconds: number, tries: number) => boolean,
): Promise<number> {
  return measureLeastCpuSeconds(async () => {
    const services = { ...opened, positions: openPositions(), answers: undefined };
    const handler = createLambdaHandler({
      endpoints: endpointsOf(request) as readonly Endpoint<never>[],
      services,
      observer: () => undefined,
    });
    const { statusCode, body } = await handler(toEvent(request), LAMBDA_CONTEXT);
    if (statusCode !== 200) throw new Error(`${request.title}: ${statusCode} ${body.slice(0, 300)}`);
  }, isEnough);
}

test(`estimates of work are wrong by a factor of ${LARGEST_ERROR_FACTOR} at most`, async () => {
  const rows = [];
  for (const request of ESTIMATED_REQUESTS) {
    const measured = await measure(request, (_, tries) => tries === 2);
    rows.push({ request, title: request.title, estimated: await estimate(request), measured });
  }
  const ratios = rows.map(({ estimated, measured }) => estimated / measured).sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? Number.NaN;
  const compared = [];
  for (const { request, title, estimated, measured: first } of rows) {
    const factorOf = (seconds: number) => estimated / seconds / middle;
    const measured = isWrong(factorOf(first)) ? await measure(request, (least) => !isWrong(factorOf(least))) : first;
    compared.push({ title, estimated, measured, factor: factorOf(measured) });
  }
  console.table(
    compared.map(({ title, ...figures }) => ({
      title,
      ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))])),
    })),
  );
  expect(compared.filter(({ factor }) => isWrong(factor))).toEqual([]);
}, 600_000);

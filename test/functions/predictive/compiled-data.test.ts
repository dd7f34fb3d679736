import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '../../../functions/predictive/endpoints.ts';
import type { Positions } from '../../../lib/astro/motion/geocentric-sky.ts';
import { CATALOG_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { openPositions, openSearchedPositions } from '../../support/positions.ts';
import * as services from '../../support/services.ts';

const BYPASSING = { id: 'somebody', scopes: ['cache:bypass'] };

/** Answers of the endpoints, without what differs from call to call. */
function answersWith(positions: Positions) {
  const handler = createLambdaHandler({
    endpoints,
    services: { ...services, positions },
    observer: () => undefined,
    recorder: services.recorder,
  });
  return async (path: string, sent: object): Promise<unknown> => {
    const headers = { 'Cache-Control': 'no-store' };
    const event = gatewayEvent({ path: `/predictive/${path}`, body: sent, headers, principal: BYPASSING });
    const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
    const { processing_time_ms: _, calculation_time_ms: __, ...answer } = JSON.parse(body);
    return [statusCode, answer];
  };
}

const anyStart = fc.integer({ min: 1690, max: 2290 });
const anyBodies = fc.uniqueArray(fc.constantFrom(...CATALOG_BODY_IDS.filter((body) => body !== 'moon')), {
  minLength: 1,
  maxLength: 4,
});
const anyPoints = fc.array(fc.double({ min: 0, max: 359.99, noNaN: true }), { minLength: 1, maxLength: 4 });

test('answers are the same whether moments are found ahead or searched, to the last digit', async () => {
  const [compiled, fitted] = [answersWith(openPositions()), answersWith(openSearchedPositions())];
  await fc.assert(
    fc.asyncProperty(anyStart, anyBodies, anyPoints, async (year, bodies, degrees) => {
      const dates = { start_date: `${year}-03-05`, end_date: `${year + 6}-03-05` };
      const natal_planets = Object.fromEntries(degrees.map((degree, index) => [`P${index}`, degree]));
      const searches = [
        ['transits/search', { natal_planets, transiting_planets: bodies, ...dates }],
        ['transits/sign-ingresses', { planets: bodies, ...dates }],
        ['events', { ...dates, end_date: `${year + 1}-03-05` }],
      ] as const;
      for (const [path, body] of searches) expect(await compiled(path, body)).toEqual(await fitted(path, body));
    }),
    { numRuns: 8 },
  );
});

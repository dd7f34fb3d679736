import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../../support/gateway-event.ts';
import * as services from '../../../support/services.ts';
import { answer, birth, MURMANSK, NEW_YORK, place, type RequestMembers, TROMSO } from '../birth.ts';

/** Requests that differ in all that the engine keeps from call to call: place, zodiac, center, file. */
const REQUESTS: readonly RequestMembers[] = [
  {},
  { configuration: { zodiac_type: 'sidereal', ayanamsa: 'raman' } },
  { configuration: { zodiac_type: 'sidereal', ayanamsa: 'galactic_center_0sag', house_system: 'W' } },
  {
    configuration: { coordinate_system: 'topocentric' },
    subject: birth({ birth_location: { ...TROMSO, elevation: 900 } }),
  },
  {
    configuration: { coordinate_system: 'topocentric' },
    subject: birth({ birth_location: place(-34, 151, 'Australia/Sydney') }),
  },
  { configuration: { coordinate_system: 'heliocentric', zodiac_type: 'sidereal', ayanamsa: 'j2000' } },
  { subject: birth({ birth_datetime: { iso: '-2000-06-01T12:00' } }), options: { verbosity: 'detailed' } },
  { subject: birth({ birth_datetime: { iso: '2800-06-01T12:00' } }), query: { format: 'llm' } },
  { subject: birth({ birth_location: MURMANSK }), configuration: { house_system: 'T' }, query: { preset: 'simple' } },
  { subject: birth({ birth_location: NEW_YORK, birth_time_known: false }) },
  { subject: birth({ birth_datetime: { iso: 'nonsense' } }) },
  { configuration: { object_set: 'custom', objects: ['earth'] } },
];

/** The bytes of an answer but for the two members that tell of the clock. */
const bytesOf = (text: string) =>
  text.replace(/"processing_time_ms":[\d.]+/, '').replace(/"calculation_time":"[^"]+"/, '');

describe('a warm function', () => {
  it('answers each request as it does alone, byte for byte, in any order', async () => {
    const alone = [];
    for (const request of REQUESTS) alone.push(bytesOf((await answer(request)).text));
    for (let round = 1; round <= REQUESTS.length; round += 1) {
      const order = REQUESTS.map((_, index) => (index * 5 + round) % REQUESTS.length);
      for (const index of order) {
        expect(bytesOf((await answer(REQUESTS[index] as RequestMembers)).text)).toBe(alone[index]);
      }
    }
  });

  it('keeps requests apart that are under way at the same time', async () => {
    const alone = await Promise.all(REQUESTS.map(async (request) => bytesOf((await answer(request)).text)));
    const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });
    const together = await Promise.all(
      REQUESTS.map(async ({ query, ...body }) => {
        const sent = { subject: birth(), ...body };
        const event = gatewayEvent({ path: '/ephemeris/natal-chart', body: sent, ...(query && { query }) });
        return bytesOf((await handler(event, { ...LAMBDA_CONTEXT })).body);
      }),
    );
    expect(together).toEqual(alone);
  });

  it('gives each request its own id and restarts its clock', async () => {
    const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });
    for (const requestId of ['first', 'second']) {
      const event = gatewayEvent({ path: '/ephemeris/natal-chart', body: { subject: birth() } });
      event.requestContext.requestId = requestId;
      const startedMs = performance.now();
      const { headers, body } = await handler(event, LAMBDA_CONTEXT);
      const tookMs = performance.now() - startedMs;
      expect(headers?.['X-Request-Id']).toBe(requestId);
      expect(JSON.parse(body).metadata.processing_time_ms).toBeLessThanOrEqual(tookMs + 1);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../functions/natal/endpoints.ts';
import { openSwissEphemeris } from '../../lib/adapters/swiss/open.ts';
import type { Ephemeris } from '../../lib/astro/port.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { anyRequest } from '../support/fuzz/chart-request.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../support/gateway-event.ts';
import { countRuns } from '../support/property-runs.ts';
import * as services from '../support/services.ts';

type Sent = Pick<TestRequest, 'body' | 'query'>;

/** Creates a sender that shares one engine. It returns each answer's text without the values read from the clock. */
function senderOver(engine: Ephemeris): (request: Sent) => Promise<string> {
  const handler = createLambdaHandler({
    endpoints,
    services: { ...services, ephemeris: engine },
    observer: () => undefined,
  });
  return async (request) => {
    const event = gatewayEvent({ method: 'POST', path: '/ephemeris/natal-chart', ...request });
    const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
    return `${statusCode} ${body.replace(/"(processing_time_ms|calculation_time)":("[^"]*"|[\d.e+-]+)/g, '"$1":0')}`;
  };
}

const shared = senderOver(services.ephemeris);

/** The answer to a request from a new engine that serves no other request. */
async function answerAlone(request: Sent): Promise<string> {
  const fresh = openSwissEphemeris({ path: services.ephemeris.facts.path });
  const answer = await senderOver(fresh)(request);
  fresh.close();
  return answer;
}

const subjectAt = (latitude: number, longitude: number, elevation = 0) => ({
  name: 'Same moment',
  birth_datetime: { iso: '1990-06-15T12:30:00Z' },
  birth_location: { latitude, longitude, elevation },
});

const PARIS = subjectAt(48.8566, 2.3522);
const QUITO = subjectAt(-0.1807, -78.4678, 2850);
const TROMSO = subjectAt(69.6492, 18.9553);
const DETAILED = { verbosity: 'detailed', include_hermetic_lots: true, include_declination_aspects: true };

/** Requests for one moment, so that state left in the engine by one request could affect the next. */
const SAME_MOMENT: readonly { readonly name: string; readonly body: unknown }[] = [
  { name: 'tropical Paris', body: { subject: PARIS, options: DETAILED } },
  { name: 'tropical Quito', body: { subject: QUITO, options: DETAILED } },
  { name: 'topocentric Quito', body: { subject: QUITO, configuration: { coordinate_system: 'topocentric' } } },
  {
    name: 'topocentric Tromsø in whole signs',
    body: { subject: TROMSO, configuration: { coordinate_system: 'topocentric', house_system: 'W' } },
  },
  { name: 'heliocentric', body: { subject: PARIS, configuration: { coordinate_system: 'heliocentric' } } },
  ...['lahiri', 'fagan_bradley', 'j2000', 'true_citra', 'galactic_center_0sag'].map((ayanamsa) => ({
    name: `sidereal by ${ayanamsa}`,
    body: { subject: PARIS, configuration: { zodiac_type: 'sidereal', ayanamsa }, options: DETAILED },
  })),
];

describe('requests for one moment, one after another', () => {
  it.each(SAME_MOMENT)('$name: the answer is the same after any other request', async (request) => {
    const expected = await answerAlone(request);
    expect(expected).toMatch(/^200 /);
    for (const before of SAME_MOMENT) {
      await shared(before);
      expect(await shared(request), `after ${before.name}`).toBe(expected);
    }
  });

  it('the answers are the same when all requests run concurrently', async () => {
    const expected: string[] = [];
    for (const request of SAME_MOMENT) expected.push(await answerAlone(request));
    expect(await Promise.all(SAME_MOMENT.map(shared))).toEqual(expected);
  });
});

describe('any requests', () => {
  it('get the same answers sequentially and concurrently as alone', async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { minLength: 2, maxLength: 8 }), async (requests) => {
        const inFlight = await Promise.all(requests.map(shared));
        for (const [index, request] of requests.entries()) {
          const expected = await answerAlone(request);
          expect(inFlight[index]).toBe(expected);
          expect(await shared(request)).toBe(expected);
          if (expected.startsWith('200')) answered += 1;
        }
      }),
      { numRuns: countRuns(60) },
    );
    expect(answered).toBeGreaterThan(countRuns(100));
  });
});

import { expect, test } from 'vitest';
import { endpoints } from '../../../functions/health/endpoints.ts';
import { EphemerisUnavailableError } from '../../../lib/astro/errors.ts';
import type { Ephemeris, SelfCheck } from '../../../lib/astro/port.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { release } from '../../../lib/base/release.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { ephemeris, zones } from '../../support/services.ts';

type Engine = { readonly ephemeris: Pick<Ephemeris, 'check'> };
type Parts = Engine & Partial<Pick<Services, 'zones'>>;

async function healthWith(parts: Parts) {
  const services = Object.defineProperties({ zones }, Object.getOwnPropertyDescriptors(parts));
  const handler = createLambdaHandler({
    endpoints,
    services: services as Services,
    observer: () => undefined,
  });
  const { statusCode, headers, body } = await handler(gatewayEvent({ method: 'GET', path: '/health' }), LAMBDA_CONTEXT);
  return { statusCode, headers, body: JSON.parse(body) };
}

const createCheckedEngine = (passed: boolean): Engine => {
  const result: SelfCheck = { passed, detail: 'positions compared', worstErrorArcsec: passed ? 0.001 : 4 };
  return { ephemeris: { check: () => result } };
};

test('200 healthy when the check against known positions passes', async () => {
  const before = Date.now();
  const { statusCode, headers, body } = await healthWith(createCheckedEngine(true));
  expect(statusCode).toBe(200);
  expect(body).toEqual({ status: 'healthy', timestamp: expect.any(String), version: release.version });
  expect(Date.parse(body.timestamp)).toBeGreaterThanOrEqual(before);
  expect(body.timestamp).toMatch(/\.\d{3}Z$/);
  expect(headers?.['Cache-Control']).toBe('no-store');
});

test('503 with the same body when the check fails', async () => {
  const { statusCode, headers, body } = await healthWith(createCheckedEngine(false));
  expect(statusCode).toBe(503);
  expect(body).toMatchObject({ status: 'unhealthy', version: release.version });
  expect(headers?.['Content-Type']).toBe('application/json');
});

test('503 with the same body when the ephemeris cannot be opened', async () => {
  const { statusCode, body } = await healthWith({
    get ephemeris(): never {
      throw new EphemerisUnavailableError('seas_18.se1 is missing');
    },
  });
  expect(statusCode).toBe(503);
  expect(body).toMatchObject({ status: 'unhealthy' });
});

test('503 with the same body when the engine throws during the check', async () => {
  const check = (): never => {
    throw new Error('the native module is broken');
  };
  expect(await healthWith({ ephemeris: { check } })).toMatchObject({ statusCode: 503, body: { status: 'unhealthy' } });
});

test('200 healthy with the engine and the files that are deployed', async () => {
  expect(await healthWith({ ephemeris })).toMatchObject({ statusCode: 200, body: { status: 'healthy' } });
});

test('503 when the time zone history cannot be opened, because local times cannot be interpreted', async () => {
  const { statusCode, body } = await healthWith({
    ...createCheckedEngine(true),
    get zones(): never {
      throw new Problem('PlacesUnavailable', 'time-zones.json is missing');
    },
  });
  expect([statusCode, body.status]).toEqual([503, 'unhealthy']);
});

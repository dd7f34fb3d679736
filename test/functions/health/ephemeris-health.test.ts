import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../functions/health/endpoints.ts';
import { EphemerisUnavailableError } from '../../../lib/astro/errors.ts';
import type { CompiledData, CompiledFault, Positions } from '../../../lib/astro/motion/geocentric-sky.ts';
import type { Ephemeris, SelfCheck } from '../../../lib/astro/port.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { ephemeris, positions } from '../../support/services.ts';

type Engine = {
  readonly ephemeris: Pick<Ephemeris, 'check' | 'facts'>;
  readonly positions: Pick<Positions, 'checkCompiled'>;
};

async function healthWith(services: Engine) {
  const handler = createLambdaHandler({
    endpoints,
    services: services as Partial<Services> as Services,
    observer: () => undefined,
  });
  const event = gatewayEvent({ method: 'GET', path: '/ephemeris/health' });
  const { statusCode, headers, body } = await handler(event, LAMBDA_CONTEXT);
  return { statusCode, headers, body: JSON.parse(body) };
}

const { facts } = ephemeris;

const createCheckedEngine = (
  check: () => SelfCheck,
  faults: Partial<Record<CompiledData, CompiledFault>> = {},
): Engine => ({
  ephemeris: { facts, check },
  positions: { checkCompiled: (data) => faults[data] },
});

const opened = {
  ephemeris_available: true,
  ephemeris_path: facts.path,
  engine_version: facts.engineVersion,
  available_files: facts.files.map(({ name }) => name),
  compiled_longitudes: 'in_use',
  compiled_moments: 'in_use',
};

test('200 healthy with the engine and the files that are deployed', async () => {
  const { statusCode, headers, body } = await healthWith({ ephemeris, positions });
  expect(statusCode).toBe(200);
  expect(headers?.['Cache-Control']).toBe('no-store');
  expect(body).toEqual({
    status: 'healthy',
    ...opened,
    calculation_test: expect.stringMatching(/places agree: worst/),
  });
  expect(body.engine_version).toMatch(/^2\.10\.\d+/);
  expect(body.available_files).toEqual(expect.arrayContaining(['sepl_18.se1', 'semo_18.se1', 'seas_18.se1']));
});

test('200 healthy without compiled data, and says so', async () => {
  const passed = { passed: true, detail: 'all agree', worstErrorArcsec: 0 };
  const { statusCode, body } = await healthWith(
    createCheckedEngine(() => passed, { longitudes: 'missing', moments: 'other_engine' }),
  );
  const { status, compiled_longitudes: longitudes, compiled_moments: moments } = body;
  expect([statusCode, status, longitudes, moments]).toEqual([200, 'healthy', 'missing', 'other_engine']);
});

describe('503 with the same body', () => {
  test('when the positions are wrong', async () => {
    const failed = { passed: false, detail: '4 published places disagree: worst 4.000″', worstErrorArcsec: 4 };
    const { statusCode, headers, body } = await healthWith(createCheckedEngine(() => failed));
    expect(statusCode).toBe(503);
    expect(headers?.['Content-Type']).toBe('application/json');
    expect(body).toEqual({ status: 'unhealthy', ...opened, calculation_test: failed.detail });
  });

  test('when the engine cannot be opened', async () => {
    const { statusCode, body } = await healthWith({
      positions,
      get ephemeris(): never {
        throw new EphemerisUnavailableError('seas_18.se1 is missing');
      },
    });
    expect(statusCode).toBe(503);
    expect(body).toEqual({
      status: 'unhealthy',
      ephemeris_available: false,
      ephemeris_path: '',
      engine_version: '',
      available_files: [],
      compiled_longitudes: null,
      compiled_moments: null,
      calculation_test: 'not run: seas_18.se1 is missing',
    });
  });

  test('when the engine fails during the check, without revealing internal details', async () => {
    const { statusCode, body } = await healthWith(
      createCheckedEngine(() => {
        throw new Error('segmentation fault in /opt/secret');
      }),
    );
    expect(statusCode).toBe(503);
    expect(body).toEqual({ status: 'unhealthy', ...opened, calculation_test: 'failed: the engine did not answer' });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contracts } from '../../../functions/natal/batches/contract.ts';
import { endpoints } from '../../../functions/natal/endpoints.ts';
import { buildContract } from '../../../infra/build/openapi.ts';
import { EphemerisUnavailableError } from '../../../lib/astro/errors.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { TWO_BIRTHS } from '../../../lib/requests/birth-examples.ts';
import { anyBody, anyQuery } from '../../support/fuzz/chart-request.ts';
import { withDamage } from '../../support/fuzz/damage.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { send } from '../../support/natal.ts';
import * as services from '../../support/services.ts';

const PATH = '/ephemeris/natal/batch';

const paris = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };
const born = (iso: string, location: object = paris) => ({
  name: iso,
  birth_datetime: { iso },
  birth_location: location,
});

const many = (count: number) => Array.from({ length: count }, (_, year) => born(`${1950 + year}-06-15T14:30:00`));

const sendBatch = (body: object, query?: Record<string, string>) => send({ path: PATH, body, ...(query && { query }) });

/** The text of an answer without what no two requests share: the clock's figures. */
function timeless(text: string): string {
  return text
    .replace(/,"metadata":\{"processing_time_ms":[\d.]+\}\}$/, '}')
    .replaceAll(/"calculation_time":"[^"]+"/g, '"calculation_time":""');
}

describe('200 charts in the order of the subjects', () => {
  test('each is byte for byte what the single endpoint answers', async () => {
    const anyBatch = fc.tuple(fc.array(anyBody, { minLength: 1, maxLength: 4 }), anyQuery);
    await fc.assert(
      fc.asyncProperty(anyBatch, async ([bodies, anything]) => {
        const query = anything as Record<string, string>;
        const [{ configuration, options }] = bodies as [(typeof bodies)[number]];
        const subjects = bodies.map(({ subject }) => subject);
        const { status, body, text } = await send({ path: PATH, query, body: { subjects, configuration, options } });
        expect(status, text).toBe(200);
        for (const [index, subject] of subjects.entries()) {
          const single = await send({ query, body: { subject, configuration, options } });
          if (single.status === 200) expect(timeless(JSON.stringify(body.charts[index]))).toBe(timeless(single.text));
          else expect(body.charts[index]).toMatchObject({ success: false, index, error: single.body.error });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has the counts', async () => {
    const { status, body } = await sendBatch({ subjects: many(50) });
    expect(status).toBe(200);
    expectExactly(contracts.charts.response, body);
    expect(body).toMatchObject({ success: true, total_count: 50 });
    expect(body.metadata).toEqual({ successful: 50, failed: 0, errors: [] });
    expect(body.processing_time_ms).toBeGreaterThan(0);
    const names = body.charts.map(({ data }: { data: { subject: { name: string } } }) => data.subject.name);
    expect(names).toEqual(many(50).map(({ name }) => name));
  });

  test('all of one clock', async () => {
    const { body } = await sendBatch({ subjects: many(3) });
    const times = body.charts.map(
      ({ data }: { data: { metadata: { calculation_time: string } } }) => data.metadata.calculation_time,
    );
    expect(new Set(times).size).toBe(1);
  });

  test('an invalid subject leaves the charts of the others unaffected', async () => {
    const subject = anyBody.map((body) => body.subject);
    await fc.assert(
      fc.asyncProperty(withDamage(subject), async (damaged) => {
        const { status, body, text } = await sendBatch({ subjects: [born('1990-06-15T14:30:00'), damaged] });
        expect(status, text).toBe(200);
        expectExactly(contracts.charts.response, body);
        expect(body.charts[0].success).toBe(true);
        expect(body.metadata.successful + body.metadata.failed).toBe(2);
      }),
      { numRuns: 150 },
    );
  });
});

describe('200 with failed places', () => {
  const north = { latitude: 78.2232, longitude: 15.6267, timezone: { iana_name: 'Arctic/Longyearbyen' } };

  test.each([
    ['InvalidLatitude', born('1990-06-15T14:30:00', { ...paris, latitude: 123.4 }), '.birth_location.latitude'],
    ['InvalidDatetime', born('1990-06-31T14:30:00'), '.birth_datetime.iso'],
    ['InvalidTimezone', born('1990-06-15T14:30:00', { ...paris, timezone: { iana_name: 'Mars/Base' } }), '.birth_loc'],
    ['DatetimeOutOfRange', born('4000-06-15T14:30:00Z'), '.birth_datetime'],
    ['ValidationError', { ...born('1990-06-15T14:30:00'), nmae: 'twice' }, '.nmae'],
    ['ValidationError', null, ''],
    ['ValidationError', 'Ada', ''],
  ])('%s', async (error, subject, place) => {
    const { status, body } = await sendBatch({ subjects: [born('1990-06-15T14:30:00'), subject] });
    expect(status).toBe(200);
    const [, failed] = body.charts;
    expect(failed).toEqual({ success: false, index: 1, error, detail: expect.any(String), errors: expect.any(Array) });
    expect(failed.errors[0].location).toContain(`body.subjects[1]${place}`);
    expect(body.metadata).toEqual({ successful: 1, failed: 1, errors: [{ index: 1, error }] });
  });

  test('AmbiguousLocalTime', async () => {
    const twice = born('1990-09-30T02:30:00');
    const subject = { ...twice, birth_datetime: { ...twice.birth_datetime, disambiguation: 'reject' } };
    const { body } = await sendBatch({ subjects: [subject] });
    expect(body.metadata.errors).toEqual([{ index: 0, error: 'AmbiguousLocalTime' }]);
  });

  test('HouseSystemUndefined', async () => {
    const { body } = await sendBatch({
      subjects: [born('1990-06-15T14:30:00', north), born('1990-06-15T14:30:00')],
      configuration: { polar_fallback: 'error' },
    });
    expect(body.metadata.errors).toEqual([{ index: 0, error: 'HouseSystemUndefined' }]);
    expect(body.charts[1].success).toBe(true);
  });

  test('every fault of a subject at once', async () => {
    const { body } = await sendBatch({ subjects: [{ name: 5, birth_datetime: { iso: 'noon' }, birth_location: {} }] });
    const places = body.charts[0].errors.map(({ location }: { location: string }) => location);
    expect(places).toEqual([
      'body.subjects[0].name',
      'body.subjects[0].birth_datetime.iso',
      'body.subjects[0].birth_location.latitude',
      'body.subjects[0].birth_location.longitude',
    ]);
  });
});

describe('400 the batch as a whole', () => {
  test('51 subjects', async () => {
    const { status, body } = await sendBatch({ subjects: many(51) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'BatchTooLarge', detail: 'body.subjects must have at most 50 items, not 51' });
  });

  test('an empty list', async () => {
    const { status, body } = await sendBatch({ subjects: [] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'ValidationError', detail: 'body.subjects must have at least 1 item' });
  });

  test.each([
    [{}, 'ValidationError', 'body.subjects'],
    [{ subjects: born('1990-06-15T14:30:00') }, 'ValidationError', 'body.subjects'],
    [
      { subjects: many(1), configuration: { house_system: 'Z' } },
      'InvalidHouseSystem',
      'body.configuration.house_system',
    ],
    [{ subject: many(1), subjects: many(1) }, 'ValidationError', 'body.subject'],
  ])('%j', async (sent, error, location) => {
    const { status, body } = await sendBatch(sent);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error, errors: [{ location }] });
  });
});

test('503 for all when the ephemeris is not available', async () => {
  const unavailable = Object.create(services.ephemeris, {
    position: {
      value: () => {
        throw new EphemerisUnavailableError('sepl_18.se1 cannot be read');
      },
    },
  });
  const handler = createLambdaHandler({
    endpoints,
    services: { ...services, ephemeris: unavailable },
    observer: () => undefined,
  });
  const { statusCode, body } = await handler(gatewayEvent({ path: PATH, body: { subjects: many(2) } }), LAMBDA_CONTEXT);
  expect(statusCode).toBe(503);
  expect(JSON.parse(body).error).toBe('EphemerisUnavailable');
});

test('the contract shows the schema that each subject is held against', async () => {
  const { openapi } = await buildContract();
  expect(openapi).toHaveProperty('components.schemas.NatalBatchRequest.properties.subjects', {
    type: 'array',
    description: expect.any(String),
    examples: [TWO_BIRTHS],
    items: { $ref: '#/components/schemas/Subject' },
    minItems: 1,
    maxItems: 50,
  });
  expect(openapi).toHaveProperty('components.schemas.Subject.oneOf[0].properties.birth_datetime');
});

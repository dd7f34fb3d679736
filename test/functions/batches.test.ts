import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { api } from '../../functions/api.ts';
import { buildContract } from '../../infra/build/openapi.ts';
import { EphemerisUnavailableError } from '../../lib/astro/errors.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import * as opened from '../support/all-services.ts';
import { BATCH_ENDPOINTS, type BatchSettings, bornAt, post, postBatch, postSingle } from '../support/batches.ts';
import { anyBody } from '../support/fuzz/chart-request.ts';
import { withDamage } from '../support/fuzz/damage.ts';
import { expectExactly } from '../support/fuzz/well-answered.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { countRuns } from '../support/property-runs.ts';

const LONGYEARBYEN = { latitude: 78.2232, longitude: 15.6267, timezone: { iana_name: 'Arctic/Longyearbyen' } };
const SUVA = { latitude: -18.1416, longitude: 178.4415, timezone: { iana_name: 'Pacific/Fiji' } };
const born = bornAt('1990-06-15T14:30:00');

const EDGES = [
  ['the arctic', bornAt('1985-12-21T12:00:00', LONGYEARBYEN)],
  ['the date line', bornAt('1979-12-31T23:59:59', SUVA)],
  ['an unknown time of birth', { ...bornAt('1985-12-21'), birth_time_known: false }],
  ['the Julian calendar', { ...born, birth_datetime: { iso: '1492-03-01T06:00:00', calendar: 'julian' } }],
  ['antiquity', bornAt('-0500-03-01T06:00:00')],
  ['the end of the ephemeris', bornAt('2999-12-01T06:00:00')],
  ['a date after it', bornAt('3000-12-01T06:00:00')],
] as const;

const many = (count: number) => Array.from({ length: count }, (_, year) => bornAt(`${1950 + year}-06-15T14:30:00`));

/** The text of an answer without its duration and the time of its calculation. */
const withoutClock = (value: object): string =>
  JSON.stringify(value)
    .replace(/,"metadata":\{"processing_time_ms":[\d.]+\}\}$/, '}')
    .replaceAll(/"calculation_time":"[^"]+"/g, '"calculation_time":""');

describe.each(BATCH_ENDPOINTS)('POST $path', (endpoint) => {
  const { group, path, results, response, most, rest, subjectName, queries } = endpoint;

  async function expectSingles(subjects: readonly unknown[], settings: BatchSettings) {
    const batch = await postBatch(endpoint, subjects, settings);
    expect(batch.status, batch.text.slice(0, 300)).toBe(200);
    for (const [index, subject] of subjects.entries()) {
      const single = await postSingle(endpoint, subject, settings);
      const item = batch.body[results][index];
      if (single.status === 200) {
        expect(withoutClock(item)).toBe(withoutClock(single.body));
      } else {
        const { success, ...failure } = JSON.parse(
          JSON.stringify(item).replaceAll(`body.subjects[${index}]`, `body.${subjectName}`),
        );
        expect(success).toBe(false);
        expect(failure).toEqual({
          index,
          error: single.body.error,
          detail: single.body.detail,
          errors: single.body.errors ?? [],
        });
      }
    }
    return batch.body;
  }

  test('each result is byte for byte what the single endpoint answers, and each failure its problem', async () => {
    const subject = anyBody.map((body) => body.subject);
    const anyBatch = fc.tuple(fc.array(subject, { minLength: 1, maxLength: 4 }), fc.constantFrom(...queries));
    await fc.assert(
      fc.asyncProperty(anyBatch, async ([subjects, query]) => {
        await expectSingles(subjects, { query });
      }),
      { numRuns: countRuns(40) },
    );
  });

  test.each(EDGES)('%s as by the single endpoint', async (_, subject) => {
    const body = await expectSingles([born, subject], { configuration: { house_system: 'P' } });
    expectExactly(response, body);
  });

  test('a polar birth without Placidus houses fails alone if the request refuses a fallback', async () => {
    const configuration = { house_system: 'P', polar_fallback: 'error' };
    const subjects = [bornAt('1985-12-21T12:00:00', LONGYEARBYEN), born];
    const { body } = await postBatch(endpoint, subjects, { configuration });
    expect(body.metadata.errors).toEqual([{ index: 0, error: 'HouseSystemUndefined' }]);
    expect(body[results][1].success).toBe(true);
  });

  test('an invalid subject leaves the results of the others unaffected', async () => {
    const subject = anyBody.map((body) => body.subject);
    await fc.assert(
      fc.asyncProperty(withDamage(subject), async (damaged) => {
        const { status, body, text } = await postBatch(endpoint, [born, damaged]);
        expect(status, text.slice(0, 300)).toBe(200);
        expectExactly(response, body);
        expect(body[results][0].success).toBe(true);
        expect(body.metadata.successful + body.metadata.failed).toBe(2);
      }),
      { numRuns: countRuns(80) },
    );
  });

  test('a full batch has its counts and the order of the request', async () => {
    const subjects = [...many(most - 1), bornAt('4000-06-15T14:30:00Z')];
    const { status, body } = await postBatch(endpoint, subjects);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, total_count: most });
    expect(body.metadata).toEqual({
      successful: most - 1,
      failed: 1,
      errors: [{ index: most - 1, error: 'DatetimeOutOfRange' }],
    });
    expect(body.processing_time_ms).toBeGreaterThan(0);
    const last = await postSingle(endpoint, subjects[most - 2]);
    expect(withoutClock(body[results][most - 2])).toBe(withoutClock(last.body));
  });

  test('every fault of a subject at once, each at its place', async () => {
    const { body } = await postBatch(endpoint, [{ name: 5, birth_datetime: { iso: 'noon' }, birth_location: {} }]);
    const places = body[results][0].errors.map(({ location }: { location: string }) => location);
    expect(places).toEqual([
      'body.subjects[0].name',
      'body.subjects[0].birth_datetime.iso',
      'body.subjects[0].birth_location.latitude',
      'body.subjects[0].birth_location.longitude',
    ]);
  });

  test.each([['Ada'], [null], [5], [[]]])('%j, which is no birth', async (subject) => {
    const { body } = await postBatch(endpoint, [born, subject]);
    expect(body.metadata.errors).toEqual([{ index: 1, error: 'ValidationError' }]);
    expect(body[results][1].errors).toEqual([expect.objectContaining({ location: 'body.subjects[1]' })]);
  });

  test('the zone of a birthplace that does not exist', async () => {
    const nowhere = bornAt('1990-06-15T14:30:00', { ...SUVA, timezone: { iana_name: 'Mars/Base' } });
    const { body } = await postBatch(endpoint, [born, nowhere]);
    expect(body.metadata.errors).toEqual([{ index: 1, error: 'InvalidTimezone' }]);
    expect(body[results][1].errors[0].location).toBe('body.subjects[1].birth_location.timezone.iana_name');
  });

  test.each([
    ['too many subjects', { subjects: many(most + 1) }, 'BatchTooLarge', 'body.subjects'],
    ['an empty list', { subjects: [] }, 'ValidationError', 'body.subjects'],
    ['no list', { subjects: born }, 'ValidationError', 'body.subjects'],
    ['no subjects', { subjects: undefined }, 'ValidationError', 'body.subjects'],
    ['a picture', { subjects: [born], options: { picture: 'svg' } }, 'ValidationError', 'body.options.picture'],
    [
      'an unknown house system',
      { subjects: [born], configuration: { house_system: '?' } },
      'InvalidHouseSystem',
      'body.configuration.house_system',
    ],
  ])('400 %s', async (_, sent, error, location) => {
    const { status, body } = await post(group, path, { ...rest, ...sent });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error, errors: [{ location }] });
  });

  test('503 for all when the ephemeris is not available', async () => {
    const unavailable = Object.create(opened.ephemeris, {
      position: {
        value: () => {
          throw new EphemerisUnavailableError('sepl_18.se1 cannot be read');
        },
      },
    });
    const endpoints: readonly Endpoint[] = api[group].endpoints;
    const services = { ...opened, contract: await buildContract(), ephemeris: unavailable };
    const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });
    const event = gatewayEvent({ path, body: { ...rest, subjects: many(2) } });
    const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
    expect([statusCode, JSON.parse(body).error]).toEqual([503, 'EphemerisUnavailable']);
  });
});

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NATAL_EXAMPLES } from '../../../lib/requests/chart/natal-examples.ts';
import { anyBody, anyQuery } from '../../support/fuzz/chart-request.ts';
import { send } from '../../support/natal.ts';
import { ask } from './catalog.ts';

const REQUEST = '/ephemeris/schemas/natal-request';
const RESPONSE = '/ephemeris/schemas/natal-response';

/** A strict validator: it rejects keywords that draft 2020-12 does not have. */
async function validatorOf(path: string): Promise<ValidateFunction> {
  const { body } = await ask(path);
  return new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(body);
}

function expectValid(validate: ValidateFunction, value: unknown): void {
  expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
}

describe.each([REQUEST, RESPONSE])('200 %s', (path) => {
  test('is a draft 2020-12 document that clients may cache for an hour', async () => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['Cache-Control']).toBe('private, max-age=3600');
    expect(body.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(await validatorOf(path)).toBeTypeOf('function');
  });

  test('has examples that fit it', async () => {
    const { body } = await ask(path);
    const validate = await validatorOf(path);
    expect(body.examples.length).toBeGreaterThan(2);
    for (const example of body.examples) expectValid(validate, example);
  });
});

describe('the schema of the request', () => {
  test('states the defaults, including those of names matched in any spelling', async () => {
    const { ChartConfiguration, NatalOptions } = (await ask(REQUEST)).body.$defs;
    const { zodiac_type, house_system, object_set } = ChartConfiguration.properties;
    expect([zodiac_type.default, house_system.default, object_set.default]).toEqual(['tropical', 'P', 'full']);
    expect([NatalOptions.properties.verbosity.default, NatalOptions.properties.decimal_places.default]).toEqual([
      'standard',
      6,
    ]);
  });

  const [ordinary] = NATAL_EXAMPLES.map(({ body }) => body);
  const at = (place: object) => ({ subject: { ...ordinary?.subject, birth_location: place } });

  test.each([
    [at({ latitude: 90, longitude: -180 })],
    [at({ latitude: { decimal: 48.8 }, longitude: 2, timezone: { utc_offset_seconds: 561 } })],
    [{ ...ordinary, options: { orbs: { trine: 15 } } }],
  ])('accepts what the service accepts: %j', async (body) => {
    expect((await send({ body })).status).toBe(200);
    expectValid(await validatorOf(REQUEST), body);
  });

  test.each([
    [{}],
    [{ ...ordinary, extra: 1 }],
    [{ ...ordinary, configuration: { house_system: 'Z' } }],
    [{ ...ordinary, options: { orbs: { trine: 16 } } }],
    [at({ latitude: 90.5, longitude: 0 })],
    [at({ latitude: { decimal: '48' }, longitude: 0 })],
    [at({ latitude: 48 })],
  ])('rejects what the service rejects: %j', async (body) => {
    expect((await send({ body })).status).toBe(400);
    expect((await validatorOf(REQUEST))(body)).toBe(false);
  });
});

describe('the schema of the answer', () => {
  test('fits every answer of the service', async () => {
    const validate = await validatorOf(RESPONSE);
    await fc.assert(
      fc.asyncProperty(anyBody, anyQuery, async (body, query) => {
        const answer = await send({ body, query: query as Record<string, string> });
        if (answer.status === 200) expectValid(validate, answer.body);
      }),
      { numRuns: 60 },
    );
  });

  test('has the answers of the service to the examples of the request as examples', async () => {
    const answered = ['ordinary', 'simple', 'rowsForLanguageModels'].map(answerTo);
    const text = JSON.stringify(await Promise.all(answered), null, 2);
    await expect(`${text}\n`).toMatchFileSnapshot('../../../functions/catalog/natal-answers.json');
  });
});

/** The answer to an example, without the values read from the clock. */
async function answerTo(name: string) {
  const example = NATAL_EXAMPLES.find((one) => one.name === name);
  if (!example) throw new Error(`the natal chart has no example ${name}`);
  const { body } = await send({ body: example.body, ...('query' in example && { query: example.query }) });
  const { metadata: _, ...answer } = body;
  if (answer.data.metadata) answer.data.metadata.calculation_time = '2026-11-21T12:00:00.000Z';
  return answer;
}

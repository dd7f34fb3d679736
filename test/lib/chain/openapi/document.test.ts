import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createOpenapiDocument } from '../../../../lib/chain/openapi/document.ts';
import { Answer } from '../../../../lib/contract/endpoint.ts';
import { describeEndpoint } from '../../../../lib/contract/loaded-endpoint.ts';
import { defineInlineEndpoint } from '../../../support/inline-endpoint.ts';

const Subject = z.strictObject({ name: z.string().meta({ description: 'Name.' }) }).meta({ id: 'TestSubject' });
const Chart = z
  .object({
    subject: Subject,
    houses: z.int(),
    mother: Subject.optional(),
    father: Subject.optional().meta({ description: 'The father.' }),
    cell: z.union([z.string(), z.number()]).nullable(),
    motion: z.enum(['direct', 'retrograde']).nullable(),
  })
  .meta({ id: 'TestChart' });
const format = z
  .preprocess((sent) => sent, z.enum(['json', 'rows']))
  .default('json')
  .meta({ description: 'Form.' });

const draw = defineInlineEndpoint(
  {
    method: 'POST',
    path: '/test/draw-chart',
    summary: 'Draws',
    request: { query: z.strictObject({ format }), body: z.strictObject({ subject: Subject }) },
    response: Chart,
    errors: ['InvalidLatitude'],
    rateLimits: 'none',
    cache: 'none',
    examples: [
      { name: 'first', summary: 'The first', body: { subject: { name: 'Ada' } } },
      { name: 'rows', summary: 'As rows', query: { format: 'rows' }, body: { subject: { name: 'Ada' } } },
    ],
  },
  ({ body }) => ({ subject: body.subject, houses: 12, cell: null, motion: null }),
);

const pulse = defineInlineEndpoint(
  {
    method: 'GET',
    path: '/test/pulse',
    summary: 'Beats',
    request: {},
    response: z.object({ beats: z.boolean() }),
    otherStatuses: { 503: 'It has stopped.' },
    errors: [],
    access: 'public',
    rateLimits: 'none',
    cache: 'none',
    examples: [],
  },
  () => ({ beats: true }),
);

const forget = defineInlineEndpoint(
  {
    method: 'DELETE',
    path: '/test/memory',
    summary: 'Forgets',
    request: {},
    response: z.never(),
    emptyStatuses: { 204: 'It is forgotten.' },
    errors: [],
    access: 'public',
    rateLimits: 'none',
    cache: 'none',
    examples: [],
  },
  () => new Answer<never>(204, undefined as never),
);

const info = { title: 'Test', version: '1.2.3', description: 'A test' };
const answers = { testDrawChart: { first: { subject: { name: 'Ada' }, houses: 12, cell: null, motion: null } } };
const endpoints = await Promise.all([draw, pulse, forget].map(describeEndpoint));
const document = createOpenapiDocument({ charts: { summary: 'Charts.', endpoints } }, info, answers);
const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/'))
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document);

const POST = '/paths/~1test~1draw-chart/post';
const GET = '/paths/~1test~1pulse/get';

test('has the title, version and description of the service', () => {
  expect(document).toMatchObject({
    openapi: '3.1.1',
    info: {
      ...info,
      description: expect.stringMatching(new RegExp(`^${info.description}\\.\\n\\nBeyond the schemas`)),
      license: { name: 'AGPL-3.0-or-later' },
    },
    tags: [{ name: 'charts', description: 'Charts.' }],
  });
});

describe('an endpoint with a body and credentials', () => {
  test('is named after its path and belongs to its group', () => {
    expect(at(POST)).toMatchObject({ operationId: 'testDrawChart', summary: 'Draws', tags: ['charts'] });
    expect(at(`${POST}/security`)).toBeUndefined();
  });

  test('shows a preprocessed query parameter with its values, default and description', () => {
    expect(at(`${POST}/parameters/0`)).toMatchObject({
      in: 'query',
      name: 'format',
      description: 'Form.',
      schema: { type: 'string', enum: ['json', 'rows'], default: 'json' },
    });
    expect(at(`${POST}/parameters/0/required`)).toBeUndefined();
  });

  test('shows the example with its answer', () => {
    const media = 'content/application~1json/examples/first';
    expect(at(`${POST}/requestBody/${media}`)).toEqual({ summary: 'The first', value: { subject: { name: 'Ada' } } });
    expect(at(`${POST}/responses/200/${media}/value`)).toEqual(answers.testDrawChart.first);
  });

  test('describes the query of an example', () => {
    expect(at(`${POST}/requestBody/content/application~1json/examples/rows`)).toEqual({
      summary: 'As rows',
      description: 'Sent with `?format=rows`',
      value: { subject: { name: 'Ada' } },
    });
  });

  test('lists the status of every code it can answer', () => {
    const statuses = ['200', '400', '401', '403', '406', '413', '415', '422', '429', '500', '502', '503', '504'];
    expect(Object.keys(at(`${POST}/responses`) as object)).toEqual(statuses);
  });

  test('gives the cause, remedy and body of every code of a status', () => {
    const badRequest = at(`${POST}/responses/400`) as { description: string };
    expect(badRequest.description).toContain('`InvalidLatitude`: Geographic latitude runs from -90');
    expect(badRequest.description).toContain('Send decimal degrees, north positive, such as');
    const media = 'content/application~1problem+json';
    expect(at(`${POST}/responses/400/${media}/schema`)).toEqual({ $ref: '#/components/schemas/Problem' });
    expect(Object.keys(at(`${POST}/responses/400/${media}/examples`) as object)).toEqual([
      'ValidationError',
      'InvalidJson',
      'InvalidLatitude',
    ]);
    expect(at('/components/examples/InvalidLatitude/value')).toMatchObject({ status: 400, error: 'InvalidLatitude' });
  });
});

test('an endpoint that never answers with a body has its empty statuses alone', () => {
  const { 200: ok, 204: empty } = at('/paths/~1test~1memory/delete/responses') as Record<string, object>;
  expect(ok).toBeUndefined();
  expect(empty).toEqual({ description: 'It is forgotten.', headers: expect.anything() });
});

describe('a public endpoint without a body', () => {
  test('requires no credentials and has no credential codes', () => {
    expect(at(`${GET}/security`)).toEqual([]);
    expect(Object.keys(at(`${GET}/responses`) as object)).toEqual([
      '200',
      '400',
      '406',
      '422',
      '429',
      '500',
      '502',
      '503',
      '504',
    ]);
  });

  test('shows the same body for a further status', () => {
    expect(at(`${GET}/responses/503/description`)).toMatch(/^It has stopped\.\n- `Overloaded`/);
    expect(at(`${GET}/responses/503/content`)).toMatchObject(at(`${GET}/responses/200/content`) as object);
  });
});

describe('schemas', () => {
  test('allow members to be added to an answer later', () => {
    expect(at('/components/schemas/TestChart/additionalProperties')).toBeUndefined();
  });

  test('forbid additional members where the service refuses unknown ones', () => {
    expect(at('/components/schemas/TestSubject/additionalProperties')).toBe(false);
  });

  test('omit bounds that are only the limits of a double', () => {
    expect(at('/components/schemas/TestChart/properties/houses')).toEqual({ type: 'integer' });
  });

  test('refer to an optional component directly, unless it has a description', () => {
    const $ref = '#/components/schemas/TestSubject';
    expect(at('/components/schemas/TestChart/properties/mother')).toEqual({ $ref });
    expect(at('/components/schemas/TestChart/properties/father')).toEqual({
      description: 'The father.',
      $ref,
    });
  });

  test('list null among the types of a value', () => {
    expect(at('/components/schemas/TestChart/properties/cell')).toEqual({ type: ['string', 'number', 'null'] });
  });

  test('list null among the values of a nullable enum', () => {
    expect(at('/components/schemas/TestChart/properties/motion')).toEqual({
      type: ['string', 'null'],
      enum: ['direct', 'retrograde', null],
    });
  });

  test('are shared between request and answer', () => {
    expect(Object.keys(at('/components/schemas') as object).sort()).toEqual([
      'Finding',
      'PlaceCandidate',
      'Problem',
      'Suggestion',
      'TestChart',
      'TestSubject',
    ]);
  });
});

test('a status that can be an answer or a problem documents both', async () => {
  const guarded = {
    ...(await describeEndpoint(pulse)),
    path: '/test/guarded' as const,
    access: 'credentials' as const,
  };
  const { paths } = createOpenapiDocument({ charts: { summary: 'Charts.', endpoints: [guarded] } }, info);
  const stopped = paths['/test/guarded']?.get?.responses['503'];
  expect(Object.keys(stopped?.content ?? {})).toEqual(['application/json', 'application/problem+json']);
  expect(stopped?.description).toMatch(/^It has stopped\.\n- `Overloaded`.*\n- `AuthorizerUnavailable`/);
});

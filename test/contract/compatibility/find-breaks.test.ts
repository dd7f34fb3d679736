import { expect, test } from 'vitest';
import type { OpenApiSchema, Operation } from '../../../lib/contract/openapi-document.ts';
import type { Surface } from './baseline.ts';
import { findBreaks } from './find-breaks.ts';

const REQUEST: OpenApiSchema = {
  type: 'object',
  required: ['planet'],
  properties: {
    planet: { type: 'string', enum: ['sun', 'moon'] },
    orb: { type: ['number', 'null'], minimum: 0, maximum: 10 },
    count: { type: 'integer' },
    place: { oneOf: [{ type: 'string' }, { type: 'object', properties: { lat: { type: 'number' } } }] },
    all: { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/Request' } },
  },
  additionalProperties: false,
};

const RESPONSE: OpenApiSchema = {
  type: 'object',
  required: ['sign'],
  properties: {
    sign: { type: 'string', enum: ['Aries', 'Taurus'] },
    rows: { type: 'array', items: { type: 'object', properties: { at: { type: 'string' } } } },
    bodies: { type: 'object', additionalProperties: { type: 'object', properties: { longitude: { type: 'number' } } } },
  },
};

interface Parts {
  readonly request?: OpenApiSchema;
  readonly response?: OpenApiSchema;
  readonly operation?: Partial<Operation>;
  readonly path?: string;
}

const refer = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });

const surfaceOf = ({ request = REQUEST, response = RESPONSE, operation, path = '/charts' }: Parts): Surface => ({
  components: { schemas: { Request: request, Response: response } },
  paths: {
    [path]: {
      post: {
        operationId: 'charts',
        summary: '',
        tags: [],
        parameters: [{ in: 'query', name: 'format', schema: { type: 'string', enum: ['json', 'csv'] } }],
        requestBody: { content: { 'application/json': refer('Request') } },
        responses: { 200: { content: { 'application/json': refer('Response'), 'text/csv': { schema: {} } } }, 400: {} },
        ...operation,
      },
    },
  },
});

const withMember = (schema: OpenApiSchema, name: string, member: OpenApiSchema): OpenApiSchema => ({
  ...schema,
  properties: { ...schema.properties, [name]: member },
});

const without = (schema: OpenApiSchema, name: string): OpenApiSchema => {
  const { [name]: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
};

const breaksOf = (parts: Parts): readonly string[] =>
  findBreaks(surfaceOf({}), surfaceOf(parts)).map(({ at, what }) => `${at} ${what}`);

test.each<readonly [string, Parts, string]>([
  ['an operation', { path: '/chart' }, 'POST /charts is gone'],
  ['a parameter', { operation: { parameters: [] } }, 'POST /charts query.format is gone'],
  ['a status', { operation: { responses: {} } }, 'POST /charts 200 is gone'],
  ['a request member', { request: without(REQUEST, 'orb') }, 'Request.orb is gone'],
  ['a response member', { response: without(RESPONSE, 'rows') }, 'Response.rows is gone'],
  [
    'a member of rows',
    { response: withMember(RESPONSE, 'rows', { type: 'array', items: { type: 'object', properties: {} } }) },
    'Response.rows[].at is gone',
  ],
  [
    'a member of a map',
    { response: withMember(RESPONSE, 'bodies', { type: 'object', additionalProperties: { type: 'object' } }) },
    'Response.bodies.*.longitude is gone',
  ],
  ['a type', { response: withMember(RESPONSE, 'rows', { type: 'string' }) }, 'Response.rows was array, is string'],
  [
    'a value of a request',
    { request: withMember(REQUEST, 'planet', { type: 'string', enum: ['sun'] }) },
    'Request.planet no longer has moon',
  ],
  [
    'a value of a response',
    { response: withMember(RESPONSE, 'sign', { type: 'string', enum: ['Aries'] }) },
    'Response.sign no longer has Taurus',
  ],
  [
    'a form',
    { request: withMember(REQUEST, 'place', { oneOf: [{ type: 'string' }] }) },
    'Request.place was object, is string',
  ],
  ['null', { request: withMember(REQUEST, 'orb', { type: 'number' }) }, 'Request.orb may not be null any more'],
  [
    'a wider limit',
    { request: withMember(REQUEST, 'orb', { type: ['number', 'null'], minimum: 0, maximum: 5 }) },
    'Request.orb has a narrower maximum: 5 instead of 10',
  ],
  ['an optional member', { request: { ...REQUEST, required: ['planet', 'orb'] } }, 'Request requires orb now'],
  ['a certain member', { response: { ...RESPONSE, required: [] } }, 'Response may lack sign now'],
  [
    'an optional parameter',
    { operation: { parameters: [{ in: 'query', name: 'format', required: true, schema: { type: 'string' } }] } },
    'POST /charts query.format is required now',
  ],
])('%s that clients relied on is missed', (_, parts, expected) => {
  expect(breaksOf(parts)).toContain(expected);
});

test.each<readonly [string, Parts]>([
  ['an optional request member', { request: withMember(REQUEST, 'house', { type: 'integer' }) }],
  ['a response member', { response: withMember(RESPONSE, 'house', { type: 'integer' }) }],
  ['a value', { response: withMember(RESPONSE, 'sign', { type: 'string', enum: ['Aries', 'Taurus', 'Gemini'] }) }],
  ['a form', { request: withMember(REQUEST, 'count', { oneOf: [{ type: 'string' }, { type: 'integer' }] }) }],
  ['a wider number', { request: withMember(REQUEST, 'count', { type: 'number' }) }],
  ['an optional parameter', { operation: { parameters: [...parametersWith('language')] } }],
])('%s may be added', (_, parts) => {
  expect(breaksOf(parts)).toEqual([]);
});

function parametersWith(name: string): NonNullable<Operation['parameters']> {
  const format = { in: 'query', name: 'format', schema: { type: 'string', enum: ['json', 'csv'] } } as const;
  return [format, { in: 'query', name, schema: { type: 'string' } }];
}

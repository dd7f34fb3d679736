import { expect, test } from 'vitest';
import type { OpenApiSchema } from '../../../lib/contract/openapi-document.ts';
import { breachesOf } from './breaches.ts';

const schema: OpenApiSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['sign'],
  properties: {
    sign: { type: 'string', enum: ['aries', 'taurus'] },
    degrees: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
      items: { type: 'number', minimum: 0, maximum: 360 },
    },
    place: { oneOf: [{ type: 'number' }, { type: 'object', properties: { decimal: { type: 'number' } } }] },
  },
};
const value = { sign: 'aries', degrees: [10], place: { decimal: 5 } };
const breaches = breachesOf(schema, value);

const brokenBy = (what: string): unknown[] =>
  breaches.filter((breach) => breach.what === what).map((breach) => [breach.at, breach.broken()]);

test('every rule of a schema is broken separately, at its path', () => {
  expect(brokenBy('missing')).toEqual([[['sign'], { degrees: [10], place: { decimal: 5 } }]]);
  expect(brokenBy('none of the choices: "__proto__"')).toEqual([[['sign'], { ...value, sign: '__proto__' }]]);
  expect(brokenBy('too few elements')).toEqual([[['degrees'], { ...value, degrees: [] }]]);
  expect(brokenBy('too many elements')).toEqual([[['degrees'], { ...value, degrees: [10, 10, 10] }]]);
  expect(brokenBy('an element twice')).toEqual([[['degrees'], { ...value, degrees: [10, 10] }]]);
  expect(brokenBy('out of range: -1')).toEqual([[['degrees', 0], { ...value, degrees: [-1] }]]);
  expect(brokenBy('another kind of value: true')).toContainEqual([['place'], { ...value, place: true }]);
  expect(brokenBy('another kind of value: true')).toContainEqual([
    ['place', 'decimal'],
    { ...value, place: { decimal: true } },
  ]);
});

test('null is another kind of value only where a member is required or an element of a list', () => {
  const paths = breaches.filter(({ what }) => what === 'another kind of value: null').map(({ at }) => at.join('.'));
  expect(paths).toEqual(['', 'sign', 'degrees.0']);
});

test('breaches include the smallest step over a bound', () => {
  const ofDegree = breaches.filter(({ at }) => at.join('.') === 'degrees.0');
  const steps = ofDegree.map(({ broken }) => Number((broken() as typeof value).degrees[0]));
  expect(steps.some((degree) => degree > 360 && degree < 360.000001)).toBe(true);
  expect(steps.some((degree) => degree < 0 && degree > -0.000001)).toBe(true);
});

test('a member named __proto__ is an ordinary member', () => {
  const strangers = breaches.filter(({ what }) => what === 'an unknown member').map(({ broken }) => broken() as object);
  expect(strangers.some((one) => Object.hasOwn(one, '__proto__'))).toBe(true);
});

test('an object gets too many members, with the names of the schema or with free names', () => {
  const either: OpenApiSchema = {
    type: 'object',
    maxProperties: 1,
    properties: { name: { type: 'string', examples: ['a'] }, code: { type: 'number', examples: [1] } },
  };
  const [both] = breachesOf(either, {}).filter(({ what }) => what === 'too many members');
  expect(both?.broken()).toEqual({ name: 'a', code: 1 });
  const free: OpenApiSchema = { type: 'object', maxProperties: 2, additionalProperties: { type: 'number' } };
  const [many] = breachesOf(free, { sun: 5 }).filter(({ what }) => what === 'too many members');
  expect(many?.broken()).toEqual({ 'Point 0': 5, 'Point 1': 5, 'Point 2': 5 });
});

test('an object that occurs twice in a value is broken in one place', () => {
  const list: OpenApiSchema = { type: 'array', items: { type: 'object', properties: { a: { type: 'number' } } } };
  const shared = { a: 1 };
  const [first] = breachesOf(list, [shared, shared]).filter(({ at }) => at.join('.') === '0.a');
  expect(first?.broken()).toEqual([{ a: true }, { a: 1 }]);
});

test('breaches leave the original value unchanged', () => {
  for (const { broken } of breaches) broken();
  expect(value).toEqual({ sign: 'aries', degrees: [10], place: { decimal: 5 } });
});

import { expect, test } from 'vitest';
import { EQUIVALENCES, findDifference } from './compare.ts';
import type { RecordedAnswer } from './function-process.ts';

const answer = (body: unknown, changes: Partial<RecordedAnswer> = {}): RecordedAnswer => ({
  request: 7,
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...changes,
});

test('equal answers have no difference', () => {
  expect(findDifference(answer({ a: [1, null] }), answer({ a: [1, null] }), EQUIVALENCES.exact)).toBeUndefined();
});

test.each([
  ['another status', answer({}), answer({}, { status: 400 }), 'status'],
  ['another header', answer({}), answer({}, { headers: { 'Content-Type': 'text/csv' } }), 'headers.Content-Type'],
  ['a missing header', answer({}), answer({}, { headers: {} }), 'headers'],
  ['another value', answer({ a: [{ b: 1 }] }), answer({ a: [{ b: 2 }] }), 'body.a.0.b'],
  ['a member more', answer({ a: 1 }), answer({ a: 1, b: 2 }), 'body'],
  ['another order of members', answer({ a: 1, b: 2 }), answer({ b: 2, a: 1 }), 'body'],
  ['a longer list', answer({ a: [1] }), answer({ a: [1, 1] }), 'body.a.length'],
  ['another text', answer('a,b'), answer('a,c'), 'body'],
  ['a body that is no JSON any more', answer({}), answer('{'), 'body'],
  ['null for a member', answer({ a: {} }), answer({ a: null }), 'body.a'],
])('%s is located', (_, before, after, at) => {
  for (const equivalence of Object.values(EQUIVALENCES))
    expect(findDifference(before, after, equivalence)).toMatchObject({ request: 7, at });
});

test('only a tolerant comparison overlooks the last digit', () => {
  const [before, after] = [answer({ longitude: 84.149453 }), answer({ longitude: 84.149454 })];
  expect(findDifference(before, after, EQUIVALENCES.tolerant)).toBeUndefined();
  expect(findDifference(before, after, EQUIVALENCES.exact)).toEqual({
    request: 7,
    at: 'body.longitude',
    before: '84.149453',
    after: '84.149454',
  });
});

test('long texts are shown around their difference', () => {
  const [before, after] = [answer(`${'x'.repeat(500)}a`), answer(`${'x'.repeat(500)}b`)];
  const { before: older, after: newer } = findDifference(before, after, EQUIVALENCES.exact) ?? {};
  expect(older).toBe(`${'x'.repeat(60)}a"`);
  expect(newer).toBe(`${'x'.repeat(60)}b"`);
});

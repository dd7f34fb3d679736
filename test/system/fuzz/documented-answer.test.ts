import { describe, expect, it } from 'vitest';
import { type DocumentedOperation, documentedOperations } from '../../support/fuzz/document.ts';
import { expectDocumented } from './documented-answer.ts';

const lookup = documentedOperations.find(({ title }) => title === 'POST /timezone/lookup') as DocumentedOperation;
const answer = {
  success: true,
  timezone: 'Europe/Zurich',
  candidates: ['Europe/Zurich'],
  attribution: 'a',
  warnings: [],
  latitude: 47.5,
  longitude: 7.6,
  fallback: false,
};

const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'a' };
const problemHeaders = { ...headers, 'Content-Type': 'application/problem+json' };
const problem = {
  type: '/docs/errors#InvalidLatitude',
  title: 'Latitude outside -90 to 90',
  status: 400,
  detail: 'body.latitude must be ≤ 90',
  success: false,
  error: 'InvalidLatitude',
  errors: [{ location: 'body.latitude', message: 'must be ≤ 90', value: 91 }],
  request_id: 'a',
};

const holding =
  (status: number, body: unknown, sent: Readonly<Record<string, string>> = headers): (() => void) =>
  () =>
    expectDocumented(lookup, { status, headers: sent, text: JSON.stringify(body) });

describe('a documented answer', () => {
  it('passes', holding(200, answer));
  it('of a problem passes', holding(400, problem, problemHeaders));
});

describe('an answer is rejected', () => {
  it.each([
    ['without a member', holding(200, { ...answer, fallback: undefined })],
    ['with a member beyond the document', holding(200, { ...answer, secret: 1 })],
    ['with a member of another kind', holding(200, { ...answer, latitude: '47.5' })],
    ['of another media type', holding(200, answer, { ...headers, 'Content-Type': 'text/plain' })],
    ['without the name of its request', holding(200, answer, { 'Content-Type': 'application/json' })],
    ['with a status that is not documented', holding(201, answer)],
    ['of a failure', holding(500, { ...problem, status: 500, error: 'InternalError' }, problemHeaders)],
    ['with a code of another endpoint', holding(400, { ...problem, error: 'InvalidStar' }, problemHeaders)],
    ['with a status that is not its own', holding(400, { ...problem, status: 401 }, problemHeaders)],
  ])('%s', (_, held) => {
    expect(held).toThrow();
  });
});

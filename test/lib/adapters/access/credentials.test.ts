import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCredential, type SentHeaders } from '../../../../lib/adapters/access/credentials.ts';
import { REFUSALS, Refusal } from '../../../../lib/adapters/access/refusal.ts';
import { forAll } from '../../../support/for-all.ts';

const KEY = 'some-key-0123';
const TOKEN = 'head.body.signature';

const createSentHeaders = (headers: Record<string, string | string[]>): SentHeaders => ({
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().at(-1)])),
  multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()])),
});

function reasonFor(headers: Record<string, string | string[]>): string {
  try {
    readCredential(createSentHeaders(headers));
  } catch (fault) {
    if (fault instanceof Refusal) return fault.reason;
    throw fault;
  }
  return 'none';
}

describe('credentials are read', () => {
  test.each([
    ['X-API-Key', KEY, 'key'],
    ['x-api-key', KEY, 'key'],
    ['X-Api-KEY', `  ${KEY}\t`, 'key'],
    ['Authorization', `Bearer ${KEY}`, 'key'],
    ['authorization', `bearer ${KEY}`, 'key'],
    ['AUTHORIZATION', ` BEARER   ${TOKEN} `, 'token'],
  ])('from %s: "%s"', (name, value, kind) => {
    expect(readCredential(createSentHeaders({ [name]: value }))).toEqual({ kind, value: kind === 'key' ? KEY : TOKEN });
  });

  test('from single-value headers if an event has no multi-value headers', () => {
    expect(readCredential({ headers: { 'x-api-key': KEY } })).toEqual({ kind: 'key', value: KEY });
  });

  test('once if they are sent twice with equal values', () => {
    expect(readCredential(createSentHeaders({ 'X-API-Key': [KEY, KEY], Authorization: `Bearer ${KEY}` }))?.value).toBe(
      KEY,
    );
  });

  test('as a key from X-API-Key, with or without dots', () => {
    expect(readCredential(createSentHeaders({ 'X-API-Key': TOKEN }))).toEqual({ kind: 'key', value: TOKEN });
  });
});

describe('credentials are missing', () => {
  test.each([
    {},
    { 'X-API-Key': '' },
    { 'X-API-Key': '   ', Authorization: '' },
    { 'X-API-Key-Id': KEY, Cookie: `key=${KEY}` },
  ])('in %j', (headers) => {
    expect(readCredential(createSentHeaders(headers as Record<string, string>))).toBeUndefined();
  });

  test('in an event without headers', () => {
    expect(readCredential({ headers: null, multiValueHeaders: null })).toBeUndefined();
  });
});

test.each<[string, Record<string, string | string[]>]>([
  ['several', { 'X-API-Key': KEY, Authorization: `Bearer ${TOKEN}` }],
  ['several', { 'X-API-Key': ['one', 'other'] }],
  ['several', { 'X-API-Key': KEY, 'x-api-key': 'other' }],
  ['several', { Authorization: [`Bearer ${TOKEN}`, 'Bearer a.b.c'] }],
  ['scheme', { Authorization: 'Basic dXNlcjpwYXNzd29yZA==' }],
  ['scheme', { 'X-API-Key': KEY, Authorization: 'Basic dXNlcjpwYXNzd29yZA==' }],
  ['scheme', { Authorization: KEY }],
  ['scheme', { Authorization: 'Bearer' }],
  ['scheme', { Authorization: `Bearer\t${TOKEN}` }],
  ['unreadable', { 'X-API-Key': 'one two' }],
  ['unreadable', { Authorization: 'Bearer a.b.c d' }],
  ['unreadable', { 'X-API-Key': 'key\u0000' }],
  ['unreadable', { 'X-API-Key': 'ключ' }],
  ['unreadable', { Authorization: `Bearer ${TOKEN}\r\nX-API-Key:${KEY}` }],
  ['oversized', { 'X-API-Key': 'k'.repeat(257) }],
  ['oversized', { Authorization: `Bearer ${'a.'.repeat(4097)}` }],
])('credentials are refused: %s: %j', (reason, headers) => {
  expect(reasonFor(headers)).toBe(reason);
});

test('any headers are either read or refused', () => {
  const names = fc.constantFrom('X-API-Key', 'x-api-key', 'Authorization', 'AUTHORIZATION', 'Host');
  const values = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(`Bearer ${TOKEN}`)), { maxLength: 3 });
  forAll([fc.dictionary(names, values)], (headers) => {
    expect(Object.keys(REFUSALS)).toContain(reasonFor(headers) === 'none' ? 'missing' : reasonFor(headers));
  });
});

test('no message of a refusal breaks the JSON template of the gateway', () => {
  const sentences = Object.values(REFUSALS).map(([, detail]) => detail);
  expect(sentences.filter((text) => JSON.stringify(text) !== `"${text}"` || /[^\x20-\x7e]|\$/.test(text))).toEqual([]);
});

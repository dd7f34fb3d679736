import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerKey } from '../../../../../lib/contract/tables/answers/answer-key.ts';
import type { AnswerItem, AnswerKey } from '../../../../../lib/contract/tables/answers/answer-table.ts';
import {
  compressAnswer,
  decompressAnswer,
  MAX_PART_BYTES,
  readAnswerItems,
  toAnswerItems,
} from '../../../../../lib/contract/tables/answers/serialization.ts';
import { forAll } from '../../../../support/for-all.ts';

const NOW = 1_800_000_000;
const keyOf = (request: string): AnswerKey =>
  createAnswerKey({ type: 'transits', path: '/p', request, edition: ['1'] });
const key = keyOf('{}');

const itemsFor = (text: string, of = key): AnswerItem[] => [
  ...toAnswerItems(compressAnswer({ text, calculatedInUs: 42 }, of, NOW + 60), of),
];

/** Text that cannot be compressed, so that it takes several parts. */
const incompressible = (bytes: number): string => {
  const numbers = new Uint8Array(65_536);
  let text = '';
  while (text.length < bytes) text += Buffer.from(crypto.getRandomValues(numbers)).toString('base64');
  return text;
};

describe('a serialized answer', () => {
  it('is read back unchanged for any text', () => {
    forAll([fc.string({ unit: 'grapheme', maxLength: 2000 }), fc.nat()], (text, calculatedInUs) => {
      const answer = { text, calculatedInUs };
      const small = compressAnswer(answer, key, NOW + 60);
      expect(decompressAnswer(small)).toEqual(answer);
      expect(readAnswerItems(toAnswerItems(small, key), key, NOW)?.answer).toEqual(answer);
    });
  });

  it.each([
    ['as it is, if it is short', 900, 900],
    ['compressed, if it is longer', 901, 30],
  ])('is stored %s', (_how, length, mostBytes) => {
    const { value } = compressAnswer({ text: 'x'.repeat(length), calculatedInUs: 1 }, key, NOW + 60);
    expect(value.length).toBeLessThanOrEqual(mostBytes);
    expect(value.length === length).toBe(length === mostBytes);
  });

  it('retains no more memory than its bytes', () => {
    const small = compressAnswer({ text: '{"success":true}', calculatedInUs: 1 }, key, NOW + 60);
    const found = readAnswerItems(toAnswerItems(small, key), key, NOW);
    for (const value of [small.value, found?.compressed.value]) expect(value?.buffer.byteLength).toBe(value?.length);
  });

  it('is one item if it fits, otherwise several', () => {
    expect(itemsFor('{}')).toHaveLength(1);
    const text = incompressible(1_500_000);
    const items = itemsFor(text);
    expect(items.length).toBeGreaterThan(3);
    for (const { value, bytes } of items) {
      expect(value.length).toBeLessThanOrEqual(MAX_PART_BYTES);
      expect(bytes).toBe(value.length);
    }
    expect(readAnswerItems(items, key, NOW)?.answer.text).toBe(text);
  });

  it('has no items if it would take more than one batch', () => {
    expect(itemsFor(incompressible(13_000_000))).toHaveLength(0);
  });
});

describe('invalid items give no answer', () => {
  const text = incompressible(1_500_000);
  const whole = itemsFor(text);
  const [first, second, ...others] = whole as [AnswerItem, AnswerItem, ...AnswerItem[]];
  const flipBit = (value: Uint8Array): Uint8Array => value.map((byte, index) => (index === 1000 ? byte ^ 1 : byte));

  const SPOILED: Readonly<Record<string, readonly unknown[]>> = {
    'none at all': [],
    'the first part missing': [second, ...others],
    'a part missing': [first, ...others],
    'the last part missing': whole.slice(0, -1),
    'parts in another order': [second, first, ...others],
    'a bit turned over': [{ ...first, value: flipBit(first.value) }, second, ...others],
    'a part of another text': [first, { ...second, digest: 'another' }, ...others],
    'one part past its time': [first, { ...second, expires_at: NOW }, ...others],
    'all past their time': whole.map((item) => ({ ...item, expires_at: NOW })),
    'without a value': whole.map(({ value: _, ...item }) => item),
    'a text as the value': whole.map((item) => ({ ...item, value: 'text' })),
    'no bytes': [{ ...first, parts: 1, value: new Uint8Array() }],
    'bytes that are no Zstandard': [{ ...first, parts: 1, value: Buffer.from('garbage') }],
    'no parts': [{ ...first, parts: 0 }],
    'half a part': [{ ...first, parts: 0.5 }],
    'more parts than numbers': [{ ...first, parts: Number.MAX_SAFE_INTEGER }],
    'null and numbers': [null, 7, 'text', undefined],
    'an end that is no number': whole.map((item) => ({ ...item, expires_at: 'never' })),
  };

  it.each(Object.entries(SPOILED))('%s', (_name, items) => {
    expect(readAnswerItems(items, key, NOW)).toBeUndefined();
  });

  it('an intact answer to another request', () => {
    const theirs = itemsFor('{"secret":1}', keyOf('{"other":1}'));
    const moved = theirs.map((item) => ({ ...item, entry: itemsFor('{}')[0]?.entry }));
    expect(readAnswerItems(moved, key, NOW)).toBeUndefined();
  });

  it('a few bytes that decompress to a hundred megabytes', () => {
    const bomb = itemsFor('0'.repeat(100_000_000));
    expect(bomb[0]?.value.length).toBeLessThan(20_000);
    expect(readAnswerItems(bomb, key, NOW)).toBeUndefined();
  });

  it('but trailing parts of a longer answer are ignored', () => {
    const short = itemsFor('{}');
    expect(readAnswerItems([...short, second, ...others], key, NOW)?.answer.text).toBe('{}');
  });

  it('any damaged value', () => {
    const one = itemsFor('{"success":true,"transits":[]}')[0] as AnswerItem;
    forAll([fc.nat(one.value.length - 1), fc.integer({ min: 1, max: 255 })], { numRuns: 500 }, (at, change) => {
      const value = Uint8Array.from(one.value, (byte, index) => (index === at ? byte ^ change : byte));
      const found = readAnswerItems([{ ...one, value }], key, NOW);
      // Some bits of a frame's header do not affect its content.
      if (found) expect(found.answer.text).toBe('{"success":true,"transits":[]}');
    });
  });
});

describe('a key', () => {
  const source = { type: 'transits', path: '/p', request: '{}', edition: ['1.0.0', 'a', 'b'] };

  it('is in a partition of its type, and every partition is used', () => {
    const buckets = Array.from(
      { length: 400 },
      (_, index) => createAnswerKey({ ...source, request: `${index}` }).bucket,
    );
    expect(new Set(buckets).size).toBe(16);
    for (const bucket of buckets) expect(bucket).toMatch(/^cache#transits#[0-9a-f]$/);
  });

  it.each([
    ['path', { path: '/q' }],
    ['request', { request: '{"a":1}' }],
    ['code', { edition: ['1.0.1', 'a', 'b'] }],
    ['engine', { edition: ['1.0.0', 'c', 'b'] }],
    ['data', { edition: ['1.0.0', 'a', 'c'] }],
    ['way the versions are written', { edition: ['1.0.0', 'ab'] }],
  ])('differs for another %s', (_what, other) => {
    expect(createAnswerKey({ ...source, ...other }).hash).not.toBe(createAnswerKey(source).hash);
  });
});

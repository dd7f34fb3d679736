import { expect, test } from 'vitest';
import { LeastRecentlyUsedCache } from '../../../lib/adapters/least-recently-used-cache.ts';

test('evicts the least recently used value', () => {
  const kept = new LeastRecentlyUsedCache<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});

test('sums weights, and replacing a value replaces its weight', () => {
  const kept = new LeastRecentlyUsedCache<string>(10, ({ length }) => length);
  kept.set('a', 'xxxx');
  kept.set('b', 'xxxx');
  kept.set('a', 'xx');
  expect(kept.weight).toBe(6);
  kept.set('c', 'xxxxxxxx');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['xx', undefined, 'xxxxxxxx']);
  expect(kept.weight).toBe(10);
});

test('does not store a value heavier than the maximum, and keeps the others', () => {
  const kept = new LeastRecentlyUsedCache<string>(4, ({ length }) => length);
  kept.set('a', 'xx');
  kept.set('b', 'xxxxx');
  expect([kept.get('a'), kept.get('b'), kept.weight]).toEqual(['xx', undefined, 2]);
});

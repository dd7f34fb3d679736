import { expect, test } from 'vitest';
import { LeastRecentlyUsedCache } from '../../../lib/geo/least-recently-used-cache.ts';

test('lets go of what was not asked for the longest', () => {
  const kept = new LeastRecentlyUsedCache<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});

test('counts by weight, and a value that takes the place of another takes its weight too', () => {
  const kept = new LeastRecentlyUsedCache<string>(10, ({ length }) => length);
  kept.set('a', 'xxxx');
  kept.set('b', 'xxxx');
  kept.set('a', 'xx');
  expect(kept.weight).toBe(6);
  kept.set('c', 'xxxxxxxx');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['xx', undefined, 'xxxxxxxx']);
  expect(kept.weight).toBe(10);
});

test('does not keep what is heavier than all of it, and keeps the rest', () => {
  const kept = new LeastRecentlyUsedCache<string>(4, ({ length }) => length);
  kept.set('a', 'xx');
  kept.set('b', 'xxxxx');
  expect([kept.get('a'), kept.get('b'), kept.weight]).toEqual(['xx', undefined, 2]);
});

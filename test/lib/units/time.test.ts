import { expect, test } from 'vitest';
import { clipRange, jdUt, rangeAround, widenRange } from '../../../lib/units/time.ts';

const LIMITS = { fromJdUt: jdUt(0), toJdUt: jdUt(100) };

test('a span is widened on both sides, up to its limits', () => {
  const span = { fromJdUt: jdUt(20), toJdUt: jdUt(90) };
  expect(clipRange(widenRange(span, 5), LIMITS)).toEqual({ fromJdUt: 15, toJdUt: 95 });
  expect(clipRange(widenRange(span, 50), LIMITS)).toEqual(LIMITS);
});

test('a span around a moment has the moment in its middle', () => {
  expect(rangeAround(jdUt(50), 10)).toEqual({ fromJdUt: 40, toJdUt: 60 });
});

import { test } from 'vitest';
import { births, bodyOf } from '../../bench/births.ts';
import { expectSameCharts } from '../../support/bulk-charts.ts';

const BIRTHS = 10_000;
const AT_ONCE = 1000;

test('columns of ten thousand births are what the endpoint answers, to the last decimal', {
  timeout: 600_000,
}, async () => {
  const bodies = births(BIRTHS).map((birth) => bodyOf(birth));
  for (let from = 0; from < BIRTHS; from += AT_ONCE) await expectSameCharts(bodies.slice(from, from + AT_ONCE));
});

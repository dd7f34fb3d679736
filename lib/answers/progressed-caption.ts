import { formatLocal } from '../astro/clock/civil-time/format.ts';
import { isArcMethod } from '../astro/timing/progressions/rates.ts';
import { ENGLISH_WORDS } from '../base/catalog/languages/words.ts';
import type { ProgressedChart } from '../charts/progressed-chart.ts';

/** What is written about a progressed or directed chart: what it is, by which method, and to which day. */
export function captionProgressed({ target, progression }: ProgressedChart, words = ENGLISH_WORDS) {
  const { method, isConverse } = progression;
  const [date = ''] = formatLocal(target.instant, target.offsetSeconds).split('T');
  const until = words.write('to_date', date);
  return {
    heading: words.write(isArcMethod(method) ? 'directed' : 'progressed'),
    lines: [`${words.write(method)}${isConverse ? `, ${words.write('converse')}` : ''}`, until],
    until,
  };
}

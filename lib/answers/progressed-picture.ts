import { formatLocal } from '../astro/clock/civil-time/format.ts';
import { isArcMethod } from '../astro/timing/progressions/rates.ts';
import { ENGLISH_WORDS } from '../base/catalog/languages/words.ts';
import type { ProgressedChart } from '../charts/progressed-chart.ts';
import type { Progressed } from '../requests/chart/progressed.ts';
import type { ChartAnswer } from './wheel-from-response.ts';

/** The moment of life as a local date. */
export function formatTargetDate({ target }: ProgressedChart): string {
  const [date = ''] = formatLocal(target.instant, target.offsetSeconds).split('T');
  return date;
}

/** What is written about a progressed or directed chart: what it is, by which method, and to which day. */
export function captionProgressed(metadata: Progressed['metadata'], targetDate: string, words = ENGLISH_WORDS) {
  const { progression_method: method, converse } = metadata;
  const until = words.write('to_date', targetDate);
  return {
    heading: words.write(isArcMethod(method) ? 'directed' : 'progressed'),
    lines: [`${words.write(method)}${converse ? `, ${words.write('converse')}` : ''}`, until],
    until,
  };
}

/** The progressed chart of an answer, as a wheel needs it. */
export const toProgressedChart = ({
  subject,
  progressed_planets: planets,
  progressed_houses: houses,
  progressed_angles: angles,
  warnings,
  metadata,
}: Progressed): ChartAnswer => ({ subject, planets, houses, angles, aspects: [], warnings, metadata });

import { formatLocal } from '../domain/civil-time/format.ts';
import { isArcMethod, type LifeMethod } from '../domain/progressions/rates.ts';
import type { ProgressedChart } from '../use-cases/progressed-chart.ts';

const METHOD_NAMES: Readonly<Record<LifeMethod, string>> = {
  secondary: 'Secondary progression',
  tertiary: 'Tertiary progression',
  minor: 'Minor progression',
  solar_arc: 'Solar arc',
  naibod_arc: 'Naibod arc',
  lunar_arc: 'Lunar arc',
  ascendant_arc: 'Ascendant arc',
};

/** What is written about a progressed or directed chart: what it is, by which method, and to which day. */
export function captionProgressed({ target, progression }: ProgressedChart) {
  const { method, isConverse } = progression;
  const [date = ''] = formatLocal(target.instant, target.offsetSeconds).split('T');
  return {
    heading: isArcMethod(method) ? 'Directed' : 'Progressed',
    lines: [`${METHOD_NAMES[method]}${isConverse ? ', converse' : ''}`, `to ${date}`],
    date,
  };
}

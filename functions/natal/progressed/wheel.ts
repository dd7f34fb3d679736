import { buildNatalPairWheel, nameChart } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/domain/chart/provenance.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import { isArcMethod, type LifeMethod } from '../../../lib/domain/progressions/rates.ts';
import type { Wheel } from '../../../lib/domain/wheel/wheel.ts';
import type { ProgressedChart } from './calculate.ts';

const METHOD_NAMES: Readonly<Record<LifeMethod, string>> = {
  secondary: 'Secondary progression',
  tertiary: 'Tertiary progression',
  minor: 'Minor progression',
  solar_arc: 'Solar arc',
  naibod_arc: 'Naibod arc',
  lunar_arc: 'Lunar arc',
  ascendant_arc: 'Ascendant arc',
};

/** The progressed or directed chart around the natal one. */
export function buildProgressedWheel(result: ProgressedChart, provenance: Provenance): Wheel {
  const { subject, natal, progressed, target, progression, aspects } = result;
  const inner = { subject, chart: natal, aspects: [], moonRange: undefined };
  const [date = ''] = formatUtc(target.instant).split('T');
  const { method, isConverse } = progression;
  const heading = isArcMethod(method) ? 'Directed' : 'Progressed';
  const lines = [`${METHOD_NAMES[method]}${isConverse ? ', converse' : ''}`, `to ${date}`];
  return buildNatalPairWheel(
    {
      inner,
      outer: { ...inner, chart: progressed },
      captions: { inner: {}, outer: { heading, lines } },
      title: `${nameChart(inner)}, ${heading.toLowerCase()} to ${date}`,
      aspects,
      aspectsFrom: 'outer',
    },
    provenance,
  );
}

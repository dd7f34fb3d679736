import { buildNatalPairWheel, nameChart } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/domain/chart/provenance.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import type { Wheel } from '../../../lib/domain/wheel/wheel.ts';
import type { ProgressedChart } from './calculate.ts';

/** The progressed chart around the natal one. */
export function buildProgressedWheel(result: ProgressedChart, provenance: Provenance): Wheel {
  const { subject, natal, progressed, target, progression, aspects } = result;
  const inner = { subject, chart: natal, aspects: [], moonRange: undefined };
  const [date = ''] = formatUtc(target.instant).split('T');
  const lines = [`${progression.method} progression`, `to ${date}`];
  return buildNatalPairWheel(
    {
      inner,
      outer: { ...inner, chart: progressed },
      captions: { inner: {}, outer: { heading: 'Progressed', lines } },
      title: `${nameChart(inner)}, progressed to ${date}`,
      aspects,
      aspectsFrom: 'outer',
    },
    provenance,
  );
}

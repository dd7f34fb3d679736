import { captionProgressed } from '../../../lib/answers/progressed-caption.ts';
import { buildNatalPairWheel, nameChart } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { ProgressedChart } from '../../../lib/charts/progressed-chart.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';

/** The progressed or directed chart around the natal one. */
export function buildProgressedWheel(result: ProgressedChart, provenance: Provenance, words = ENGLISH_WORDS): Wheel {
  const { subject, natal, progressed, aspects } = result;
  const inner = { subject, chart: natal, aspects: [], moonRange: undefined };
  const { heading, lines, until } = captionProgressed(result, words);
  return buildNatalPairWheel(
    {
      inner,
      outer: { ...inner, chart: progressed },
      captions: { inner: {}, outer: { heading, lines } },
      title: `${nameChart(inner)}, ${words.toInner(heading)} ${until}`,
      aspects,
      aspectsFrom: 'outer',
      words,
    },
    provenance,
  );
}

import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { buildNatalWheel } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import type { RelocatedChart } from './calculate.ts';

/** The relocated chart, in full. */
export function toRelocationData(chart: RelocatedChart, display: Display, provenance: Provenance) {
  const { subject, relocation } = chart;
  return {
    original_location: toLocationInfo({ place: subject.place, timezone: subject.moment.timezone }),
    relocation_location: toLocationInfo(relocation),
    ...toFullChart(chart, display, provenance),
  };
}

/** The relocated chart as a wheel, which names the new place. */
export function buildRelocationWheel(chart: RelocatedChart, provenance: Provenance, words = ENGLISH_WORDS): Wheel {
  const { subject, relocation } = chart;
  const heading = subject.name === '' ? words.write('relocated') : words.write('relocated_of', subject.name);
  return buildNatalWheel({ ...chart, subject: { ...subject, place: relocation.place } }, provenance, {
    heading,
    words,
  });
}

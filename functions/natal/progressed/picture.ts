import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import { captionProgressed, formatTargetDate, toProgressedChart } from '../../../lib/answers/progressed-picture.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { createWheelPicture, type FullForm, nameChart } from '../../../lib/answers/wheel.ts';
import { buildPairWheel, type ChartAnswer } from '../../../lib/answers/wheel-from-response.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { ProgressedChart } from '../../../lib/charts/progressed-chart.ts';
import type { ProgressedResponse } from './contract.ts';

/** What the picture shows in addition to the answer. */
interface DrawnMembers {
  readonly natal: ChartAnswer;
  readonly target_date: string;
}

interface PicturedProgressed extends FullForm<ProgressedResponse> {
  readonly data: FullForm<ProgressedResponse>['data'] & DrawnMembers;
}

export function toDrawnMembers(result: ProgressedChart, display: Display, provenance: Provenance): DrawnMembers {
  const { subject, natal } = result;
  const born = { subject, chart: natal, aspects: [], moonRange: undefined };
  return { natal: toFullChart(born, display, provenance), target_date: formatTargetDate(result) };
}

/** The progressed or directed chart around the natal one. */
export const progressedPicture = createWheelPicture(({ data }: PicturedProgressed, words) => {
  const { heading, lines, until } = captionProgressed(data.metadata, data.target_date, words);
  return buildPairWheel({
    inner: data.natal,
    outer: toProgressedChart(data),
    captions: { inner: {}, outer: { heading, lines } },
    title: `${nameChart(data.natal)}, ${words.toInner(heading)} ${until}`,
    aspects: data.aspects_to_natal,
    aspectsFrom: 'outer',
    words,
  });
});

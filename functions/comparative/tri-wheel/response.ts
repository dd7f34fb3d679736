import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import { toProgressedData } from '../../../lib/answers/progressed.ts';
import { captionProgressed, toProgressedChart } from '../../../lib/answers/progressed-picture.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { createWheelPicture, type FullForm, nameChart, omitAngles } from '../../../lib/answers/wheel.ts';
import { buildTriWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import { toComparedRows } from '../pair-rows.ts';
import type { TriWheel } from './calculate.ts';
import type { TriWheelResponse } from './contract.ts';

/** Three charts in full. */
export function toTriWheelData(compared: TriWheel, display: Display, provenance: Provenance) {
  const { natal, transits, aspects, progressedHouses, transitHouses } = compared;
  // The chart handle stands with the birth.
  const { handle: _, ...subject } = compared.progressed.subject;
  const progressed = { ...compared.progressed, subject };
  return {
    natal_chart: toFullChart(natal, display, provenance),
    progressed: toProgressedData(progressed, display, provenance),
    transit_chart: toFullChart(transits, display, provenance),
    transit_aspects: aspects.map((aspect) => toAspectRecord(aspect, display.decimals)),
    progressed_houses: progressedHouses,
    transit_houses: transitHouses,
  };
}

/** Three charts as rows for a language model. */
export function toTriWheelRows(compared: TriWheel) {
  const { natal, progressed, transits, aspects, progressedHouses, transitHouses } = compared;
  const born = { prefix: 'n', natal } as const;
  const moved = { prefix: 'p', natal: toProgressedNatal(compared) } as const;
  const sky = { prefix: 't', natal: transits } as const;
  const { handle } = natal.subject;
  const rows = toComparedRows<'n' | 'p' | 't'>({
    sides: [born, moved, sky],
    comparisons: [
      { from: moved, to: born, aspects: progressed.aspects, houses: progressedHouses },
      { from: sky, to: born, aspects, houses: transitHouses },
    ],
  });
  return { ...rows, ...(handle && { handle }) };
}

/** The progressed chart with the subject of the birth. */
function toProgressedNatal({ progressed: { subject, progressed, moonRange, facts } }: TriWheel): NatalChart {
  return { subject, chart: progressed, aspects: [], moonRange, facts };
}

/** The day of life that the picture names, which the answer has as an instant only. */
interface PicturedTriWheel extends FullForm<TriWheelResponse> {
  readonly data: FullForm<TriWheelResponse>['data'] & { readonly target_date: string };
}

/** The progressed chart around the birth, and the transits around both. */
export const triWheelPicture = createWheelPicture(({ data }: PicturedTriWheel, words) => {
  const { natal_chart, progressed, transit_chart, transit_aspects, target_date } = data;
  const { heading, lines, until } = captionProgressed(progressed.metadata, target_date, words);
  const { datetime_utc } = transit_chart.subject;
  return buildTriWheelFromResponse({
    inner: natal_chart,
    middle: toProgressedChart(progressed),
    outer: omitAngles(transit_chart),
    names: { middle: heading, outer: words.write('transiting') },
    captions: { middle: { heading, lines }, outer: { heading: words.write('transits') } },
    title: words.write('tri_wheel_of', nameChart(natal_chart), `${words.toInner(heading)} ${until}`, datetime_utc),
    words,
    aspects: { middle: progressed.aspects_to_natal, outer: transit_aspects },
  });
});

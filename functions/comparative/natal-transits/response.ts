import * as z from 'zod';
import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/position.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { buildNatalPairWheel, nameChart } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { AspectRecord } from '../../../lib/requests/chart/aspects.ts';
import { FullChart } from '../../../lib/requests/chart/natal-chart.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { BodiesInHouses } from '../house-overlay.ts';
import { LlmPairRows, toPairRows } from '../pair-rows.ts';
import type { TransitComparison } from '../transits-to-birth.ts';

const NatalTransits = z
  .object({
    natal_chart: FullChart,
    transit_chart: FullChart,
    aspects: z.array(AspectRecord).meta({
      description:
        'Between the charts: `object1` is a transiting body, `object2` a natal point. Natal points, angles among them, are fixed in the zodiac, so `applying` depends on the motion of the transiting body alone',
    }),
    transit_houses: BodiesInHouses,
  })
  .meta({ id: 'NatalTransits', description: 'Positions at a moment compared with a natal chart' });
const NatalTransitRows = LlmPairRows.extend({ handle: ChartHandle.optional() }).meta({
  id: 'NatalTransitRows',
  description: 'Transits to a birth as rows for a language model; `handle` is that of the birth',
});
export const NatalTransitsResponse = picturedAnswerFormsSchema(
  'NatalTransits',
  'Transits to a birth, in the requested format',
  { full: NatalTransits, rows: NatalTransitRows },
);

export type NatalTransitsResponse = z.output<typeof NatalTransitsResponse>;

/** Transits to a birth, with both charts in full. */
export function toNatalTransitsData(comparison: TransitComparison, display: Display, provenance: Provenance) {
  return {
    natal_chart: toFullChart(comparison.natal, display, provenance),
    transit_chart: toFullChart(comparison.transits, display, provenance),
    aspects: comparison.aspects.map((aspect) => toAspectRecord(aspect, display.decimals)),
    transit_houses: comparison.transitHouses,
  };
}

/** Transits to a birth as rows for a language model. */
export function toNatalTransitsRows({ natal, transits, aspects, transitHouses }: TransitComparison) {
  const { handle } = natal.subject;
  const rows = toPairRows({
    first: { prefix: 't', natal: transits, inOther: transitHouses },
    second: { prefix: 'n', natal, inOther: {} },
    aspects,
  });
  return { ...rows, ...(handle && { handle }) };
}

/** Transits laid round a birth. */
export function buildNatalTransitsWheel(
  { natal, transits, aspects }: TransitComparison,
  provenance: Provenance,
  words = ENGLISH_WORDS,
): Wheel {
  const pair = {
    inner: natal,
    // The angles of a transit chart pass over every natal point each day.
    outer: { ...transits, chart: { ...transits.chart, horizon: undefined } },
    captions: { inner: {}, outer: { heading: words.write('transits') } },
    title: words.write('transits_to', toSubjectInfo(transits.subject).datetime_utc, nameChart(natal)),
    aspects,
    aspectsFrom: 'outer' as const,
    words,
  };
  return buildNatalPairWheel(pair, provenance);
}

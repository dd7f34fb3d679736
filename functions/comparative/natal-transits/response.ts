import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { createWheelPicture, type FullForm, nameChart, omitAngles } from '../../../lib/answers/wheel.ts';
import { buildPairWheel } from '../../../lib/answers/wheel-from-response.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { toPairRows } from '../pair-rows.ts';
import type { TransitComparison } from '../transits-to-birth.ts';
import type { NatalTransitsResponse } from './contract.ts';

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
export const natalTransitsPicture = createWheelPicture(({ data }: FullForm<NatalTransitsResponse>, words) => {
  const { natal_chart, transit_chart, aspects } = data;
  return buildPairWheel({
    inner: natal_chart,
    outer: omitAngles(transit_chart),
    captions: { inner: {}, outer: { heading: words.write('transits') } },
    title: words.write('transits_to', transit_chart.subject.datetime_utc, nameChart(natal_chart)),
    aspects,
    aspectsFrom: 'outer',
    words,
  });
});

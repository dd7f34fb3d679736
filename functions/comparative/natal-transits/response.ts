import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { buildNatalPairWheel, nameChart } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import { toPairRows } from '../pair-rows.ts';
import type { TransitComparison } from '../transits-to-birth.ts';

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

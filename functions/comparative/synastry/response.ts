import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { listHandles } from '../../../lib/answers/subject.ts';
import { buildNatalPairWheel, nameChart } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import type { Format } from '../../../lib/requests/format.ts';
import { toPairRows } from '../pair-rows.ts';
import type { SynastryComparison } from './calculate.ts';
import { toContactRows, toContactsRecord } from './contacts.ts';

/** How a comparison is answered. */
export interface SynastryAnswerOptions {
  readonly format: Format;
  readonly display: Display;
  readonly provenance: Provenance;
}

/** Two births compared as an answer, in the requested format. */
export const toSynastryAnswer = (
  compared: SynastryComparison,
  { format, display, provenance }: SynastryAnswerOptions,
) =>
  chooseFormat(format, {
    full: () => toSynastryData(compared, display, provenance),
    rows: () => toSynastryRows(compared),
  });

/** Two births compared, with both charts in full. */
function toSynastryData(
  { chartA, chartB, aspects, houseOverlays, contacts }: SynastryComparison,
  display: Display,
  from: Provenance,
) {
  return {
    chart_a: toFullChart(chartA, display, from),
    chart_b: toFullChart(chartB, display, from),
    aspects: aspects.map((aspect) => toAspectRecord(aspect, display.decimals)),
    house_overlays: { a_in_b: houseOverlays.aInB, b_in_a: houseOverlays.bInA },
    ...(contacts && { contacts: toContactsRecord(contacts, display.decimals) }),
  };
}

/** Two births compared, as rows for a language model. */
function toSynastryRows({ chartA, chartB, aspects, houseOverlays, contacts }: SynastryComparison) {
  const rows = toPairRows({
    first: { prefix: 'a', natal: chartA, inOther: houseOverlays.aInB },
    second: { prefix: 'b', natal: chartB, inOther: houseOverlays.bInA },
    aspects,
    ...(contacts && { facts: toContactRows(contacts) }),
  });
  return { ...rows, handles: listHandles([chartA.subject, chartB.subject]) };
}

/** Two births: B round A. */
export function buildSynastryWheel(
  { chartA, chartB, aspects }: SynastryComparison,
  provenance: Provenance,
  words = ENGLISH_WORDS,
): Wheel {
  const pair = {
    inner: chartA,
    outer: chartB,
    captions: { inner: { heading: chartA.subject.name || 'A' }, outer: { heading: chartB.subject.name || 'B' } },
    title: words.write('both', nameChart(chartA), nameChart(chartB)),
    aspects,
    aspectsFrom: 'inner' as const,
    words,
  };
  return buildNatalPairWheel(pair, provenance);
}

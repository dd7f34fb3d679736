import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { listHandles } from '../../../lib/answers/subject.ts';
import { createWheelPicture, type FullForm, nameChart } from '../../../lib/answers/wheel.ts';
import { buildPairWheel } from '../../../lib/answers/wheel-from-response.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { FileFormat } from '../../../lib/contract/endpoint.ts';
import type { Format } from '../../../lib/requests/format.ts';
import { toPairRows } from '../pair-rows.ts';
import type { SynastryComparison } from './calculate.ts';
import { toContactRows, toContactsRecord } from './contacts.ts';
import type { SynastryResponse } from './contract.ts';

/** How a comparison is answered. */
export interface SynastryAnswerOptions {
  readonly format: Format | FileFormat;
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
export const synastryPicture = createWheelPicture(({ data }: FullForm<SynastryResponse>, words) => {
  const { chart_a, chart_b, aspects } = data;
  return buildPairWheel({
    inner: chart_a,
    outer: chart_b,
    captions: { inner: { heading: chart_a.subject.name || 'A' }, outer: { heading: chart_b.subject.name || 'B' } },
    title: words.write('both', nameChart(chart_a), nameChart(chart_b)),
    aspects,
    aspectsFrom: 'inner',
    words,
  });
});

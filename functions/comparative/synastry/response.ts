import * as z from 'zod';
import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/position.ts';
import { listHandles } from '../../../lib/answers/subject.ts';
import { buildNatalPairWheel, nameChart } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { AspectRecord } from '../../../lib/requests/chart/aspects.ts';
import { FullChart } from '../../../lib/requests/chart/natal-chart.ts';
import type { Format } from '../../../lib/requests/format.ts';
import { chartHandles } from '../../../lib/requests/handle/schema.ts';
import { HouseOverlay } from '../house-overlay.ts';
import { LlmPairRows, toPairRows } from '../pair-rows.ts';
import type { SynastryComparison } from './calculate.ts';
import { ChartContactsRecord, toContactRows, toContactsRecord } from './contacts.ts';

const HouseOverlays = z
  .object({ a_in_b: HouseOverlay, b_in_a: HouseOverlay })
  .meta({ id: 'HouseOverlays', description: 'Points of each chart in the houses of the other' });

export const Synastry = z
  .object({
    chart_a: FullChart,
    chart_b: FullChart,
    aspects: z.array(AspectRecord).meta({
      description:
        'Between the charts: `object1` is a point of A, `object2` of B. Every pair is included, also pairs such as the two nodes that always form the same angle within one chart. `applying` is null, because natal points do not move',
    }),
    house_overlays: HouseOverlays,
    contacts: ChartContactsRecord.optional(),
  })
  .meta({ id: 'Synastry', description: 'Two births compared' });
const SynastryRows = LlmPairRows.extend({ handles: chartHandles }).meta({
  id: 'SynastryRows',
  description: 'Two births compared, as rows for a language model',
});
export const SynastryResponse = picturedAnswerFormsSchema('Synastry', 'Two births compared, in the requested format', {
  full: Synastry,
  rows: SynastryRows,
});

export type SynastryResponse = z.output<typeof SynastryResponse>;

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

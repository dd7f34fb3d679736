import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/position.ts';
import { buildNatalWheel } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartAnalysis } from '../../../lib/requests/chart/analysis.ts';
import { AspectRecord } from '../../../lib/requests/chart/aspects.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { Angles, HousesMap, Sectors } from '../../../lib/requests/chart/houses.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { KpCusps } from '../../../lib/requests/chart/nakshatra.ts';
import { Planets, warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { HermeticLot } from '../../../lib/requests/chart/points.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { NatalRows, TimeUncertaintyRecord } from '../../../lib/requests/chart/time-uncertainty.ts';
import type { RelocatedChart } from './calculate.ts';

const Relocation = z
  .object({
    original_location: LocationInfo,
    relocation_location: LocationInfo,
    planets: Planets,
    houses: HousesMap,
    sectors: Sectors.optional(),
    angles: Angles.optional(),
    aspects: z.array(AspectRecord).meta({
      description: 'Each pair once, with the relocated Ascendant and Midheaven; empty if `include_aspects` is false',
    }),
    kp_cusps: KpCusps.optional(),
    hermetic_lots: z.array(HermeticLot).optional().meta({
      description: 'The seven Hermetic lots of the relocated chart; absent unless `include_hermetic_lots` is true',
    }),
    time_uncertainty: TimeUncertaintyRecord.optional(),
    analysis: ChartAnalysis.optional(),
    subject: SubjectInfo,
    warnings,
    metadata: ChartMetadata,
  })
  .meta({
    id: 'Relocation',
    description:
      'Positions are those of the birth; topocentric ones are seen from the birthplace. Houses, sectors, angles, sect and lots are those of the new place, and `house` of each body refers to them',
  });
export const RelocationResponse = picturedAnswerFormsSchema('Relocation', 'A relocated chart in the requested format', {
  full: Relocation,
  rows: NatalRows,
});

export type RelocationResponse = z.output<typeof RelocationResponse>;

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

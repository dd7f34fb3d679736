import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { picturedAnswerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartAnalysis } from '../../../lib/requests/chart/analysis.ts';
import { AspectRecord } from '../../../lib/requests/chart/aspects.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { Angles, HousesMap, Sectors } from '../../../lib/requests/chart/houses.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { KpCusps } from '../../../lib/requests/chart/nakshatra.ts';
import { Planets, warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { HermeticLot } from '../../../lib/requests/chart/points.ts';
import { PrenatalEvents } from '../../../lib/requests/chart/prenatal.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { NatalRows, TimeUncertaintyRecord } from '../../../lib/requests/chart/time-uncertainty.ts';

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
    prenatal: PrenatalEvents.optional(),
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

export const contract = defineContract({
  description:
    'Keeps the moment of birth and the positions of the bodies, and calculates houses, angles and lots for another place. The `house` of a body is that of the new place. Vertex and Part of Fortune depend on the place and are calculated for the new one.',
  response: RelocationResponse,
  errors: ['HouseSystemUndefined'],
});

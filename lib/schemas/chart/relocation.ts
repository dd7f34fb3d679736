import * as z from 'zod';
import { fullAnswer, rowAnswer } from '../answer-forms.ts';
import { Location } from '../location.ts';
import { Subject } from '../subject.ts';
import { AspectRecord } from './aspects.ts';
import { LocationInfo } from './chart-info.ts';
import { Angles, HousesMap } from './houses.ts';
import { LlmRows } from './llm-rows.ts';
import { ChartMetadata } from './metadata.ts';
import { Planets, warnings } from './natal-chart.ts';
import { castingShape } from './natal-request.ts';
import { HermeticLot } from './points.ts';
import { SubjectInfo } from './subject-info.ts';

export const RelocationRequest = z
  .strictObject({ subject: Subject, relocation_location: Location, ...castingShape })
  .meta({
    id: 'RelocationRequest',
    description:
      'Whose chart, and the place that its houses are drawn for. The time zone of `relocation_location` is only shown: the moment stays that of the birth',
  });

export type RelocationRequest = z.output<typeof RelocationRequest>;

const Relocation = z
  .object({
    original_location: LocationInfo,
    relocation_location: LocationInfo,
    planets: Planets,
    houses: HousesMap,
    angles: Angles.optional(),
    aspects: z.array(AspectRecord).meta({
      description: 'Each pair once, with the relocated Ascendant and Midheaven; empty where none were wanted',
    }),
    hermetic_lots: z
      .array(HermeticLot)
      .optional()
      .meta({ description: 'The seven lots of the relocated horizon, where they were asked for' }),
    subject: SubjectInfo,
    warnings,
    metadata: ChartMetadata,
  })
  .meta({
    id: 'Relocation',
    description:
      'Positions are those of the birth, seen from the birthplace in topocentric charts too; houses, angles, sect and lots are those of the relocation, and each `house` is one of them',
  });

const FullRelocation = fullAnswer(Relocation).meta({ id: 'FullRelocation', description: 'Answer for format `json`' });
const LlmRelocation = rowAnswer(LlmRows).meta({ id: 'LlmRelocation', description: 'Answer for format `llm_v2`' });

export const RelocationResponse = z
  .discriminatedUnion('output_mode', [FullRelocation, LlmRelocation])
  .meta({ id: 'RelocationResponse', description: 'A relocated chart in the form asked for' });

export type RelocationResponse = z.output<typeof RelocationResponse>;

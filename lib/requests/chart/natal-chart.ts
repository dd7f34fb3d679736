import * as z from 'zod';
import { CHART_OBJECT_IDS, type ChartObjectId, MODERN_PLANETS } from '../../base/catalog/chart-objects.ts';
import { ProcessingMetadata, success, WarningRecord } from '../answer.ts';
import { rowsFormat } from '../answer-forms.ts';
import { choice } from '../members.ts';
import { pictureShape } from '../picture-member.ts';
import { ChartAnalysis } from './analysis.ts';
import { AspectRecord, SimpleAspect } from './aspects.ts';
import { Angles, AnglesResponse, HousesMap, HousesResponse, Sectors } from './houses.ts';
import { ChartMetadata } from './metadata.ts';
import { KpCusps } from './nakshatra.ts';
import { PRESETS } from './natal-request.ts';
import { HermeticLot, PlanetPosition, SimplePlanetResponse } from './points.ts';
import { PrenatalEvents } from './prenatal.ts';
import { SubjectInfo } from './subject-info.ts';
import { NatalRows, TimeUncertaintyRecord } from './time-uncertainty.ts';

/** Schema of an object with a known set of keys, each documented and optional. */
export function optionalMap<Value extends z.ZodType>(ids: readonly string[], value: Value) {
  const shape = Object.fromEntries(ids.map((id) => [id, value.optional()]));
  return z.object(shape as Record<ChartObjectId, z.ZodOptional<Value>>);
}

export const Planets = optionalMap(CHART_OBJECT_IDS, PlanetPosition).meta({
  id: 'Planets',
  description: 'Bodies and points by id, those of the object set',
});

const SimplePlanets = optionalMap(MODERN_PLANETS, SimplePlanetResponse).meta({
  id: 'SimplePlanets',
  description: 'Sun to Pluto by id',
});

export const warnings = z
  .array(WarningRecord)
  .meta({ description: 'Warnings about this answer; empty if there are none' });

export const FullChart = z
  .object({
    subject: SubjectInfo,
    planets: Planets,
    houses: HousesMap,
    sectors: Sectors.optional(),
    angles: Angles.optional(),
    aspects: z.array(AspectRecord).meta({ description: 'Each pair once; empty if `include_aspects` is false' }),
    kp_cusps: KpCusps.optional(),
    hermetic_lots: z
      .array(HermeticLot)
      .optional()
      .meta({ description: 'The seven Hermetic lots; absent unless `include_hermetic_lots` is true' }),
    time_uncertainty: TimeUncertaintyRecord.optional(),
    analysis: ChartAnalysis.optional(),
    prenatal: PrenatalEvents.optional(),
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'FullChart', description: 'A whole chart' });

export const SimpleChart = z
  .object({
    subject: SubjectInfo,
    houses: HousesResponse,
    sectors: Sectors.optional(),
    angles: AnglesResponse,
    planets: SimplePlanets,
    aspects: z.array(SimpleAspect).meta({ description: 'Major aspects; empty if `include_aspects` is false' }),
    warnings,
  })
  .meta({ id: 'SimpleChart', description: 'Short form of a chart: Sun to Pluto, cusps, angles, major aspects' });

const outputMode = <const Mode extends string>(mode: Mode) =>
  z.literal(mode).meta({ description: 'Identifies which of the three response forms this is' });

const schemaVersion = <const Version extends string>(version: Version) =>
  z.literal(version).meta({ description: 'Version of this answer’s form' });

const FullNatalChart = z
  .object({
    success,
    output_mode: outputMode('full'),
    schema_version: schemaVersion('full_v1'),
    data: FullChart,
    ...pictureShape,
    metadata: ProcessingMetadata.optional(),
  })
  .meta({ id: 'FullNatalChart', description: 'Answer for preset `full`' });

const SimpleNatalChart = z
  .object({
    success,
    output_mode: outputMode('simple'),
    schema_version: schemaVersion('simple_v1'),
    data: SimpleChart,
    ...pictureShape,
    metadata: ProcessingMetadata.optional(),
  })
  .meta({ id: 'SimpleNatalChart', description: 'Answer for preset `simple`' });

const LlmNatalChart = z
  .object({
    success,
    output_mode: outputMode('llm_v2'),
    schema_version: schemaVersion('llm_v2'),
    preset: choice(PRESETS, 'What was computed', 'full'),
    format: rowsFormat,
    data: NatalRows,
    ...pictureShape,
    metadata: ProcessingMetadata.optional(),
  })
  .meta({ id: 'LlmNatalChart', description: 'Answer for format `llm_v2`' });

/** The three answers of the natal chart, distinguished by `output_mode`. */
export const NatalChartResponse = z
  .discriminatedUnion('output_mode', [FullNatalChart, SimpleNatalChart, LlmNatalChart])
  .meta({ id: 'NatalChartResponse', description: 'A natal chart in the requested format' });

export type NatalChartResponse = z.output<typeof NatalChartResponse>;

import * as z from 'zod';
import { toChartAnalysis } from '../../../lib/answers/analysis.ts';
import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { toChartInfo } from '../../../lib/answers/chart-info.ts';
import { toFactRows } from '../../../lib/answers/fact-rows.ts';
import { toAllAngles, toHousesMap } from '../../../lib/answers/houses.ts';
import { toLlmRows } from '../../../lib/answers/llm-rows.ts';
import { toHermeticLot } from '../../../lib/answers/lots.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toPlanetsMap } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/position.ts';
import { JULIAN_DAY_DECIMALS, roundTo } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo, toTimeResolution } from '../../../lib/answers/subject.ts';
import type { Aspect } from '../../../lib/domain/aspects/point.ts';
import type { Provenance } from '../../../lib/domain/chart/provenance.ts';
import { formatInstant, formatUtc } from '../../../lib/domain/civil-time/format.ts';
import { ANGLE_METHODS } from '../../../lib/domain/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../../../lib/domain/progressions/arcs.ts';
import { LIFE_METHODS, RATE_CONVENTIONS } from '../../../lib/domain/progressions/rates.ts';
import { instantText } from '../../../lib/schemas/answer.ts';
import { fullAnswerSchema, rowAnswerSchema } from '../../../lib/schemas/answer-forms.ts';
import { ChartAnalysis } from '../../../lib/schemas/chart/analysis.ts';
import { AspectRecord } from '../../../lib/schemas/chart/aspects.ts';
import { ChartInfo } from '../../../lib/schemas/chart/chart-info.ts';
import { Angles, HousesMap } from '../../../lib/schemas/chart/houses.ts';
import { LlmRows } from '../../../lib/schemas/chart/llm-rows.ts';
import { ChartMetadata } from '../../../lib/schemas/chart/metadata.ts';
import { Planets, warnings } from '../../../lib/schemas/chart/natal-chart.ts';
import { HermeticLot } from '../../../lib/schemas/chart/points.ts';
import { SubjectInfo, TimeResolutionRecord } from '../../../lib/schemas/chart/subject-info.ts';
import { ChartHandle } from '../../../lib/schemas/handle/schema.ts';
import { pictureShape } from '../../../lib/schemas/picture-member.ts';
import type { ProgressedChart } from './calculate.ts';

const ProgressedMetadata = z
  .object({
    birth_date: instantText('The instant of birth'),
    progressed_date: instantText('The requested moment of life'),
    progression_method: z.enum(LIFE_METHODS).meta({ description: 'Method used', example: 'secondary' }),
    age_at_progression: z.number().meta({
      description: 'Age at the requested moment in tropical years, negative before birth',
      example: 25.468716,
    }),
    ratio: z.number().meta({
      description: 'Days of ephemeris for one day of life; negative if `converse`',
      example: 0.002737909263003797,
    }),
    rate_convention: z.enum(RATE_CONVENTIONS).meta({ description: 'Convention of the rates', example: 'default' }),
    angle_method: z.enum(ANGLE_METHODS).meta({ description: 'How the angles were moved', example: 'solar_arc' }),
    naibod_measure: z.enum(NAIBOD_MEASURES).optional().meta({
      description: 'What `naibod_arc` was added to; absent with any other method',
      example: 'longitude',
    }),
    converse: z.boolean().meta({ description: 'Whether the ephemeris ran backwards', example: false }),
    arc: z.number().optional().meta({
      description:
        'What an arc method added to every natal point, degrees in [0, 360), so that a backward arc is the rest of the turn; absent with progressions',
      example: 24.868421,
    }),
    progressed_datetime: instantText('The instant for which the progressed positions are calculated'),
    progressed_julian_day: z.number().meta({
      description: 'The same as a Julian day in Universal Time',
      example: 2451570.718715812,
    }),
    time_resolution: TimeResolutionRecord,
    ...ChartMetadata.shape,
  })
  .meta({
    id: 'ProgressedMetadata',
    description: 'Settings of the progressed chart; `time_resolution` belongs to `progressed_datetime` of the request',
  });

const Progressed = z
  .object({
    natal_chart: ChartInfo,
    progressed_chart: ChartInfo,
    progressed_planets: Planets,
    progressed_houses: HousesMap,
    progressed_angles: Angles.optional(),
    aspects_to_natal: z.array(AspectRecord).meta({
      description:
        '`object1` is a progressed point, `object2` a natal one, which does not move. `applying` follows the progressed body; it is null for a progressed angle, which counts as still. In the order of the progressed points; empty if `include_aspects` is false',
    }),
    hermetic_lots: z.array(HermeticLot).optional().meta({
      description: 'The seven Hermetic lots of the progressed chart; absent unless `include_hermetic_lots` is true',
    }),
    analysis: ChartAnalysis.optional(),
    subject: SubjectInfo,
    warnings,
    metadata: ProgressedMetadata,
  })
  .meta({ id: 'Progressed', description: 'A progressed chart and its aspects to the natal one' });

const FullProgressed = fullAnswerSchema(Progressed).extend(pictureShape).meta({
  id: 'FullProgressed',
  description: 'Answer for format `json`',
});

const ProgressedRows = LlmRows.extend({ handle: ChartHandle.optional() }).meta({
  id: 'ProgressedRows',
  description: 'A progressed chart as rows for a language model; `handle` is that of the birth',
});
const LlmProgressed = rowAnswerSchema(ProgressedRows).extend(pictureShape).meta({
  id: 'LlmProgressed',
  description: 'Answer for format `llm_v2`',
});

export const ProgressedResponse = z
  .discriminatedUnion('output_mode', [FullProgressed, LlmProgressed])
  .meta({ id: 'ProgressedResponse', description: 'A progressed chart in the requested format' });

export type ProgressedResponse = z.output<typeof ProgressedResponse>;
const AGE_DECIMALS = 6;

/** The progressed chart, in full. */
export function toProgressedData(result: ProgressedChart, display: Display, provenance: Provenance) {
  const { subject, natal, progressed, aspects, moonRange, facts } = result;
  const { decimals } = display;
  const { horizon, lots, warnings } = progressed;
  const { timezone } = subject.moment;
  return {
    natal_chart: toChartInfo(natal, timezone),
    progressed_chart: toChartInfo(progressed, timezone),
    progressed_planets: toPlanetsMap({ chart: progressed, moonRange }, display),
    progressed_houses: toHousesMap(progressed, display),
    ...(horizon && { progressed_angles: toAllAngles(horizon.houses, display) }),
    aspects_to_natal: aspects.map((aspect) => toAspectRecord(aspect, decimals)),
    ...(lots && { hermetic_lots: lots.map((lot) => toHermeticLot(lot, display)) }),
    ...(facts && { analysis: toChartAnalysis(facts, decimals) }),
    subject: toSubjectInfo(subject),
    warnings: [...warnings],
    metadata: { ...toProgressionMetadata(result, decimals), ...toChartMetadata(progressed, display, provenance) },
  };
}

function toProgressionMetadata(
  { subject, target, progression, progressed, arcDeg }: ProgressedChart,
  decimals: number,
) {
  const { moment } = progressed.context;
  return {
    birth_date: formatUtc(subject.moment.instant),
    progressed_date: formatUtc(target.instant),
    progression_method: progression.method,
    age_at_progression: roundTo(progression.ageYears, AGE_DECIMALS),
    ratio: progression.ratio,
    rate_convention: progression.convention,
    angle_method: progression.angleMethod,
    ...(progression.method === 'naibod_arc' && { naibod_measure: progression.naibodMeasure }),
    converse: progression.isConverse,
    ...(arcDeg !== undefined && { arc: roundTo(arcDeg, decimals) }),
    progressed_datetime: formatInstant(moment),
    progressed_julian_day: roundTo(moment, JULIAN_DAY_DECIMALS),
    time_resolution: toTimeResolution(target.resolution),
  };
}

/** The progressed chart as rows; the id of a natal point has a prefix, as in `n.sun`. */
export function toProgressedRows({ subject: { handle }, progressed, aspects, facts }: ProgressedChart) {
  const rows = { ...toLlmRows(progressed, aspects.map(toNatal)), ...(facts && toFactRows(facts)) };
  return { ...rows, ...(handle && { handle }) };
}

const toNatal = (aspect: Aspect): Aspect => ({ ...aspect, object2: `n.${aspect.object2}` });

import * as z from 'zod';
import { toChartAnalysis } from '../../../lib/answers/analysis.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toFactRows } from '../../../lib/answers/fact-rows.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import type { Display } from '../../../lib/answers/position.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { WarningRecord } from '../../../lib/requests/answer.ts';
import { answerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartAnalysis } from '../../../lib/requests/chart/analysis.ts';
import { factRowsShape } from '../../../lib/requests/chart/llm-rows.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import type { Format } from '../../../lib/requests/format.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import type { AnalyzedBirth } from './calculate.ts';

const AnalyzedBirthRecord = z
  .object({ subject: SubjectInfo, analysis: ChartAnalysis, warnings, metadata: ChartMetadata })
  .meta({ id: 'AnalyzedBirth', description: 'A birth and the facts about its chart' });

const AnalysisRows = z
  .object({
    schema_version: z.literal('llm_v2').meta({ description: 'Version of the row form' }),
    ...factRowsShape,
    warnings: z.array(WarningRecord).optional().meta({ description: 'Present if there are warnings' }),
    handle: ChartHandle.optional(),
  })
  .meta({ id: 'AnalysisRows', description: 'The facts about a chart as rows for a language model' });

export const AnalysisResponse = answerFormsSchema('Analysis', 'The facts about a chart in the requested format', {
  full: AnalyzedBirthRecord,
  rows: AnalysisRows,
});

export type AnalysisResponse = z.output<typeof AnalysisResponse>;

/** How the facts of a chart are answered. */
export interface AnalysisAnswerOptions {
  readonly format: Format;
  /** Decimals of angles in degrees. */
  readonly decimals: number;
  readonly provenance: Provenance;
}

/** The facts of a chart as an answer, in the requested format. */
export const toAnalysisAnswer = (analyzed: AnalyzedBirth, { format, decimals, provenance }: AnalysisAnswerOptions) =>
  chooseFormat(format, {
    full: () => toAnalysisData(analyzed, { decimals, verbosity: 'standard', withFormatted: false }, provenance),
    rows: () => toAnalysisRows(analyzed),
  });

/** The facts in full. */
function toAnalysisData({ subject, chart, facts }: AnalyzedBirth, display: Display, provenance: Provenance) {
  return {
    subject: toSubjectInfo(subject),
    analysis: toChartAnalysis(facts, display.decimals),
    warnings: [...chart.warnings],
    metadata: toChartMetadata(chart, display, provenance),
  };
}

/** The facts as rows. */
function toAnalysisRows({ subject: { handle }, chart: { warnings: list }, facts }: AnalyzedBirth) {
  return {
    schema_version: 'llm_v2' as const,
    ...toFactRows(facts),
    ...(list.length > 0 && { warnings: [...list] }),
    ...(handle && { handle }),
  };
}

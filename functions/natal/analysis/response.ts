import { toChartAnalysis } from '../../../lib/answers/analysis.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toFactRows } from '../../../lib/answers/fact-rows.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Format } from '../../../lib/requests/format.ts';
import type { AnalyzedBirth } from './calculate.ts';

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

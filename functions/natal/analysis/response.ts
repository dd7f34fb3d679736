import { toChartAnalysis } from '../../../lib/answers/analysis.ts';
import { chooseFormat, toBirthRows } from '../../../lib/answers/choose-format.ts';
import { toFactRows } from '../../../lib/answers/fact-rows.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Format } from '../../../lib/requests/format.ts';
import type { AnalyzedBirth } from './calculate.ts';

/** How the facts of a chart are answered. */
interface AnalysisAnswerOptions {
  readonly format: Format;
  /** Decimals of angles in degrees. */
  readonly decimals: number;
  readonly provenance: Provenance;
}

/** The facts of a chart as an answer, in the requested format. */
export const toAnalysisAnswer = (
  { subject, chart, facts }: AnalyzedBirth,
  { format, decimals, provenance }: AnalysisAnswerOptions,
) =>
  chooseFormat(format, {
    full: () => ({
      subject: toSubjectInfo(subject),
      analysis: toChartAnalysis(facts, decimals),
      warnings: [...chart.warnings],
      metadata: toChartMetadata(chart, { decimals, verbosity: 'standard', withFormatted: false }, provenance),
    }),
    rows: () => toBirthRows(toFactRows(facts), { warnings: chart.warnings, handle: subject.handle }),
  });

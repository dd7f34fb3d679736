import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { answerFormsSchema, birthRowsSchema } from '../../../lib/requests/answer-forms.ts';
import { ChartAnalysis } from '../../../lib/requests/chart/analysis.ts';
import { factRowsShape } from '../../../lib/requests/chart/llm-rows.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { warnings } from '../../../lib/requests/chart/natal-chart.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';

const AnalyzedBirthRecord = z
  .object({ subject: SubjectInfo, analysis: ChartAnalysis, warnings, metadata: ChartMetadata })
  .meta({ id: 'AnalyzedBirth', description: 'A birth and the facts about its chart' });

export const AnalysisResponse = answerFormsSchema('Analysis', 'The facts about a chart in the requested format', {
  full: AnalyzedBirthRecord,
  rows: birthRowsSchema('AnalysisRows', 'The facts about a chart as rows for a language model', factRowsShape),
});

export type AnalysisResponse = z.output<typeof AnalysisResponse>;

export const contract = defineContract({
  description:
    'Casts the chart of a birth and answers with the facts about it, without its positions: balance, aspect patterns, stelliums, shape, rulers, receptions, the condition of each body, the Moon, and contacts by declination and antiscion. Without a time of birth, what depends on houses or sect is left out with a warning, and so are stelliums and rulers of houses, angularity and the almuten with house system G. `options.include_analysis` adds the facts to the answers of other charts, except those that need a search: the course of the Moon, the stations and the almuten.',
  response: AnalysisResponse,
  errors: ['HouseSystemUndefined'],
});

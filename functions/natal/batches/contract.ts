import { defineBatchContract } from '../../../lib/answers/batch.ts';
import { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import { AnalysisResponse } from '../analysis/contract.ts';

/** The documentation of batches, by the member of the answer that has the results. */
export const contracts = {
  charts: defineBatchContract({
    id: 'NatalBatchResponse',
    answer: 'Natal charts in the order of the subjects',
    results: 'charts',
    single: NatalChartResponse,
    item: 'the response of /ephemeris/natal-chart for that subject without `metadata.processing_time_ms`',
    does: 'Casts each chart as /ephemeris/natal-chart does, with one configuration for all',
    failure: 'cannot be cast',
    more: '`calculation_time` of every chart is the arrival of the request.',
  }),
  analyses: defineBatchContract({
    id: 'AnalysisBatchResponse',
    answer: 'The facts about charts in the order of the subjects',
    results: 'analyses',
    single: AnalysisResponse,
    item: 'the response of /ephemeris/analysis for that subject without `metadata.processing_time_ms`',
    does: 'Finds the facts about each chart as /ephemeris/analysis does, with one configuration and one set of options for all',
    failure: 'cannot be cast',
    more: 'An answer that is too large to be sent is refused as `AnswerTooLarge`: send fewer subjects, or request rows with `format=llm_v2`.',
  }),
};

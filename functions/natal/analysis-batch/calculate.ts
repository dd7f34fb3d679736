import { type Batch, type BatchResults, calculateBatch } from '../../../lib/charts/batch.ts';
import { type AnalysisServices, type AnalyzedBirth, analyzeBirth } from '../analysis/calculate.ts';
import type { AnalysisBatchRequest } from './request.ts';

/**
 * Finds the facts about the chart of every birth. A birth that fails has its Problem in place of the facts.
 *
 * @throws Problem that is not the fault of a birth, such as `EphemerisUnavailable`
 */
export function analyzeBirths(
  { subjects, ...settings }: AnalysisBatchRequest,
  services: AnalysisServices,
  { relocate }: Pick<Batch<AnalyzedBirth>, 'relocate'>,
): BatchResults<AnalyzedBirth> {
  return calculateBatch({
    subjects,
    relocate,
    calculate: (subject, location) => analyzeBirth({ ...settings, subject }, services, location),
  });
}

import { type Batch, type BatchResults, calculateBatch } from '../../../lib/charts/batch.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { castNatalChart } from '../../../lib/charts/natal-chart.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import type { Subject } from '../../../lib/requests/subject.ts';
import { compareCharts, type SynastryComparison } from '../synastry/calculate.ts';

interface BatchRequest extends ChartRequest, Pick<Batch<SynastryComparison>, 'subjects'> {
  readonly subject_a: Subject;
}

/**
 * One birth compared with each of the others; its chart is cast once. A subject that fails has its Problem in place of a
 * comparison.
 *
 * @throws Problem of reading `subject_a` or of casting its chart, and any that is not the fault of a subject
 */
export function compareWithEach(
  { subject_a, subjects, ...casting }: BatchRequest,
  services: ChartServices,
  { relocate }: Pick<Batch<SynastryComparison>, 'relocate'>,
): BatchResults<SynastryComparison> {
  const chartA = castNatalChart({ ...casting, subject: subject_a }, services, 'body.subject_a');
  return calculateBatch({
    subjects,
    relocate,
    calculate: (subject, location) =>
      compareCharts(chartA, castNatalChart({ ...casting, subject }, services, location), casting),
  });
}

import { type Batch, type BatchResults, calculateBatch } from '../../../lib/charts/batch.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { castNatalChart, type NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';

type BatchRequest = ChartRequest & Pick<Batch<NatalChart>, 'subjects'>;

/**
 * Reads every subject and casts its chart. A subject that fails has its Problem in place of a chart.
 *
 * @throws Problem that is not the fault of a subject, such as `EphemerisUnavailable`
 */
export function castNatalBatch(
  { subjects, ...casting }: BatchRequest,
  services: ChartServices,
  { relocate }: Pick<Batch<NatalChart>, 'relocate'>,
): BatchResults<NatalChart> {
  return calculateBatch({
    subjects,
    relocate,
    calculate: (subject, location) => castNatalChart({ ...casting, subject }, services, location),
  });
}

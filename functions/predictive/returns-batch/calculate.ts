import { type Batch, type BatchResults, calculateBatch } from '../../../lib/charts/batch.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { calculateReturn, type ReturnResult, type ReturnServices } from '../return/calculate.ts';
import type { ReturnBatchRequest } from '../return/request.ts';

/**
 * Finds the return of a body for every birth. A birth that fails has its Problem in place of a return.
 *
 * @throws Problem that is not the fault of a birth, such as `EphemerisUnavailable`
 */
export function calculateReturns(
  request: ReturnBatchRequest & { readonly chart: ChartRequest },
  services: ReturnServices,
  { relocate }: Pick<Batch<ReturnResult>, 'relocate'>,
): BatchResults<ReturnResult> {
  const { subjects, ...search } = request;
  return calculateBatch({
    subjects,
    relocate,
    calculate: ({ birth_datetime, birth_time_known, birth_location: location }, at) => {
      const birthLocations = { time: `${at}.birth_datetime`, placeZone: `${at}.birth_location.timezone` };
      return calculateReturn({ ...search, birth_datetime, birth_time_known, location, birthLocations }, services);
    },
  });
}

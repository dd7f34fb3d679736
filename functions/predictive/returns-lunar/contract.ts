import { defineContract } from '../../../lib/contract/endpoint.ts';
import { ReturnResponse } from '../return/response-schema.ts';

export const contract = defineContract({
  description:
    'The lunar return nearest to `target_datetime`, exact to a millisecond, and its chart: as `/predictive/returns` with body `moon`.',
  response: ReturnResponse,
  errors: ['HouseSystemUndefined', 'ReturnNotFound'],
});

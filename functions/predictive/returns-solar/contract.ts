import { defineContract } from '../../../lib/contract/endpoint.ts';
import { ReturnResponse } from '../return/response-schema.ts';

export const contract = defineContract({
  description:
    'The solar return nearest to `target_datetime`, exact to a millisecond, and its chart: as `/predictive/returns` with body `sun`.',
  response: ReturnResponse,
  errors: ['HouseSystemUndefined', 'ReturnNotFound'],
});

import { defineContract } from '../../../lib/contract/endpoint.ts';
import { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';

export const contract = defineContract({
  description:
    'Casts a chart for a moment and a place. The answer states how the civil time was converted to an instant and which house system was used, and has a warning for everything left out or replaced.',
  response: NatalChartResponse,
  errors: ['HouseSystemUndefined', 'BirthTimeRequired'],
});

import { defineContract } from '../../../lib/contract/endpoint.ts';
import { VedicChartResponse } from './response-schema.ts';

export const contract = defineContract({
  description:
    'Casts the chart of a birth in the sidereal zodiac with whole-sign houses: nakshatras and padas, the vargas (divisional charts) of the request each with its rule and source, the variable significators of Jaimini, the drishtis of planets and signs, combustion, friendships and states. Where authors count a varga in different ways, `varga_methods` chooses. Without a birth time there is no Ascendant and no house, and a warning names what the time of day decides. With `format=svg` the chart or one of its vargas is drawn as an Indian square.',
  response: VedicChartResponse,
  errors: ['BirthTimeRequired'],
});

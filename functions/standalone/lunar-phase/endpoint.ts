import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { calculateLunarPhase } from './calculate.ts';
import { examples } from './examples.ts';
import { LunarPhaseRequest } from './request.ts';
import { LunarPhaseResponse, toLunarPhaseAnswer } from './response.ts';

export const lunarPhase = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/lunar-phase',
    summary: 'The phase of the Moon',
    description:
      'Phase, age and distance of the Moon and the next new and full moon, seen from the centre of the Earth. New and full moon are the conjunction and the opposition in apparent longitude, as in almanacs. At the moment of a new moon the age is 0 and `next_new_moon` is the following one. Values that would need dates outside the ephemeris files are null.',
    uses: [...CHART_SERVICES, 'positions'],
    request: { body: LunarPhaseRequest },
    response: LunarPhaseResponse,
    timing: 'metadata.calculation_time_ms',
    errors: [],
    demo: true,
    limits: 'none',
    work: () => SECONDS_PER_REQUEST,
    cache: 'none',
    examples,
  },
  ({ body }, services) => toLunarPhaseAnswer(calculateLunarPhase(body, services)),
);

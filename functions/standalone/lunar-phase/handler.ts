import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { calculateLunarPhase } from './calculate.ts';
import type { contract } from './contract.ts';
import type { lunarPhase } from './endpoint.ts';
import { examples } from './examples.ts';
import { LunarPhaseRequest } from './request.ts';
import { toLunarPhaseAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof lunarPhase, typeof contract>()({
  request: { body: LunarPhaseRequest },
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ body }, services) => toLunarPhaseAnswer(calculateLunarPhase(body, services)),
});

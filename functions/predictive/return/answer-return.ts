import type { z } from 'zod';
import { toDisplay } from '../../../lib/answers/position.ts';
import type { SharedContext, WithProvenance } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import type { NatalChartQuery } from '../../../lib/schemas/chart/natal-request.ts';
import { toReturnResponse } from './answer.ts';
import { calculateReturn, type ReturnServices } from './calculate.ts';
import type { ReturnRequest } from './request.ts';
import type { ReturnResponse } from './response.ts';

/** What finding a return and casting its chart uses. */
export const RETURN_SERVICES = [...CHART_SERVICES, 'positions'] as const;

interface ReturnCall {
  readonly query: z.output<typeof NatalChartQuery>;
  readonly body: ReturnRequest;
}

/** Finds a return and tells it in the form asked for. */
export function answerReturn(
  { query: { preset, format }, body }: ReturnCall,
  readers: ReturnServices,
  context: WithProvenance<SharedContext>,
): ReturnResponse {
  const found = calculateReturn({ ...body, preset, asRows: format === 'llm_v2' }, readers);
  const provenance = context.provenance();
  return toReturnResponse(found, { preset, format, display: toDisplay(body.options), provenance });
}

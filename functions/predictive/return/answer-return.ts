import type { z } from 'zod';
import { toDisplay } from '../../../lib/answers/position.ts';
import type { SharedContext, WithProvenance } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import type { DatedChartQuery } from '../../../lib/schemas/chart/natal-request.ts';
import { calculateReturn, type ReturnServices } from './calculate.ts';
import type { ReturnRequest } from './request.ts';
import { type ReturnResponse, toReturnResponse } from './response.ts';

/** Names of the services that a return needs. */
export const RETURN_SERVICES = [...CHART_SERVICES, 'positions'] as const;

interface ReturnCall {
  readonly query: z.output<typeof DatedChartQuery>;
  readonly body: ReturnRequest;
}

/** The handler of all three endpoints of returns. */
export function answerReturn(
  { query: { preset, format: requestedFormat }, body }: ReturnCall,
  services: ReturnServices,
  context: WithProvenance<SharedContext>,
): ReturnResponse {
  const format = requestedFormat === 'llm_v2' ? 'llm_v2' : 'json'; // tables and calendars are rendered from JSON
  const result = calculateReturn({ ...body, preset, asRows: format === 'llm_v2' }, services);
  const provenance = context.provenance();
  return toReturnResponse(result, { preset, format, display: toDisplay(body.options), provenance });
}

import type { z } from 'zod';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import type { WithProvenance } from '../../../lib/contract/endpoint.ts';
import type { SharedContext } from '../../../lib/contract/request-context.ts';
import type { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { calculateReturn, type ReturnServices } from './calculate.ts';
import { toReturnChartRequest } from './chart-request.ts';
import type { ReturnRequest } from './request.ts';
import { toReturnResponse } from './response.ts';
import type { ReturnResponse } from './response-schema.ts';

interface ReturnCall {
  readonly query: z.output<typeof DatedChartQuery>;
  readonly body: ReturnRequest;
}

/** The handler of all three endpoints of returns. */
export function answerReturn(
  { query, body }: ReturnCall,
  services: ReturnServices,
  context: WithProvenance<SharedContext>,
): ReturnResponse {
  const { preset, format } = query;
  const result = calculateReturn({ ...body, chart: toReturnChartRequest(body, query) }, services);
  const provenance = context.provenance();
  return toReturnResponse(result, { preset, format, display: toDisplay(body.options), provenance });
}

import type { z } from 'zod';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { buildNatalWheel, drawPicture } from '../../../lib/answers/wheel.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import { type Content, createSvg, type WithProvenance } from '../../../lib/contract/endpoint.ts';
import type { SharedContext } from '../../../lib/contract/request-context.ts';
import type { DatedChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import { isPictureFormat } from '../../../lib/requests/picture.ts';
import { calculateReturn, type ReturnServices } from './calculate.ts';
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
): ReturnResponse | Content {
  const { preset } = query;
  if (isPictureFormat(query.format)) return drawReturn({ query, body }, services, context);
  const format = query.format === 'llm_v2' ? 'llm_v2' : 'json'; // tables and calendars are rendered from JSON
  const result = calculateReturn({ ...body, preset, asRows: format === 'llm_v2' }, services);
  const provenance = context.provenance();
  return toReturnResponse(result, { preset, format, display: toDisplay(body.options), provenance });
}

/** The chart of the return as a picture, also with `include_chart: false`. */
function drawReturn(
  { query, body }: ReturnCall,
  services: ReturnServices,
  context: WithProvenance<SharedContext>,
): Content {
  const { preset } = query;
  const { chart, warnings } = calculateReturn({ ...body, include_chart: true, preset, asRows: false }, services);
  if (!chart) throw new Error('a return that includes its chart has one');
  const wheel = buildNatalWheel(chart, context.provenance(), { words: selectWords(query.language) });
  const notes = [...captionWarnings(warnings), ...wheel.notes];
  return createSvg(drawPicture({ ...wheel, notes }, query));
}

import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { drawPicture } from '../../../lib/answers/wheel.ts';
import { selectWords } from '../../../lib/base/catalog/languages/picture-words.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { createSvg, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { calculateTriWheel } from './calculate.ts';
import type { contract } from './contract.ts';
import type { triWheel } from './endpoint.ts';
import { examples } from './examples.ts';
import { TriWheelRequest } from './request.ts';
import { buildTriWheel, toTriWheelData, toTriWheelRows } from './response.ts';

/** Processor time of the progressed chart in addition to the natal one and the transits, CPU-seconds. */
const SECONDS_PER_PROGRESSED = 0.002;

export const handler: EndpointHandler = defineHandler<typeof triWheel, typeof contract>()({
  request: { query: PictureQuery, body: TriWheelRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST + SECONDS_PER_PROGRESSED,
  examples,
  run: ({ query, body }, services, context) => {
    const request = { ...body, preset: 'full', asRows: query.format === 'llm_v2' } as const;
    const compared = calculateTriWheel(request, services, context.receivedAt);
    const provenance = context.provenance();
    if (isPictureFormat(query.format))
      return createSvg(drawPicture(buildTriWheel(compared, provenance, selectWords(query.language)), query));
    return chooseFormat(query.format, {
      full: () => toTriWheelData(compared, toDisplay(body.options), provenance),
      rows: () => toTriWheelRows(compared),
    });
  },
});

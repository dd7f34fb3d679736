import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { createSvg, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { isPictureFormat } from '../../../lib/requests/picture.ts';
import { estimateCharts } from '../work.ts';
import { calculateDial } from './calculate.ts';
import type { contract } from './contract.ts';
import type { dial } from './endpoint.ts';
import { examples } from './examples.ts';
import { drawDialPicture } from './picture.ts';
import { DialQuery, DialRequest } from './request.ts';
import { toDialData, toDialRows } from './response.ts';

/** Processor time of the structures and pictures of a chart with every body at the widest orb, CPU-seconds. */
const SECONDS_PER_DIAL = 0.02;

export const handler: EndpointHandler = defineHandler<typeof dial, typeof contract>()({
  request: { query: DialQuery, body: DialRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => estimateCharts(1, { include_analysis: false }) + SECONDS_PER_DIAL,
  examples,
  run: ({ query, body }, services, context) => {
    const laid = calculateDial(body, services);
    const { decimal_places, formatted } = body.options;
    const display = { decimals: decimal_places, verbosity: 'standard', withFormatted: formatted } as const;
    const provenance = context.provenance();
    if (isPictureFormat(query.format)) return createSvg(drawDialPicture(laid, query, provenance));
    return chooseFormat(query.format, {
      full: () => toDialData(laid, display, provenance),
      rows: () => toDialRows(laid),
    });
  },
});

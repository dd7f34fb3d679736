import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { createSvg, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';
import { describePictureMedia, isPictureFormat } from '../../../lib/requests/picture.ts';
import { estimateCharts } from '../work.ts';
import { calculateDial } from './calculate.ts';
import { examples } from './examples.ts';
import { drawDialPicture } from './picture.ts';
import { DialQuery, DialRequest } from './request.ts';
import { toDialData, toDialRows } from './response.ts';
import { DialResponse } from './response-schema.ts';

/** Processor time of the structures and pictures of a chart with every body at the widest orb, CPU-seconds. */
const SECONDS_PER_DIAL = 0.02;

export const dial = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/dial',
    summary: 'A birth chart on a dial: midpoint structures and planetary pictures',
    description:
      'Lays the bodies of a chart, Ascendant, Midheaven and the Aries point upon a dial of 360°, 90°, 45° or 22.5°. Lists every point on the axis of two others, and every planetary picture A + B − C = D of four different points, within the orb. The mean node beside the true one, the south node beside a north node and mean Lilith beside the true one are left out. Without a birth time there is neither Ascendant nor Midheaven. With `format=svg` the dial is drawn.',
    uses: PICTURED_CHART_SERVICES,
    request: { query: DialQuery, body: DialRequest },
    response: DialResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    otherMedia: describePictureMedia('the dial'),
    errors: ['HouseSystemUndefined'],
    demo: true,
    limits: 'none',
    work: () => estimateCharts(1, { include_analysis: false }) + SECONDS_PER_DIAL,
    cache: 'none',
    examples,
  },
  ({ query, body }, services, context) => {
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
);

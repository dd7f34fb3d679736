import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { EXAMPLE_PLACES } from '../../../lib/requests/examples.ts';
import type { dial } from '../endpoints.ts';
import { estimateCharts } from '../work.ts';
import { calculateDial } from './calculate.ts';
import type { contract } from './contract.ts';
import { dialPicture } from './picture.ts';
import { DialQuery, DialRequest } from './request.ts';
import { toDialData, toDialRows } from './response.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: EXAMPLE_PLACES.paris,
};

const configuration = { object_set: 'modern_plus_points' };

const examples: readonly Example[] = [
  {
    name: 'quarterDial',
    summary: 'The dial of 90°, orb 0.5°, with longitudes as text',
    body: { subject, orb: 0.5, configuration, options: { formatted: true } },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The dial of 22.5° as rows, without the Aries point',
    query: { format: 'llm_v2' },
    body: { subject, modulus: 22.5, orb: 0.1, include_aries_point: false, configuration },
  },
  {
    name: 'timeUnknown',
    summary: 'Without a birth time: bodies and the Aries point on the whole circle',
    body: {
      subject: { ...subject, birth_datetime: { iso: '1990-06-15' }, birth_time_known: false },
      modulus: 360,
      configuration,
    },
  },
];

/** Processor time of the structures and pictures of a chart with every body at the widest orb, CPU-seconds. */
const SECONDS_PER_DIAL = 0.02;

export const handler: EndpointHandler = defineHandler<typeof dial, typeof contract>()({
  request: { query: DialQuery, body: DialRequest },
  hasDisplayNames: true,
  formats: { picture: dialPicture },
  timing: 'metadata.processing_time_ms',
  work: () => estimateCharts(1, { include_analysis: false }) + SECONDS_PER_DIAL,
  examples,
  run: ({ query, body }, services, context) => {
    const laid = calculateDial(body, services);
    const { decimal_places, formatted } = body.options;
    const display = { decimals: decimal_places, verbosity: 'standard', withFormatted: formatted } as const;
    return chooseFormat(query.format, {
      full: () => toDialData(laid, display, context.provenance()),
      rows: () => toDialRows(laid),
    });
  },
});

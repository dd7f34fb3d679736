import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { ashtakavarga } from '../endpoints.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';
import { calculateAshtakavarga } from './calculate.ts';
import type { contract } from './contract.ts';
import { AshtakavargaRequest } from './request.ts';
import { toAshtakavargaData, toAshtakavargaRows } from './response.ts';

/** Processor time of a chart and its bindus, CPU-seconds. */
const SECONDS_PER_CHART = 0.002;

export const handler: EndpointHandler = defineHandler<typeof ashtakavarga, typeof contract>()({
  request: { query: FormatQuery, body: AshtakavargaRequest },
  hasDisplayNames: 'indian',
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST + SECONDS_PER_CHART,
  examples: [
    example('sevenPlanets', 'The seven ashtakavargas and their sum', { subject }),
    example('withLagna', 'Lagna’s too, the Moon’s by Saravali, and signs occupied by the Ascendant', {
      ...{ subject, include_ascendant: true, moon_places: 'kalyanavarma', occupants: 'grahas_and_ascendant' },
    }),
    exampleAsRows('Bindus and pindas as rows', { subject }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const vedic = calculateAshtakavarga(body, services);
    return chooseFormat(format, {
      full: () => toAshtakavargaData(vedic, body, context.provenance()),
      rows: () => toAshtakavargaRows(vedic),
    });
  },
});

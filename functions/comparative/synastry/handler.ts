import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { PictureQuery } from '../../../lib/requests/picture.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';
import { compareBirths } from './calculate.ts';
import type { contract } from './contract.ts';
import type { synastry } from './endpoint.ts';
import { SynastryRequest } from './request.ts';
import { synastryPicture, toSynastryAnswer } from './response.ts';

const { london, newYork, timeUnknown } = EXAMPLE_BIRTHS;

/** Pairs that show what the endpoint does. */
const examples: readonly Example[] = [
  {
    name: 'ordinary',
    summary: 'Two births',
    body: { subject_a: newYork, subject_b: london, configuration: { object_set: 'modern_10' } },
  },
  {
    name: 'oneTimeUnknown',
    summary: 'The time of one birth is not known: only the other has houses',
    body: { subject_a: timeUnknown, subject_b: london, configuration: { object_set: 'traditional_7' } },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two births as rows',
    query: { format: 'llm_v2' },
    body: { subject_a: newYork, subject_b: london, configuration: { object_set: 'modern_10' } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof synastry, typeof contract>()({
  request: { query: PictureQuery, body: SynastryRequest },
  hasDisplayNames: true,
  formats: { picture: synastryPicture },
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query, body }, services, context) => {
    const compared = compareBirths(toChartRequest(body, query), services);
    const display = toDisplay(body.options);
    const provenance = context.provenance();
    return toSynastryAnswer(compared, { format: query.format, display, provenance });
  },
});

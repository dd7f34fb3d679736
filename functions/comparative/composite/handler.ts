import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { PictureQuery } from '../../../lib/requests/picture.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';
import { castComposite } from './calculate.ts';
import type { contract } from './contract.ts';
import type { composite } from './endpoint.ts';
import { CompositeRequest } from './request.ts';
import { compositePicture, toCompositeData, toCompositeRows } from './response.ts';

const { apia, london, newYork, suva, timeUnknown } = EXAMPLE_BIRTHS;

/** Composites that show what the endpoint does. */
const examples: readonly Example[] = [
  {
    name: 'midpoint',
    summary: 'Midpoint composite of two births',
    body: { subjects: [newYork, london], configuration: { object_set: 'modern_10' } },
  },
  {
    name: 'midpointHouses',
    summary: 'Midpoint composite whose Ascendant, cusps and lots are midpoints too',
    body: {
      subjects: [newYork, london],
      house_method: 'midpoint',
      configuration: { object_set: 'modern_10' },
      options: { include_hermetic_lots: true },
    },
  },
  {
    name: 'davison',
    summary: 'Davison chart of two births on either side of the date line',
    body: { subjects: [suva, apia], method: 'davison', place_method: 'great_circle' },
  },
  {
    name: 'threeAtOnePlace',
    summary: 'Three births, with the houses of the place where they live',
    body: {
      subjects: [newYork, london, suva],
      location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
      options: { verbosity: 'detailed', include_hermetic_lots: true },
    },
  },
  {
    name: 'oneTimeUnknown',
    summary: 'Without the birth time of every subject there are no houses',
    body: { subjects: [london, timeUnknown], configuration: { object_set: 'traditional_7' } },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'A composite as rows',
    query: { format: 'llm_v2' },
    body: { subjects: [newYork, london], configuration: { object_set: 'modern_10' } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof composite, typeof contract>()({
  request: { query: PictureQuery, body: CompositeRequest },
  hasDisplayNames: true,
  formats: { picture: compositePicture },
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query, body }, services, context) => {
    const cast = castComposite(toChartRequest(body, query), services);
    const display = toDisplay(body.options);
    const provenance = context.provenance();
    return chooseFormat(query.format, {
      full: () => toCompositeData(cast, display, provenance),
      rows: () => toCompositeRows(cast),
    });
  },
});

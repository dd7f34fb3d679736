import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { PictureQuery } from '../../../lib/requests/picture.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';
import { compareTransits } from './calculate.ts';
import type { contract } from './contract.ts';
import type { natalTransits } from './endpoint.ts';
import { NatalTransitsRequest } from './request.ts';
import { natalTransitsPicture, toNatalTransitsData, toNatalTransitsRows } from './response.ts';

const { london } = EXAMPLE_BIRTHS;

/** Transits that show what the endpoint does. */
const examples: readonly Example[] = [
  {
    name: 'atAMoment',
    summary: 'Transits of a moment in UTC',
    body: {
      subject: london,
      transit_datetime: { iso: '2026-01-01T12:00:00Z' },
      configuration: { object_set: 'modern_10' },
    },
  },
  {
    name: 'now',
    summary: 'Transits of this moment',
    body: { subject: london, configuration: { object_set: 'traditional_7' } },
  },
  {
    name: 'elsewhere',
    summary: 'Transits of a local time at another place',
    body: {
      subject: london,
      transit_datetime: { iso: '2026-01-01T12:00:00' },
      location: {
        latitude: { decimal: 35.6762 },
        longitude: { decimal: 139.6503 },
        timezone: { iana_name: 'Asia/Tokyo' },
      },
      configuration: { object_set: 'modern_10' },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Transits as rows',
    query: { format: 'llm_v2' },
    body: {
      subject: london,
      transit_datetime: { iso: '2026-01-01T12:00:00Z' },
      configuration: { object_set: 'modern_10' },
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof natalTransits, typeof contract>()({
  request: { query: PictureQuery, body: NatalTransitsRequest },
  hasDisplayNames: true,
  formats: { picture: natalTransitsPicture },
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query, body }, services, context) => {
    const request = toChartRequest(body, query);
    const compared = compareTransits(request, services, context.receivedAt);
    const display = toDisplay(body.options);
    const provenance = context.provenance();
    return chooseFormat(query.format, {
      full: () => toNatalTransitsData(compared, display, provenance),
      rows: () => toNatalTransitsRows(compared),
    });
  },
});

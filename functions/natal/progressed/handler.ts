import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toProgressedData } from '../../../lib/answers/progressed.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { calculateProgressedChart } from '../../../lib/charts/progressed-chart.ts';
import { isDrawn } from '../../../lib/contract/answer-formats.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { PictureQuery } from '../../../lib/requests/picture.ts';
import type { progressed } from '../endpoints.ts';
import type { contract } from './contract.ts';
import { progressedPicture, toDrawnMembers } from './picture.ts';
import { ProgressedRequest } from './request.ts';
import { toProgressedRows } from './response.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '2000-01-01T10:00:00' },
  birth_location: {
    latitude: { decimal: 32.716667 },
    longitude: { decimal: -117.15 },
    timezone: { iana_name: 'America/Los_Angeles' },
  },
};

const examples: readonly Example[] = [
  {
    name: 'secondary',
    summary: 'One day after birth for one year of life',
    body: { subject, progressed_datetime: { iso: '2025-06-21T00:00:00Z' } },
  },
  {
    name: 'tertiaryAsInTheTexts',
    summary: 'One day for one lunar month, with Naibod’s measure for the angles',
    body: {
      subject,
      progressed_datetime: { iso: '2025-06-21' },
      configuration: { progression_method: 'tertiary', rate_convention: 'traditional', angle_method: 'naibod' },
      options: { orbs: { conjunction: 1.5 } },
    },
  },
  {
    name: 'minorAsRows',
    summary: 'One lunar month for one month, as rows',
    query: { format: 'llm_v2' },
    body: {
      subject,
      progressed_datetime: { iso: '2025-06-21T12:00:00' },
      configuration: { progression_method: 'minor' },
    },
  },
  {
    name: 'solarArc',
    summary: 'Every natal point moved by the arc of the progressed Sun',
    body: {
      subject,
      progressed_datetime: { iso: '2025-06-21T00:00:00Z' },
      configuration: { progression_method: 'solar_arc' },
    },
  },
  {
    name: 'naibodInRightAscensionConverse',
    summary: 'Naibod’s arc, taken off the right ascensions',
    body: {
      subject,
      progressed_datetime: { iso: '2025-06-21T00:00:00Z' },
      configuration: { progression_method: 'naibod_arc', naibod_measure: 'right_ascension', converse: true },
    },
  },
  {
    name: 'beforeBirth',
    summary: 'Backwards, to a moment before the birth',
    body: { subject, progressed_datetime: { iso: '1995-03-21T00:00:00Z' } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof progressed, typeof contract>()({
  request: { query: PictureQuery, body: ProgressedRequest },
  hasDisplayNames: true,
  formats: { picture: progressedPicture },
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query, body }, services, context) => {
    const result = calculateProgressedChart(toChartRequest(body, query), services);
    const provenance = context.provenance();
    const display = toDisplay(body.options);
    return chooseFormat(query.format, {
      full: () => ({
        ...toProgressedData(result, display, provenance),
        ...(isDrawn(query.format) && toDrawnMembers(result, display, provenance)),
      }),
      rows: () => toProgressedRows(result),
    });
  },
});

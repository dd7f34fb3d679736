import { type ChartForm, toChartRequest } from '../../../lib/answers/chart-request.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { formatTargetDate } from '../../../lib/answers/progressed-picture.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { isPictureFormat, PictureQuery } from '../../../lib/requests/picture.ts';
import { EXAMPLE_BIRTHS } from '../example-births.ts';
import { calculateTriWheel } from './calculate.ts';
import type { contract } from './contract.ts';
import type { triWheel } from './endpoint.ts';
import { TriWheelRequest } from './request.ts';
import { toTriWheelData, toTriWheelRows, triWheelPicture } from './response.ts';

const { london } = EXAMPLE_BIRTHS;
const target_datetime = { iso: '2026-01-01T12:00:00Z' };

const examples: readonly Example[] = [
  {
    name: 'atAMoment',
    summary: 'Secondary progression and transits of a moment',
    body: { subject: london, target_datetime, configuration: { object_set: 'modern_10' } },
  },
  {
    name: 'solarArc',
    summary: 'Solar arc in place of the progression, with wider orbs',
    body: {
      subject: london,
      target_datetime,
      configuration: { object_set: 'modern_10', progression_method: 'solar_arc' },
      options: { orbs: { conjunction: 3 }, progressed_orbs: { conjunction: 1.5 } },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Three charts as rows',
    query: { format: 'llm_v2' },
    body: { subject: london, target_datetime, configuration: { object_set: 'traditional_7' } },
  },
];

/** Processor time of the progressed chart in addition to the natal one and the transits, CPU-seconds. */
const SECONDS_PER_PROGRESSED = 0.002;

export const handler: EndpointHandler = defineHandler<typeof triWheel, typeof contract>()({
  request: { query: PictureQuery, body: TriWheelRequest },
  hasDisplayNames: true,
  formats: { picture: triWheelPicture },
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST + SECONDS_PER_PROGRESSED,
  examples,
  run: ({ query, body }, services, context) => {
    const request = { ...toChartRequest(body, query), progressedChart: toProgressedChartRequest(body, query) };
    const compared = calculateTriWheel(request, services, context.receivedAt);
    return chooseFormat(query.format, {
      full: () => ({
        ...toTriWheelData(compared, toDisplay(body.options), context.provenance()),
        ...(isPictureFormat(query.format) && { target_date: formatTargetDate(compared.progressed) }),
      }),
      rows: () => toTriWheelRows(compared),
    });
  },
});

/** The request for the progressed chart, whose orbs have a member of their own. */
function toProgressedChartRequest({ configuration, options }: TriWheelRequest, form: ChartForm) {
  const { orbs: _, progressed_orbs: orbs, ...others } = options;
  const stated = { configuration, options: { ...others, ...(orbs && { orbs }) } };
  return toChartRequest(stated, { ...form, orbs: 'progressed_orbs' });
}

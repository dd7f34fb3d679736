import * as z from 'zod';
import { answerBatch } from '../../../lib/answers/batch.ts';
import { type ChartForm, toChartRequest } from '../../../lib/answers/chart-request.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { readInstant } from '../../../lib/answers/instant.ts';
import { type NatalAnswerOptions, toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { identifyBirth } from '../../../lib/answers/request-identity.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { createWheelPicture, type FullForm, toPictureRequest } from '../../../lib/answers/wheel.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import type { StatedTime } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import { countCrossing } from '../../../lib/astro/motion/occurrence.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { RETURN_CYCLES } from '../../../lib/base/catalog/return-cycles.ts';
import { SECONDS_PER_ITEM, SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedChartQuery, NatalChartQuery } from '../../../lib/requests/chart/natal-request.ts';
import type { Subject } from '../../../lib/requests/subject.ts';
import type { planetaryReturns, returnsBatch } from '../endpoints.ts';
import { estimateOneTargetSeconds, followedYearsOf } from '../work.ts';
import { calculateReturn, type ReturnResult } from './calculate.ts';
import type { contracts, ReturnResponse } from './contract.ts';
import { examples } from './examples.ts';
import { foundReturns, otherReturn, returnSearch } from './records.ts';
import { LuminaryReturnRequest, ReturnBatchRequest, ReturnRequest } from './requests.ts';

const DAYS_PER_YEAR = 365.25;

type SearchedReturn = Pick<
  LuminaryReturnRequest,
  'search_window_days' | 'include_chart' | 'target_datetime' | 'precession_corrected' | 'configuration'
>;

/** Estimates a search for returns, CPU-seconds: the body is followed through the window, by default one gap wide. */
function estimateReturnSearch(body: CatalogBodyId, request: SearchedReturn): number {
  const { search_window_days, include_chart, target_datetime, precession_corrected, configuration } = request;
  const { meanDays, longestGapDays } = RETURN_CYCLES[body].tropical;
  const days = search_window_days === undefined ? longestGapDays : 2 * search_window_days;
  const returns = (days / meanDays) * SECONDS_PER_ITEM;
  const requestSeconds = SECONDS_PER_REQUEST * (include_chart ? 2 : 1);
  const target = approximateJdUt(target_datetime);
  const followed = followedYearsOf({
    start_date: jdUt(target - days / 2),
    end_date: jdUt(target + days / 2),
    zodiac_type: precession_corrected ? 'sidereal' : configuration.zodiac_type,
  });
  return estimateOneTargetSeconds(body, followed) + returns + requestSeconds;
}

const YEAR_ONE_JD = 1_721_425.5;

/** A moment to a year, which is enough for an estimate. */
const approximateJdUt = ({ moment }: StatedTime): number =>
  moment.type === 'julian_day' ? moment.julianDay : YEAR_ONE_JD + (moment.civil.year - 1) * DAYS_PER_YEAR;

/** A row for each return of the window. The chart, the place and the warnings are in the JSON answer only. */
const DatedReturn = z.object({
  body: z.string(),
  ...otherReturn.schema.shape,
  /** Whether it is the return nearest to the target. */
  nearest: z.boolean(),
  natal_longitude: z.number(),
  earliest_datetime: z.string().optional(),
  latest_datetime: z.string().optional(),
});

type DatedReturn = z.output<typeof DatedReturn>;

/** The nearest return and the others of the window, in order of time. */
function listReturns(answer: ReturnResponse): readonly DatedReturn[] {
  const { body, natal_longitude, other_returns } = answer;
  const others = other_returns.map((other) => ({ body, natal_longitude, ...other, nearest: false }));
  return [{ ...answer, nearest: true }, ...others].sort((a, b) => a.julian_day - b.julian_day);
}

const TITLES: Readonly<Record<string, 'solar_return' | 'lunar_return'>> = { sun: 'solar_return', moon: 'lunar_return' };

interface ReturnBody {
  readonly body: Pick<LuminaryReturnRequest, 'birth_datetime' | 'birth_time_known' | 'location' | 'configuration'>;
}

const datedFormats = createDatedFormats({
  record: DatedReturn,
  list: listReturns,
  summarize: ({ body, return_number }, words) => {
    const title = TITLES[body];
    return title ? words.write(title, return_number) : words.write('other_return', words.point(body), return_number);
  },
  identify: (found, { metadata }: ReturnResponse, { body: request }: ReturnBody) => [
    ...identifyBirth({ ...request, birth_location: request.location }),
    ...[found.body, found.return_number, metadata.precession_corrected, request.configuration.zodiac_type],
    countCrossing({
      ...{ body: found.body, longitudeDeg: found.natal_longitude, isRetrograde: found.retrograde },
      moment: readInstant(found.exact_datetime),
    }).at(-1),
  ],
  timeOf: ({ earliest_datetime: start, latest_datetime: end, exact_datetime }) =>
    // Without a time of birth the return may come at any time of this span.
    start !== undefined && end !== undefined ? { start, end } : { start: exact_datetime },
});

interface DrawnRequest {
  readonly query: z.output<typeof DatedChartQuery>;
  readonly body: LuminaryReturnRequest;
}

const returnWheel = createWheelPicture(({ chart, warnings }: FullForm<ReturnResponse>, words) => {
  if (!chart) throw new Error('a return that includes its chart has one');
  const wheel = buildWheelFromResponse(chart, {}, words);
  return { ...wheel, notes: [...captionWarnings(warnings), ...wheel.notes] };
});

/** The chart of a return as a picture, also with `include_chart: false`. */
const returnPicture = {
  ...returnWheel,
  toAnswerRequest: (request: DrawnRequest) => {
    const { query, body } = toPictureRequest(request);
    return { query, body: { ...body, include_chart: true } };
  },
};

const returnFormats = { ...datedFormats, picture: returnPicture };

type Contracts = typeof contracts;

const DEFAULT_HOUSE_SYSTEM = 'P';

type ReturnSettings = Pick<ReturnRequest, 'configuration' | 'house_system' | 'options'>;

/** The request for the chart of a return, whose house system may be stated by either of two members. */
function toReturnChartRequest({ configuration, house_system, options }: ReturnSettings, form: ChartForm): ChartRequest {
  const system = house_system ?? configuration.house_system ?? DEFAULT_HOUSE_SYSTEM;
  return toChartRequest({ configuration: { ...configuration, house_system: system }, options }, form);
}

/** Where the birth stands in a request for one return. */
const BIRTH_LOCATIONS = { time: 'body.birth_datetime', placeZone: 'body.location.timezone' };

function toReturnAnswer(result: ReturnResult, options: NatalAnswerOptions): ReturnResponse {
  const { preset, format } = options;
  const chart = result.chart && toNatalAnswer(result.chart, options);
  return {
    success: true,
    output_mode: chart?.output_mode ?? (format === 'llm_v2' ? format : preset),
    ...foundReturns.write(result),
    warnings: [...result.warnings],
    metadata: returnSearch.write(result),
    ...(chart && { chart: chart.data }),
  } as ReturnResponse;
}

/** Defines the handler of the endpoints for one birth. @param bodyOf the body that returns */
const defineReturn = <Body extends LuminaryReturnRequest>(
  id: Exclude<keyof Contracts, 'batch'>,
  request: z.ZodType<Body>,
  bodyOf: (sent: Body) => CatalogBodyId,
): EndpointHandler =>
  defineHandler<typeof planetaryReturns, Contracts['returns']>()({
    request: { query: DatedChartQuery, body: request },
    hasDisplayNames: true,
    formats: returnFormats,
    work: ({ body }) => estimateReturnSearch(bodyOf(body), body),
    examples: examples[id],
    run: ({ query: { preset, format }, body: sent }, services, { provenance }) => {
      const chart = toReturnChartRequest(sent, { preset, format });
      const search = { ...sent, body: bodyOf(sent), chart, birthLocations: BIRTH_LOCATIONS };
      const result = calculateReturn(search, services);
      return toReturnAnswer(result, { preset, format, display: toDisplay(sent.options), provenance: provenance() });
    },
  });

const batch = defineHandler<typeof returnsBatch, Contracts['batch']>()({
  request: { query: NatalChartQuery, body: ReturnBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  // Searches near one target share positions: fifty returns of Pluto, estimated at 22 s, took 1.6.
  work: ({ body: request }) => request.subjects.length * estimateReturnSearch(request.body, request),
  examples: examples.batch,
  run: ({ query: { preset, format }, body: { subjects, ...sent } }, services, { relocate, provenance }) => {
    const search = { ...sent, chart: toReturnChartRequest(sent, { preset, format }) };
    const options = { preset, format, display: toDisplay(sent.options), provenance: provenance() };
    const answer = ({ birth_datetime, birth_time_known, birth_location: location }: Subject, at: string) => {
      const birthLocations = { time: `${at}.birth_datetime`, placeZone: `${at}.birth_location.timezone` };
      const request = { ...search, birth_datetime, birth_time_known, location, birthLocations };
      return toReturnAnswer(calculateReturn(request, services), options);
    };
    const { items, counts } = answerBatch({ subjects, answer, relocate });
    return { returns: items, ...counts };
  },
});

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = {
  returns: defineReturn('returns', ReturnRequest, ({ body }) => body),
  solar: defineReturn('solar', LuminaryReturnRequest, () => 'sun'),
  lunar: defineReturn('lunar', LuminaryReturnRequest, () => 'moon'),
  batch,
};

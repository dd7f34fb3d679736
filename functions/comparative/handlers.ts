import type { z } from 'zod';
import { answerBatch } from '../../lib/answers/batch.ts';
import { type ChartForm, toChartRequest } from '../../lib/answers/chart-request.ts';
import { chooseFormat } from '../../lib/answers/choose-format.ts';
import { toDisplay } from '../../lib/answers/rounding.ts';
import { SECONDS_PER_REQUEST } from '../../lib/base/catalog/search-costs.ts';
import { castNatalChart } from '../../lib/charts/natal-chart.ts';
import type { ChartServices } from '../../lib/charts/subject.ts';
import { defineHandler, type EndpointContract, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../lib/requests/answer-forms.ts';
import { PictureQuery } from '../../lib/requests/picture.ts';
import type { Subject } from '../../lib/requests/subject.ts';
import {
  type FullAnswerOptions,
  toCompositeData,
  toCompositeRows,
  toRowsWithHandle,
  toSynastryData,
  toSynastryRows,
  toTransitsData,
  toTriWheelData,
} from './answers.ts';
import { compareBirths, compareCharts, compareThree, compareTransits, type Synastry } from './compare.ts';
import { castComposite } from './composite.ts';
import type { ComparisonData, ComparisonId, contracts } from './contract.ts';
import type { synastry, synastryBatch } from './endpoints.ts';
import { examples } from './examples.ts';
import { pictures } from './pictures.ts';
import {
  CompositeRequest,
  NatalTransitsRequest,
  SynastryBatchRequest,
  SynastryRequest,
  TriWheelRequest,
} from './requests.ts';

type Contracts = typeof contracts;

interface Call<Body> {
  readonly query: ChartForm;
  readonly body: Body;
}

/** A comparison: one line for each thing in which it differs from the others. */
interface ComparisonRow<Id extends ComparisonId, Body, Compared> {
  readonly request: z.ZodType<Body>;
  /** @param now the moment if the request names none */
  compare(call: Call<Body>, services: ChartServices, now: Date): Compared;
  toData(compared: Compared, options: FullAnswerOptions): ComparisonData<Id, 'full'>;
  toRows(compared: Compared): ComparisonData<Id, 'llm_v2'>;
  /** Processor time, CPU-seconds. */
  readonly seconds: number;
}

function defineComparison<Id extends ComparisonId, Body extends Pick<SynastryRequest, 'options'>, Compared>(
  id: Id,
  { request, compare, toData, toRows, seconds }: ComparisonRow<Id, Body, Compared>,
): EndpointHandler {
  return defineHandler<typeof synastry, EndpointContract>()({
    request: { query: PictureQuery, body: request },
    hasDisplayNames: true,
    formats: { picture: pictures[id] },
    timing: 'metadata.processing_time_ms',
    work: () => seconds,
    examples: examples[id],
    run: ({ query, body }, services, { receivedAt, provenance }) => {
      const { format } = query;
      const compared = compare({ query, body }, services, receivedAt);
      const options = { format, display: toDisplay(body.options), provenance: provenance() };
      return chooseFormat(format, { full: () => toData(compared, options), rows: () => toRows(compared) });
    },
  });
}

/** Processor time of the progressed chart in addition to the natal one and the transits, CPU-seconds. */
const SECONDS_PER_PROGRESSED = 0.002;

/** Compares one birth, whose chart is cast once, with each of the others. */
const synastryBatchHandler = defineHandler<typeof synastryBatch, Contracts['synastry-batch']>()({
  request: { query: FormatQuery, body: SynastryBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => body.subjects.length * SECONDS_PER_REQUEST,
  examples: examples['synastry-batch'],
  run: ({ query: { format }, body }, services, { relocate, provenance }) => {
    const { subject_a, subjects, ...casting } = toChartRequest(body, { format });
    const a = castNatalChart({ ...casting, subject: subject_a }, services, 'body.subject_a');
    const options = { format, display: toDisplay(body.options), provenance: provenance() };
    const answer = (subject: Subject, location: string) => {
      const b = castNatalChart({ ...casting, subject }, services, location);
      return { success: true as const, ...toSynastryAnswer(compareCharts({ a, b }, casting), options) };
    };
    const { items, counts } = answerBatch({ subjects, answer, relocate });
    return { comparisons: items, ...counts };
  },
});

const toSynastryAnswer = (compared: Synastry, options: FullAnswerOptions) =>
  chooseFormat(options.format, {
    full: () => toSynastryData(compared, options),
    rows: () => toSynastryRows(compared),
  });

/** The request for the progressed chart, whose orbs have a member of their own. */
function toProgressedChartRequest({ configuration, options }: TriWheelRequest, form: ChartForm) {
  const { orbs: _, progressed_orbs: orbs, ...others } = options;
  const stated = { configuration, options: { ...others, ...(orbs && { orbs }) } };
  return toChartRequest(stated, { ...form, orbs: 'progressed_orbs' });
}

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = {
  synastry: defineComparison('synastry', {
    request: SynastryRequest,
    compare: ({ query, body }, services) => compareBirths(toChartRequest(body, query), services),
    toData: toSynastryData,
    toRows: toSynastryRows,
    seconds: SECONDS_PER_REQUEST,
  }),
  composite: defineComparison('composite', {
    request: CompositeRequest,
    compare: ({ query, body }, services) => castComposite(toChartRequest(body, query), services),
    toData: toCompositeData,
    toRows: toCompositeRows,
    seconds: SECONDS_PER_REQUEST,
  }),
  'natal-transits': defineComparison('natal-transits', {
    request: NatalTransitsRequest,
    compare: ({ query, body }, services, now) => compareTransits(toChartRequest(body, query), services, now),
    toData: toTransitsData,
    toRows: toRowsWithHandle,
    seconds: SECONDS_PER_REQUEST,
  }),
  'tri-wheel': defineComparison('tri-wheel', {
    request: TriWheelRequest,
    compare: ({ query, body }, services, now) =>
      compareThree(
        { ...toChartRequest(body, query), progressedChart: toProgressedChartRequest(body, query) },
        services,
        now,
      ),
    toData: toTriWheelData,
    toRows: toRowsWithHandle,
    seconds: SECONDS_PER_REQUEST + SECONDS_PER_PROGRESSED,
  }),
  'synastry-batch': synastryBatchHandler,
};

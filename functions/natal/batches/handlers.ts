import * as z from 'zod';
import { answerBatch } from '../../../lib/answers/batch.ts';
import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { castNatalChart } from '../../../lib/charts/natal-chart.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { batchSubjects } from '../../../lib/requests/batch.ts';
import { NatalChartQuery, natalCastingShape } from '../../../lib/requests/chart/natal-request.ts';
import { EXAMPLE_PLACES, example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { NatalOptions } from '../../../lib/requests/options.ts';
import type { Subject } from '../../../lib/requests/subject.ts';
import { analysisShape, analyzeBirth } from '../analysis/calculate.ts';
import { toAnalysisAnswer } from '../analysis/response.ts';
import type { analysisBatch, batch } from '../endpoints.ts';
import { estimateAnalyses, estimateCharts } from '../work.ts';
import type { contracts } from './contract.ts';

/** A batch has no pictures. */
const BatchOptions = NatalOptions.omit({ picture: true }).meta({
  id: 'NatalBatchOptions',
  description: 'What the answer shows of each chart',
});

const NatalBatchRequest = z
  .strictObject({
    subjects: batchSubjects(SIZES.subjects_per_batch, 'charts'),
    ...natalCastingShape,
    options: BatchOptions.prefault({}),
  })
  .meta({
    id: 'NatalBatchRequest',
    description: 'The births, and one configuration and one set of options for all of them',
  });

const AnalysisBatchRequest = z
  .strictObject({ subjects: batchSubjects(SIZES.subjects_per_batch, 'analyses'), ...analysisShape })
  .meta({
    id: 'AnalysisBatchRequest',
    description: 'The births, the settings of their charts, and which facts are found for each',
  });

type Contracts = typeof contracts;

const { london, paris } = EXAMPLE_PLACES;

const ada = { name: 'Ada Lovelace', birth_datetime: { iso: '1815-12-10T13:00:00' }, birth_location: london };
const parisian = { name: 'Example', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: paris };

const chicago = {
  name: 'Chicago',
  birth_datetime: { iso: '1942-07-13T11:41:00' },
  birth_location: { latitude: 41.85, longitude: -87.65, timezone: { iana_name: 'America/Chicago' } },
};

const wellington = {
  name: 'Wellington',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: -41.2866, longitude: 174.7756, timezone: { iana_name: 'Pacific/Auckland' } },
};

const beyondTheFiles = { name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

const charts = defineHandler<typeof batch, Contracts['charts']>()({
  request: { query: NatalChartQuery, body: NatalBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => estimateCharts(body.subjects.length, body.options),
  examples: [
    example('two', 'Two births, one configuration', {
      subjects: [ada, parisian],
      configuration: { object_set: 'modern_10' },
    }),
    {
      ...example('oneFails', 'A moment outside the ephemeris fails only its own place', {
        subjects: [ada, { ...parisian, ...beyondTheFiles }, parisian],
      }),
      query: { preset: 'simple' },
    },
    exampleAsRows('Two births as rows', { subjects: [ada, parisian] }),
  ],
  run: ({ query: { preset, format }, body }, services, { relocate, provenance }) => {
    const { subjects, ...casting } = toChartRequest(body, { preset, format });
    const form = { preset, format, display: toDisplay(body.options), provenance: provenance() };
    const answer = (subject: Subject, location: string) =>
      toNatalAnswer(castNatalChart({ ...casting, subject }, services, location), form);
    const { items, counts } = answerBatch({ subjects, answer, relocate });
    return { charts: items, ...counts };
  },
});

const analyses = defineHandler<typeof analysisBatch, Contracts['analyses']>()({
  request: { query: FormatQuery, body: AnalysisBatchRequest },
  hasDisplayNames: true,
  timing: 'processing_time_ms',
  work: ({ body }) => estimateAnalyses(body.subjects.length),
  examples: [
    example('two', 'The facts about two charts', { subjects: [chicago, wellington] }),
    {
      ...example('oneFails', 'A moment outside the ephemeris fails only its own place', {
        subjects: [chicago, { ...wellington, ...beyondTheFiles }, wellington],
      }),
      query: { format: 'llm_v2' },
    },
  ],
  run: ({ query: { format }, body: { subjects, ...settings } }, services, { relocate, provenance }) => {
    const form = { format, decimals: settings.options.decimal_places, provenance: provenance() };
    const answer = (subject: Subject, location: string) => {
      const analyzed = analyzeBirth({ ...settings, subject }, services, location);
      return { success: true as const, ...toAnalysisAnswer(analyzed, form) };
    };
    const { items, counts } = answerBatch({ subjects, answer, relocate });
    return { analyses: items, ...counts };
  },
});

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = { charts, analyses };

import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { PICTURE_DECIMALS } from '../../../lib/answers/wheel.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { isDrawn } from '../../../lib/contract/answer-formats.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import type { vedicChart } from '../endpoints.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';
import { calculateVedicChart } from './calculate.ts';
import type { contract } from './contract.ts';
import { vedicPicture } from './picture.ts';
import { VedicChartQuery, VedicChartRequest } from './request.ts';
import { toVedicChartData, toVedicChartRows, VEDIC_DECIMALS } from './response.ts';

const vedicChartExamples: readonly Example[] = [
  { name: 'rasiAndNavamsa', summary: 'The nine grahas with Lahiri’s ayanamsa', body: { subject } },
  {
    name: 'chosenVargas',
    summary: 'Vargas by methods of choice, eight significators, the true node and true positions',
    body: {
      ...{ subject, ayanamsa: 'true_citra', node: 'true', positions: 'true', vargas: [2, 9, 24, 60], karakas: 8 },
      varga_methods: { d2: 'raman', d24: 'from_leo' },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Rasi, navamsa and dasamsa as rows',
    query: { format: 'llm_v2' },
    body: { subject, vargas: [1, 9, 10] },
  },
  {
    name: 'timeUnknown',
    summary: 'Without a birth time',
    body: { subject: { ...subject, birth_datetime: { iso: '1963-08-07' }, birth_time_known: false } },
  },
];

/** Processor time of a chart with all vargas, CPU-seconds. */
const SECONDS_PER_CHART = 0.002;

export const handler: EndpointHandler = defineHandler<typeof vedicChart, typeof contract>()({
  request: { query: VedicChartQuery, body: VedicChartRequest },
  hasDisplayNames: true,
  formats: { picture: vedicPicture },
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST + SECONDS_PER_CHART,
  examples: vedicChartExamples,
  run: ({ query, body }, services, context) => {
    const vedic = calculateVedicChart(body, services);
    const decimals = isDrawn(query.format) ? PICTURE_DECIMALS : VEDIC_DECIMALS;
    return chooseFormat(query.format, {
      full: () => toVedicChartData(vedic, body, { decimals, provenance: context.provenance() }),
      rows: () => toVedicChartRows(vedic),
    });
  },
});

import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import { calculateFirdaria } from './calculate.ts';
import type { contract } from './contract.ts';
import type { firdaria } from './endpoint.ts';
import { firdariaExamples } from './examples.ts';
import { FirdariaRequest } from './request.ts';
import { firdariaFormats, toFirdariaData, toFirdariaRows } from './response.ts';

const LONGEST_FIRDAR_YEARS = 13;

const PERIODS_PER_YEAR = 1;

export const handler: EndpointHandler = defineHandler<typeof firdaria, typeof contract>()({
  request: { query: LifeQuery, body: FirdariaRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: firdariaFormats,
  work: ({ body }) => estimatePeriods((measurePartYears(body) ?? LONGEST_FIRDAR_YEARS) * PERIODS_PER_YEAR),
  examples: firdariaExamples,
  run: ({ query: { format }, body }, services, context) => {
    const result = calculateFirdaria(body, services);
    if (format === 'llm_v2') return toFirdariaRows(result);
    const data = toFirdariaData(result, body, context.provenance());
    return { output_mode: 'full' as const, schema_version: 'full_v1' as const, data };
  },
});

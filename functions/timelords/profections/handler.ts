import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { secondsPerYearOf } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import { calculateProfections } from './calculate.ts';
import type { contract } from './contract.ts';
import type { profections } from './endpoint.ts';
import { profectionExamples } from './examples.ts';
import { ProfectionRequest } from './request.ts';
import { profectionFormats, toProfectionData, toProfectionRows } from './response.ts';

/** Periods of the levels up to one in a year. */
const PERIODS_PER_YEAR = [1, 13, 157] as const;

export const handler: EndpointHandler = defineHandler<typeof profections, typeof contract>()({
  request: { query: LifeQuery, body: ProfectionRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: profectionFormats,
  work: ({ body }) => estimateProfections(body),
  examples: profectionExamples,
  run: ({ query: { format }, body }, services, context) => {
    const result = calculateProfections(body, services);
    if (format === 'llm_v2') return toProfectionRows(result);
    const data = toProfectionData(result, body, context.provenance());
    return { output_mode: 'full' as const, schema_version: 'full_v1' as const, data };
  },
});

function estimateProfections(request: ProfectionRequest): number {
  const years = measurePartYears(request) ?? 1;
  const returnSeconds = request.anniversary === 'solar_return' ? (years + 3) * secondsPerYearOf('sun') : 0;
  return estimatePeriods(years * (PERIODS_PER_YEAR[request.levels - 1] ?? 1)) + returnSeconds;
}

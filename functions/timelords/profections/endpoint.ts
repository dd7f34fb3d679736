import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { secondsPerYearOf } from '../../../lib/base/catalog/search-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import { calculateProfections } from './calculate.ts';
import { profectionExamples } from './examples.ts';
import { ProfectionRequest } from './request.ts';
import { ProfectionResponse, profectionFormats, toProfectionData, toProfectionRows } from './response.ts';

/** Periods of the levels up to one in a year. */
const PERIODS_PER_YEAR = [1, 13, 157] as const;

function estimateProfections(request: ProfectionRequest): number {
  const years = measurePartYears(request) ?? 1;
  const returnSeconds = request.anniversary === 'solar_return' ? (years + 3) * secondsPerYearOf('sun') : 0;
  return estimatePeriods(years * (PERIODS_PER_YEAR[request.levels - 1] ?? 1)) + returnSeconds;
}

export const profections = defineEndpoint(
  {
    method: 'POST',
    path: '/timelords/profections',
    summary: 'Profections: a sign and its lord for each year of a life',
    description:
      'The first year has the sign of the Ascendant, or of another point of the birth; each further year the next one, counted by whole signs whatever the house system. The twelve months of a year begin with its sign, the twelve parts of a month with that of the month. Each period has its sign, house, lord by domicile, where the lord was at birth, and the bodies in the sign at birth. From a body no time of birth is needed.',
    uses: [...CHART_SERVICES, 'positions'],
    request: { query: LifeQuery, body: ProfectionRequest },
    response: ProfectionResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: profectionFormats,
    errors: ['InvalidRange', 'BirthTimeRequired'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateProfections(body),
    cache: 'none',
    examples: profectionExamples,
  },
  ({ query: { format }, body }, services, context) => {
    const result = calculateProfections(body, services);
    if (format === 'llm_v2') return toProfectionRows(result);
    const data = toProfectionData(result, body, context.provenance());
    return { output_mode: 'full' as const, schema_version: 'full_v1' as const, data };
  },
);

import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import { calculateFirdaria } from './calculate.ts';
import { firdariaExamples } from './examples.ts';
import { FirdariaRequest } from './request.ts';
import { FirdariaResponse, firdariaFormats, toFirdariaData, toFirdariaRows } from './response.ts';

const LONGEST_FIRDAR_YEARS = 13;
const PERIODS_PER_YEAR = 1;

export const firdaria = defineEndpoint(
  {
    method: 'POST',
    path: '/timelords/firdaria',
    summary: 'Firdaria: the planets and nodes that rule parts of a life',
    description:
      'Sun 10, Venus 8, Mercury 13, Moon 9, Saturn 11, Jupiter 12 and Mars 7 years, north node 3 and south node 2, then again. Births by day begin with the Sun, by night with the Moon; the planets follow in Chaldean order. The seven planets share each firdar in equal parts, its own lord first; those of the nodes are not divided. The altitude of the Sun decides between day and night, so the time of birth must be known.',
    uses: CHART_SERVICES,
    request: { query: LifeQuery, body: FirdariaRequest },
    response: FirdariaResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: firdariaFormats,
    errors: ['InvalidRange', 'BirthTimeRequired'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimatePeriods((measurePartYears(body) ?? LONGEST_FIRDAR_YEARS) * PERIODS_PER_YEAR),
    cache: 'none',
    examples: firdariaExamples,
  },
  ({ query: { format }, body }, services, context) => {
    const result = calculateFirdaria(body, services);
    if (format === 'llm_v2') return toFirdariaRows(result);
    const data = toFirdariaData(result, body, context.provenance());
    return { output_mode: 'full' as const, schema_version: 'full_v1' as const, data };
  },
);

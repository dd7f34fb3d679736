import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import { calculateReleasing } from './calculate.ts';
import { releasingExamples } from './examples.ts';
import { ReleasingRequest } from './request.ts';
import { ReleasingResponse, releasingFormats, toReleasingData, toReleasingRows } from './response.ts';

/** Periods of the levels up to one in a year, at most. */
const PERIODS_PER_YEAR = [0.1, 1, 12, 130] as const;

const LONGEST_PERIOD_YEARS = 30;

export const zodiacalReleasing = defineEndpoint(
  {
    method: 'POST',
    path: '/timelords/zodiacal-releasing',
    summary: 'Zodiacal releasing: the signs that rule parts of a life, from a lot',
    description: [
      'The signs rule in their order from that of a lot on: Aries and Scorpio 15 years, Taurus and Libra 8, Gemini and Virgo 20, Cancer 25, Leo 19, Sagittarius and Pisces 12, Capricorn 27, Aquarius 30. A year has 360 days. The same numbers of months of 30 days divide each period, then of units of 2.5 days and of 5 hours.',
      'Shorter periods begin with the sign of the longer one. After twelve of them the next sign is the opposite one, once in each longer period: the loosing of the bond. The last one ends with the longer one.',
      'Levels 3 and 4 of a whole life are too many for one answer; the error names their number.',
    ].join('\n\n'),
    uses: CHART_SERVICES,
    request: { query: LifeQuery, body: ReleasingRequest },
    response: ReleasingResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: releasingFormats,
    errors: ['InvalidRange', 'BirthTimeRequired'],
    demo: true,
    limits: 'none',
    work: ({ body }) =>
      estimatePeriods((measurePartYears(body) ?? LONGEST_PERIOD_YEARS) * (PERIODS_PER_YEAR[body.levels - 1] ?? 1)),
    cache: 'none',
    examples: releasingExamples,
  },
  ({ query: { format }, body }, services, context) => {
    const result = calculateReleasing(body, services);
    if (format === 'llm_v2') return toReleasingRows(result);
    const data = toReleasingData(result, body, context.provenance());
    return { output_mode: 'full' as const, schema_version: 'full_v1' as const, data };
  },
);

import { DASHA_SYSTEMS } from '../../../lib/base/catalog/dashas.ts';
import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import { calculateDashas } from './calculate.ts';
import { dashasExamples } from './examples.ts';
import { DashasRequest } from './request.ts';
import { DashasResponse, dashaFormats, toDashaRows, toDashasData } from './response.ts';

/** Periods of the levels up to one in a year, at most: those of yogini. */
const PERIODS_PER_YEAR = [0.25, 2, 17, 140, 1200] as const;
const LONGEST_CYCLE_YEARS = 120;
const LONGEST_LEVEL_3_YEARS = 3;
/** A solar year is searched, which takes some positions for each period. */
const SOLAR_FACTOR = 4;

export const dashas = defineEndpoint(
  {
    method: 'POST',
    path: '/vedic/dashas',
    summary: 'Dashas: planets that rule parts of a life, from the nakshatra of the Moon',
    description: [
      `Periods of ${DASHA_SYSTEMS.join(', ')} to level 5. The nakshatra of the Moon, or of the Ascendant, tells the first lord, and what of the nakshatra is crossed at birth tells how much of his period is over. Sub-periods begin with the lord of the longer one; each has the share of it that its lord has of the whole cycle.`,
      'A birth that is a minute later moves all dates by hours to days, `sensitivity_days_per_minute`. Ayanamsa, length of the year and balance move them by days to months: the definition and the metadata say which were taken.',
      'Levels 4 and 5 of a whole life are too many for one answer; the error names their number.',
    ].join('\n\n'),
    uses: CHART_SERVICES,
    request: { query: LifeQuery, body: DashasRequest },
    response: DashasResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: dashaFormats,
    errors: ['InvalidRange', 'BirthTimeRequired'],
    demo: true,
    limits: 'none',
    work: ({ body }) =>
      estimatePeriods(
        (measurePartYears(body) ?? (body.levels > 3 ? LONGEST_LEVEL_3_YEARS : LONGEST_CYCLE_YEARS)) *
          (PERIODS_PER_YEAR[body.levels - 1] ?? 1) *
          (body.year_days === 'solar' ? SOLAR_FACTOR : 1),
      ),
    cache: 'none',
    examples: dashasExamples,
  },
  ({ query: { format }, body }, services, context) => {
    const result = calculateDashas(body, services);
    if (format === 'llm_v2') return toDashaRows(result);
    const data = toDashasData(result, body, context.provenance());
    return { output_mode: 'full' as const, schema_version: 'full_v1' as const, data };
  },
);

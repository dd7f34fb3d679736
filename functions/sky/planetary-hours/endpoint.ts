import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { estimateSkyDays } from '../work.ts';
import { calculatePlanetaryHours } from './calculate.ts';
import { examples } from './examples.ts';
import { planetaryHourFormats } from './formats.ts';
import { PlanetaryHoursRequest } from './request.ts';
import { PlanetaryHoursResponse, toPlanetaryHourRows, toPlanetaryHoursAnswer } from './response.ts';

export const planetaryHours = defineEndpoint(
  {
    method: 'POST',
    path: '/sky/planetary-hours',
    summary: 'Planetary hours and the ruler of the day',
    description:
      'The 24 planetary hours from a sunrise to the next, their rulers in Chaldean order, and the hour of an instant. The first hour has the ruler of the local weekday on which the Sun rose; an instant before sunrise belongs to the day before. Where a sunrise, the sunset after it or the next sunrise is missing, there are no hours, with a warning, and the answer has the events that the day has.',
    uses: CHART_SERVICES,
    request: { query: DatedRowQuery, body: PlanetaryHoursRequest },
    response: PlanetaryHoursResponse,
    hasDisplayNames: true,
    formats: planetaryHourFormats,
    timing: 'metadata.calculation_time_ms',
    errors: [],
    demo: true,
    limits: 'none',
    work: () => estimateSkyDays(1),
    cache: 'none',
    examples,
  },
  ({ query: { format }, body }, services) => {
    const result = calculatePlanetaryHours(body, services);
    return format === 'llm_v2' ? toPlanetaryHourRows(result) : toPlanetaryHoursAnswer(result, body);
  },
);

import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { estimateSkyDays } from '../work.ts';
import { calculatePlanetaryHours } from './calculate.ts';
import type { contract } from './contract.ts';
import type { planetaryHours } from './endpoint.ts';
import { examples } from './examples.ts';
import { planetaryHourFormats } from './formats.ts';
import { PlanetaryHoursRequest } from './request.ts';
import { toPlanetaryHourRows, toPlanetaryHoursAnswer } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof planetaryHours, typeof contract>()({
  request: { query: DatedRowQuery, body: PlanetaryHoursRequest },
  hasDisplayNames: true,
  formats: planetaryHourFormats,
  timing: 'metadata.calculation_time_ms',
  work: () => estimateSkyDays(1),
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculatePlanetaryHours(body, services);
    return format === 'llm_v2' ? toPlanetaryHourRows(result) : toPlanetaryHoursAnswer(result, body);
  },
});

import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { calculateDirections } from './calculate.ts';
import { directionsExamples } from './examples.ts';
import { directionFormats } from './formats.ts';
import { DirectionsRequest } from './request.ts';
import { DirectionsResponse, toDirectionRows, toDirectionsAnswer } from './response.ts';
import { estimateDirections } from './work.ts';

export const primaryDirections = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/directions/primary',
    summary: 'Primary directions: what the daily turn of the sky after birth brings together',
    description: [
      'The arc of a direction is the angle by which the sky turns until the promissor has the mundane position that the significator had at birth; `key` turns it into years. By every `method` that one definition settles directions to planets, angles and aspects, above and below the horizon.',
      'A position is counted in the order of the houses, 90° to a quadrant. In `mundo` an aspect is so many degrees of it: a sextile two thirds of a quadrant. In `zodiaco` the degree of the zodiac is directed into which the promissor casts the aspect. The Ascendant and the other angles are the horizon and the meridian themselves as significators, and degrees of the ecliptic as promissors.',
      'Points that neither rise nor set have no semi-arc: `placidus`, `placidus_under_pole` and `topocentric` leave them out with a warning. The circles of `regiomontanus` and `campanus` cross the whole sky; where such a point comes to one twice, the first time counts.',
      'Four minutes of birth time move a direction to an angle by a year. Longitudes are those of `zodiac_type`, in which the terms are counted too; antiscia and arcs do not depend on it. The time of birth must be known.',
    ].join('\n\n'),
    uses: CHART_SERVICES,
    request: { query: DatedRowQuery, body: DirectionsRequest },
    response: DirectionsResponse,
    hasDisplayNames: true,
    formats: directionFormats,
    errors: ['BirthTimeRequired'],
    demo: true,
    limits: 'searches',
    work: ({ body }) => estimateDirections(body),
    cache: 'none',
    stored: 'progressions',
    examples: directionsExamples,
  },
  async ({ query: { format }, body }, services) => {
    const result = await calculateDirections(body, services);
    return format === 'llm_v2' ? toDirectionRows(result) : toDirectionsAnswer(result, body);
  },
);

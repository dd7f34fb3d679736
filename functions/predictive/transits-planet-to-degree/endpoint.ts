import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { estimateDegreeSearch } from '../work.ts';
import { searchDegreeCrossings } from './calculate.ts';
import { planetToDegreeExamples } from './examples.ts';
import { degreeFormats } from './formats.ts';
import { PlanetToDegreeRequest } from './request.ts';
import { PlanetToDegreeResponse, toPlanetToDegreeResponse } from './response.ts';

export const planetToDegree = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/transits/planet-to-degree',
    summary: 'When a body crosses a degree of the zodiac',
    description:
      'Every exact crossing in order of time, including retrograde ones, from `start_date` until there are `max_crossings` of them or the search ends. Each moment is calculated with the ephemeris itself: exact to a millisecond, or to 0.001″ where the body hardly moves. Without `end_date` the search covers 200 years (50 for the Moon) or extends to the end of the ephemeris files.',
    uses: ['ephemeris', 'positions'],
    request: { query: DatedQuery, body: PlanetToDegreeRequest },
    response: PlanetToDegreeResponse,
    hasDisplayNames: true,
    formats: degreeFormats,
    errors: ['InvalidRange'],
    limits: 'transits',
    work: ({ body }) => estimateDegreeSearch(body),
    workMembers: ['end_date', 'max_crossings'],
    cache: 'none',
    stored: 'transits',
    examples: planetToDegreeExamples,
  },
  ({ body }, services) => toPlanetToDegreeResponse(searchDegreeCrossings(body, services)),
);

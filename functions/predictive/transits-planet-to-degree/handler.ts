import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import type { planetToDegree } from '../endpoints.ts';
import { degreeTransitRecord } from '../transit-records.ts';
import { estimateDegreeSearch } from '../work.ts';
import { searchDegreeCrossings } from './calculate.ts';
import type { contract, PlanetToDegreeResponse } from './contract.ts';
import { PlanetToDegreeRequest } from './request.ts';

const degreeFormats = createDatedFormats({
  record: degreeTransitRecord.schema,
  list: ({ transits }: PlanetToDegreeResponse) => transits,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ planet, degree, retrograde }, words) => {
    const transit = words.write('at_degree', words.point(planet), degree);
    return retrograde ? words.write('retrograde', transit) : transit;
  },
  identify: ({ planet, degree }, _answer, request: RequestWithZodiac) => [planet, degree, ...identifyZodiac(request)],
});

/** Searches that show what the endpoint does. */
const planetToDegreeExamples: readonly Example[] = [
  {
    name: 'saturnIntoAries',
    summary: 'Saturn crosses 0° Aries three times',
    body: { planet_name: 'saturn', target_degree: 0, start_date: '2025-01-01', end_date: '2027-01-01' },
  },
  {
    name: 'nextOfTheMoon',
    summary: 'The next crossing of the Moon in the sidereal zodiac',
    body: {
      planet_name: 'moon',
      target_degree: 211.5,
      start_date: '2026-01-01T12:00:00Z',
      max_crossings: 1,
      zodiac_type: 'sidereal',
      ayanamsa: 'lahiri',
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof planetToDegree, typeof contract>()({
  request: { query: DatedQuery, body: PlanetToDegreeRequest },
  hasDisplayNames: true,
  formats: degreeFormats,
  work: ({ body }) => estimateDegreeSearch(body),
  examples: planetToDegreeExamples,
  run: ({ body: request }, services) => {
    const { body, degree, crossings, searchEnd, isComplete } = searchDegreeCrossings(request, services);
    return {
      transits: crossings.map((crossing, index) =>
        degreeTransitRecord.write({ ...crossing, body, degree, crossingNumber: index + 1 }),
      ),
      total_count: crossings.length,
      search_end: formatInstant(searchEnd),
      complete: isComplete,
    };
  },
});

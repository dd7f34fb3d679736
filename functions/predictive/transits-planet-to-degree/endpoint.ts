import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { toPlanetToDegreeResponse } from '../transit-records.ts';
import { searchDegreeCrossings as findCrossings } from '../transits.ts';
import { PlanetToDegreeRequest, PlanetToDegreeResponse } from './schema.ts';

export const planetToDegree = defineEndpoint(
  {
    method: 'POST',
    path: '/predictive/transits/planet-to-degree',
    summary: 'When a body crosses a degree of the zodiac',
    description:
      'Every exact crossing in order of time, retrograde ones too, from `start_date` until there are `max_crossings` of them or the search ends. Each is settled on the ephemeris itself: exact to a millisecond, or to 0.001″ where the body hardly moves. Without `end_date` the search goes on for 200 years, 50 for the Moon, or to the end of the files.',
    uses: ['ephemeris', 'positions'],
    request: { body: PlanetToDegreeRequest },
    response: PlanetToDegreeResponse,
    errors: ['InvalidRange'],
    limits: 'transits',
    cache: 'none',
    stored: 'transits',
    examples: [
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
    ],
  },
  ({ body }, services) => toPlanetToDegreeResponse(findCrossings(body, services)),
);

import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import type { PlanetToDegreeResponse } from './contract.ts';
import { DegreeTransit } from './response.ts';

export const degreeFormats = createDatedFormats({
  record: DegreeTransit,
  list: ({ transits }: PlanetToDegreeResponse) => transits,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ planet, degree, retrograde }, words) => {
    const transit = words.write('at_degree', words.point(planet), degree);
    return retrograde ? words.write('retrograde', transit) : transit;
  },
  identify: ({ planet, degree }, _answer, request: RequestWithZodiac) => [planet, degree, ...identifyZodiac(request)],
});

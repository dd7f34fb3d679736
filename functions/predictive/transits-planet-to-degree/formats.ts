import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { namePoint } from '../../../lib/catalog/point-names.ts';
import { DegreeTransit, type PlanetToDegreeResponse } from './response.ts';

export const degreeFormats = createDatedFormats({
  record: DegreeTransit,
  list: ({ transits }: PlanetToDegreeResponse) => transits,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ planet, degree, retrograde }) =>
    `${namePoint(planet)} at ${degree}°${retrograde ? ' in retrograde motion' : ''}`,
  identify: ({ planet, degree }, _answer, request: RequestWithZodiac) => [planet, degree, ...identifyZodiac(request)],
});

import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { namePoint } from '../../../lib/catalog/point-names.ts';
import { SignIngress, type SignIngressesResponse } from './response.ts';

export const ingressFormats = createDatedFormats({
  record: SignIngress,
  list: ({ ingresses }: SignIngressesResponse) => ingresses,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ planet, sign, retrograde }) =>
    `${namePoint(planet)} enters ${sign}${retrograde ? ' in retrograde motion' : ''}`,
  identify: ({ planet, sign }, _answer, request: RequestWithZodiac) => [planet, sign, ...identifyZodiac(request)],
});

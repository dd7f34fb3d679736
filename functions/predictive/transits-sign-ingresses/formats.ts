import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import type { SignIngressesResponse } from './contract.ts';
import { SignIngress } from './response.ts';

export const ingressFormats = createDatedFormats({
  record: SignIngress,
  list: ({ ingresses }: SignIngressesResponse) => ingresses,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ planet, sign, retrograde }, words) => {
    const ingress = words.write('enters', words.point(planet), words.sign(sign));
    return retrograde ? words.write('retrograde', ingress) : ingress;
  },
  identify: ({ planet, sign }, _answer, request: RequestWithZodiac) => [planet, sign, ...identifyZodiac(request)],
});

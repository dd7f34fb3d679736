import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { matching } from '../endpoints.ts';
import { VEDIC_EXAMPLE as groom } from '../example-birth.ts';
import { calculateMatching } from './calculate.ts';
import type { contract } from './contract.ts';
import { MatchingRequest } from './request.ts';
import { toMatchingData, toMatchingRows } from './response.ts';

const bride = { ...groom, name: 'Bride', birth_datetime: { iso: '1966-02-14T06:40:00' } };

export const handler: EndpointHandler = defineHandler<typeof matching, typeof contract>()({
  request: { query: FormatQuery, body: MatchingRequest },
  hasDisplayNames: 'indian',
  timing: 'metadata.processing_time_ms',
  work: () => 2 * SECONDS_PER_REQUEST,
  examples: [
    example('twoBirths', 'Two births, without exceptions', { bride, groom }),
    example('otherChoices', 'Other rules, and exceptions that change the points', {
      ...{ bride, groom, ayanamsa: 'raman', vasya: 'signs', tara: 'bride', stri_dirgha: 13 },
      ...{ nadi_exceptions: ['same_lord'], bhakoot_exceptions: ['friendly_lords'], manglik_second_house: false },
    }),
    exampleAsRows('Two births as rows', { bride, groom }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const matching = calculateMatching(body, services);
    return chooseFormat(format, {
      full: () => toMatchingData(matching, body, context.provenance()),
      rows: () => toMatchingRows(matching),
    });
  },
});

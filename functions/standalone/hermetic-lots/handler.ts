import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { EXAMPLE_COORDINATES, j2000 } from '../example-inputs.ts';
import { calculateLots } from './calculate.ts';
import type { contract } from './contract.ts';
import type { hermeticLots } from './endpoint.ts';
import { HermeticLotsRequest } from './request.ts';
import { toHermeticLotRows, toHermeticLotsAnswer } from './response.ts';

const examples: readonly Example[] = [
  {
    name: 'sevenLots',
    summary: 'The seven Hermetic lots',
    body: { date_time: { iso: '1990-06-15T14:30:00' }, ...EXAMPLE_COORDINATES },
  },
  {
    name: 'everyLot',
    summary: 'Every lot of the catalog, in whole signs',
    body: {
      date_time: { iso: '1990-06-15T02:30:00Z' },
      ...EXAMPLE_COORDINATES,
      include_optional: true,
      include_legacy: true,
      house_system: 'W',
    },
  },
  {
    name: 'polarNight',
    summary: 'In the polar night, where Porphyry replaces Placidus',
    body: { date_time: { iso: '2000-12-21T12:00:00' }, latitude: 69.6492, longitude: 18.9553 },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The seven lots as rows',
    query: { format: 'llm_v2' },
    body: { date_time: j2000, ...EXAMPLE_COORDINATES },
  },
];

export const handler: EndpointHandler = defineHandler<typeof hermeticLots, typeof contract>()({
  request: { query: FormatQuery, body: HermeticLotsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculateLots(body, services);
    if (format === 'llm_v2') return toHermeticLotRows(result);
    return toHermeticLotsAnswer(result, body.options.decimal_places);
  },
});

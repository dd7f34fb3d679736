import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { estimateSkyDays } from '../work.ts';
import { calculateRiseSet } from './calculate.ts';
import type { contract } from './contract.ts';
import type { riseSet } from './endpoint.ts';
import { riseSetFormats } from './formats.ts';
import { countObjects, RiseSetRequest } from './request.ts';
import { toRiseSetAnswer } from './response.ts';
import { toRiseSetRows } from './rows.ts';

const BERLIN = { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } };

const examples: readonly Example[] = [
  {
    name: 'oneDay',
    summary: 'Sun, Moon and Venus in Berlin on one day, with twilight',
    body: {
      location: BERLIN,
      date: '2024-06-20',
      bodies: ['sun', 'moon', 'venus'],
      events: ['civil_dawn', 'rise', 'upper_transit', 'set', 'civil_dusk'],
    },
  },
  {
    name: 'midnightSun',
    summary: 'The last days before the midnight sun in Tromsø',
    body: {
      location: { latitude: { decimal: 69.65 }, longitude: { decimal: 18.96 } },
      start_date: '2024-05-16',
      end_date: '2024-05-20',
      bodies: ['sun'],
    },
  },
  {
    name: 'star',
    summary: 'Sirius over Cairo',
    body: {
      location: { latitude: { decimal: 30.05 }, longitude: { decimal: 31.25 } },
      date: '2024-08-01',
      star_names: ['Sirius'],
      definition: 'disc_centre',
      refraction: 'computed',
      temperature_c: 25,
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Sunrise and sunset as Indian almanacs print them, as rows',
    query: { format: 'llm_v2' },
    body: {
      location: { latitude: { decimal: 13.0878 }, longitude: { decimal: 80.2785 } },
      date: '2024-07-17',
      bodies: ['sun'],
      events: ['rise', 'set'],
      definition: 'hindu',
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof riseSet, typeof contract>()({
  request: { query: DatedRowQuery, body: RiseSetRequest },
  hasDisplayNames: true,
  formats: riseSetFormats,
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => estimateSkyDays(countDays(body) * countObjects(body)),
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculateRiseSet(body, services);
    return format === 'llm_v2' ? toRiseSetRows(result) : toRiseSetAnswer(result, body);
  },
});

import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { timelineQuery } from '../../../lib/requests/picture.ts';
import type { progressionsSearch } from '../endpoints.ts';
import { searchProgressions } from './calculate.ts';
import type { contract } from './contract.ts';
import { progressionFormats } from './formats.ts';
import { progressionPicture } from './picture.ts';
import { ProgressionsSearchRequest } from './request.ts';
import { toProgressionsSearchAnswer } from './response.ts';
import { toProgressionRows } from './rows.ts';
import { estimateProgressionsSearch } from './work.ts';

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
};

const examples: readonly Example[] = [
  {
    name: 'secondary',
    summary: 'Exact aspects of secondary progressions to natal points over five years',
    body: { subject, start_date: '2025-01-01', end_date: '2030-01-01' },
  },
  {
    name: 'everything',
    summary: 'All events of the progressed chart, aspects within it too',
    body: {
      subject,
      start_date: '2025-01-01',
      end_date: '2030-01-01',
      targets: 'both',
      include: ['aspects', 'sign_ingresses', 'house_ingresses', 'stations', 'lunations', 'declinations'],
    },
  },
  {
    name: 'solarArc',
    summary: 'Solar arc directions of a decade by hard aspects, within half a degree',
    body: {
      subject,
      method: 'solar_arc',
      aspects: ['conjunction', 'square', 'opposition', 'semi_square', 'sesquiquadrate'],
      orb: 0.5,
      start_date: '2020-01-01',
      end_date: '2030-01-01',
    },
  },
  {
    name: 'lunationsAsRows',
    summary: 'The progressed phases of the Moon in a whole life, as rows',
    query: { format: 'llm_v2' },
    body: { subject, include: ['lunations'], start_date: '1990-06-15', end_date: '2080-06-15' },
  },
  {
    name: 'converseTertiary',
    summary: 'Tertiary progressions as most texts have them, backwards',
    body: {
      subject,
      method: 'tertiary',
      rate_convention: 'traditional',
      converse: true,
      points: ['sun', 'midheaven'],
      start_date: '2026-01-01',
      end_date: '2026-03-01',
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof progressionsSearch, typeof contract>()({
  request: { query: timelineQuery('the events over time'), body: ProgressionsSearchRequest },
  hasDisplayNames: true,
  formats: { ...progressionFormats, picture: progressionPicture },
  work: ({ body }) => estimateProgressionsSearch(body),
  examples,
  run: async ({ query: { format }, body }, services, context) => {
    const result = await searchProgressions(body, services, context);
    return format === 'llm_v2' ? toProgressionRows(result) : toProgressionsSearchAnswer(result, body);
  },
});

import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyRequest } from '../../../lib/answers/request-identity.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { isArcMethod, type LifeMethod } from '../../../lib/astro/timing/progressions/rates.ts';
import type { ProgressedEventKind } from '../../../lib/astro/timing/progressions/search-query.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { listColumns } from '../../../lib/requests/columns.ts';
import { example } from '../../../lib/requests/examples.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import { timelineQuery } from '../../../lib/requests/picture.ts';
import type { progressionsSearch } from '../endpoints.ts';
import { type ProgressionsSearch, searchProgressions } from './calculate.ts';
import type { contract, ProgressionsSearchResponse } from './contract.ts';
import { progressionPicture } from './picture.ts';
import { ProgressedEventRecord, toEventRecords } from './records.ts';
import { ProgressionsSearchRequest } from './request.ts';
import { toProgressionRows } from './rows.ts';
import { type Movement, titleProgressedEvent } from './titles.ts';
import { estimateProgressionsSearch } from './work.ts';

type RecordType = ProgressedEventRecord['type'];

/** Types of records that each kind of search finds. */
const TYPES_OF_KINDS: Readonly<Record<ProgressedEventKind, readonly RecordType[]>> = {
  aspects: ['aspect'],
  sign_ingresses: ['sign_ingress'],
  house_ingresses: ['house_ingress'],
  stations: ['station'],
  lunations: ['lunation'],
  declinations: ['declination', 'out_of_bounds'],
};

/** How the chart of an answer moves. */
const movementOf = (answer: ProgressionsSearchResponse): Movement =>
  'events' in answer && 'definition' in answer ? answer.definition.id : 'progression';

interface SearchRequest {
  readonly body: Pick<ProgressionsSearchRequest, 'include'>;
}

const progressionFormats = createDatedFormats({
  record: ProgressedEventRecord,
  columnsFor: ({ body: { include } }: SearchRequest) => {
    const types = include.flatMap((kind) => TYPES_OF_KINDS[kind]);
    return listColumns(...ProgressedEventRecord.options.filter(({ shape }) => types.includes(shape.type.value)));
  },
  list: (answer: ProgressionsSearchResponse) => ('events' in answer ? answer.events : []),
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: (record, words, answer) => titleProgressedEvent(record, words, movementOf(answer)),
  isEvent: (record) => !('applying' in record && (record.applying || record.separating)),
  identify: (record, _answer, { body }: { readonly body: object }) => [
    ...identifyRequest({ ...body }),
    record.type,
    titleProgressedEvent(record, ENGLISH_CALENDAR_WORDS, 'progression'),
    record.occurrence,
  ],
});

const DECIMALS = 6;

const ANGLE_SOURCE = 'Solar Fire help, “Chart Angle Progression Type”';

const RATE_SOURCES = [
  'AstroApp help, “Secondary Progressions”',
  'M. Erlewine, Astro*Index, 1997, “Tertiary Progression”',
];

const ARC_SOURCE = 'Astrodienst, Astrowiki, “Solar Arc”';

function listSources(method: LifeMethod): string[] {
  if (isArcMethod(method)) return method === 'ascendant_arc' ? [ARC_SOURCE, ANGLE_SOURCE] : [ARC_SOURCE];
  return [...RATE_SOURCES, ANGLE_SOURCE];
}

/** A page of events as the answer states it. */
function toProgressionsSearchAnswer(result: ProgressionsSearch, request: ProgressionsSearchRequest) {
  const { natal, ratio, warnings } = result;
  const { method, rate_convention, angle_method, naibod_measure, converse, targets, orb } = request;
  const { handle } = natal.subject;
  const natalPoints = [...natal.points, ...natal.targets].map(
    ({ id, longitudeDeg }) => [id, roundTo(longitudeDeg, DECIMALS)] as const,
  );
  return {
    definition: {
      id: isArcMethod(method) ? ('direction' as const) : ('progression' as const),
      ...{ method, ratio, rate_convention, angle_method, naibod_measure, converse, targets, orb },
      sources: listSources(method),
    },
    events: toEventRecords(result),
    natal_points: Object.fromEntries(natalPoints),
    ...(handle !== undefined && { handle }),
    warnings: [...warnings],
    ...toPagingMembers(result),
  };
}

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
};

export const handler: EndpointHandler = defineHandler<typeof progressionsSearch, typeof contract>()({
  request: { query: timelineQuery('the events over time'), body: ProgressionsSearchRequest },
  hasDisplayNames: true,
  formats: { ...progressionFormats, picture: progressionPicture },
  work: ({ body }) => estimateProgressionsSearch(body),
  examples: [
    example('secondary', 'Exact aspects of secondary progressions to natal points over five years', {
      subject,
      start_date: '2025-01-01',
      end_date: '2030-01-01',
    }),
    example('everything', 'All events of the progressed chart, aspects within it too', {
      subject,
      start_date: '2025-01-01',
      end_date: '2030-01-01',
      targets: 'both',
      include: ['aspects', 'sign_ingresses', 'house_ingresses', 'stations', 'lunations', 'declinations'],
    }),
    example('solarArc', 'Solar arc directions of a decade by hard aspects, within half a degree', {
      subject,
      method: 'solar_arc',
      aspects: ['conjunction', 'square', 'opposition', 'semi_square', 'sesquiquadrate'],
      orb: 0.5,
      start_date: '2020-01-01',
      end_date: '2030-01-01',
    }),
    {
      ...example('lunationsAsRows', 'The progressed phases of the Moon in a whole life, as rows', {
        subject,
        include: ['lunations'],
        start_date: '1990-06-15',
        end_date: '2080-06-15',
      }),
      query: { format: 'llm_v2' },
    },
    example('converseTertiary', 'Tertiary progressions as most texts have them, backwards', {
      subject,
      method: 'tertiary',
      rate_convention: 'traditional',
      converse: true,
      points: ['sun', 'midheaven'],
      start_date: '2026-01-01',
      end_date: '2026-03-01',
    }),
  ],
  run: async ({ query: { format }, body }, services, context) => {
    const result = await searchProgressions(body, services, context);
    return format === 'llm_v2' ? toProgressionRows(result) : toProgressionsSearchAnswer(result, body);
  },
});

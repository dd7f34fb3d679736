import type { z } from 'zod';
import { createDatedFormats, type DatedRecords } from '../../lib/answers/dated-formats.ts';
import { readInstant } from '../../lib/answers/instant.ts';
import type { RecordShape, RecordTable } from '../../lib/answers/record.ts';
import { toSubjectInfo } from '../../lib/answers/subject.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../lib/answers/zodiac-identity.ts';
import { countDirectStretch, countRetrogradation } from '../../lib/astro/motion/occurrence.ts';
import { findGreatestElongations } from '../../lib/astro/sky/events/elongations.ts';
import { findStations } from '../../lib/astro/sky/events/stations.ts';
import { findVenusConjunctions } from '../../lib/astro/sky/venus/conjunctions.ts';
import type { CalendarWords } from '../../lib/base/catalog/languages/words.ts';
import { SECONDS_PER_REQUEST } from '../../lib/base/catalog/search-costs.ts';
import {
  defineHandler,
  type EndpointContract,
  type EndpointHandler,
  type Example,
} from '../../lib/contract/endpoint.ts';
import { EXAMPLE_PLACES, example } from '../../lib/requests/examples.ts';
import { DatedQuery } from '../../lib/requests/format.ts';
import type { contracts } from './contract.ts';
import type { endpoints } from './endpoints.ts';
import { toRangeMetadata, toVenusMetadata } from './metadata.ts';
import {
  averageDrift,
  conjunctionRecord,
  elongationRecord,
  phaseRecord,
  starPointRecord,
  stationRecord,
  vertexRecord,
} from './records.ts';
import { EightYearStarRequest, VenusPhaseRequest, VenusRangeRequest, VenusStarPointsRequest } from './requests.ts';
import {
  calculateBirthStar,
  calculateEightYearStar,
  calculatePhase,
  placeConjunction,
  placeEvent,
  searchRange,
} from './searches.ts';

type Contracts = typeof contracts;
type AnswerOf<Id extends keyof Contracts> = z.output<Contracts[Id]['response']>;
/** An endpoint of this group that reads no birth. */
type VenusEndpoint = (typeof endpoints)[1];

/** An event of Venus as answers list it: each type comes once in a synodic period. */
interface VenusEvent {
  readonly type: string;
  readonly sign: string;
  readonly exact_datetime: string;
}

/** Creates the table and the calendar of an answer that lists events of Venus. */
const createVenusFormats = <Answer>(
  events: Omit<DatedRecords<VenusEvent, Answer, RequestWithZodiac>, 'identify' | 'timeOf'>,
) =>
  createDatedFormats({
    ...events,
    timeOf: ({ exact_datetime: start }) => ({ start }),
    identify: ({ type, exact_datetime }, _answer: Answer, request: RequestWithZodiac) => [
      ...[type, ...identifyZodiac(request)],
      (type === 'superior' ? countDirectStretch : countRetrogradation)('venus', readInstant(exact_datetime)),
    ],
  });

/** @example 'Venus in inferior conjunction with the Sun in Gemini' */
const summarizeConjunction = ({ type, sign }: VenusEvent, words: CalendarWords): string =>
  words.write(type === 'inferior' ? 'venus_inferior' : 'venus_superior', words.sign(sign));

const DAYS_PER_YEAR = 365.25;

/** Estimates a search, CPU-seconds. */
const estimateRange = ({ start_date, end_date }: VenusRangeRequest, secondsPerYear: number): number =>
  SECONDS_PER_REQUEST + (secondsPerYear * (end_date - start_date)) / DAYS_PER_YEAR;

/** Processor time of the conjunctions around one date, CPU-seconds, measured like those of `lib/base/catalog/search-costs.ts`. */
const STAR_SECONDS = 0.025;

/** What the handlers of this group have in common. */
const SHARED = { hasDisplayNames: true, timing: 'metadata.processing_time_ms' } as const;

/** A search for events in a range: one line for each thing in which it differs from the others. */
interface RangeRow<Found, Of extends RecordShape> {
  /** The member of the answer that lists the events. */
  readonly list: string;
  readonly record: RecordTable<Found, Of>;
  readonly find: Parameters<typeof searchRange<Found>>[2];
  readonly summarize: (event: VenusEvent, words: CalendarWords) => string;
  readonly secondsPerYear: number;
  readonly examples: readonly Example[];
}

type RangeAnswer = Readonly<Record<string, readonly VenusEvent[]>>;

const defineRangeHandler = <Found, Of extends RecordShape>(row: RangeRow<Found, Of>): EndpointHandler =>
  defineHandler<VenusEndpoint, EndpointContract>()({
    ...SHARED,
    request: { query: DatedQuery, body: VenusRangeRequest },
    formats: createVenusFormats({
      record: row.record.schema as z.ZodType as z.ZodType<VenusEvent>,
      list: (answer: RangeAnswer) => answer[row.list] ?? [],
      summarize: row.summarize,
    }),
    work: ({ body }) => estimateRange(body, row.secondsPerYear),
    examples: row.examples,
    run: ({ body }, services) => {
      const found = searchRange(body, services, row.find);
      return {
        [row.list]: found.events.map(row.record.write),
        metadata: toRangeMetadata(found, services.ephemeris.facts),
      };
    },
  });

const conjunctions = defineRangeHandler({
  list: 'conjunctions',
  record: conjunctionRecord,
  find: (sky, window) => findVenusConjunctions(sky, window).map((event) => placeConjunction(event, sky)),
  summarize: summarizeConjunction,
  secondsPerYear: 0.0006,
  examples: [
    example('eightYears', 'The ten conjunctions of eight years, two transits among them', {
      start_date: '2004-06-01',
      end_date: '2012-06-07',
    }),
    example('none', 'A month without one', { start_date: '2024-01-01', end_date: '2024-02-01T12:00:00+01:00' }),
  ],
});

const stations = defineRangeHandler({
  list: 'stations',
  record: stationRecord,
  find: (sky, window) => findStations(sky, 'venus', window).map((event) => placeEvent(event, sky)),
  summarize: ({ type, sign }, words) =>
    words.write(
      'stations',
      words.point('venus'),
      words.motion(type === 'direct' ? 'direct' : 'retrograde'),
      words.sign(sign),
    ),
  secondsPerYear: 0.0006,
  examples: [
    example('oneRetrograde', 'The retrograde of 2020', { start_date: '2020-01-01', end_date: '2021-01-01' }),
    example('sidereal', 'The same with sidereal longitudes', {
      start_date: '2020-01-01',
      end_date: '2021-01-01',
      zodiac_type: 'sidereal',
    }),
  ],
});

const elongations = defineRangeHandler({
  list: 'elongations',
  record: elongationRecord,
  find: (sky, window) => findGreatestElongations(sky, 'venus', window).map((event) => placeEvent(event, sky)),
  summarize: ({ type, sign }, words) =>
    words.write(type === 'greatest_eastern' ? 'venus_eastern' : 'venus_western', words.sign(sign)),
  secondsPerYear: 0.0016,
  examples: [
    example('oneApparition', 'The greatest elongations of 2020', { start_date: '2020-01-01', end_date: '2021-01-01' }),
  ],
});

const starPoints = defineHandler<(typeof endpoints)[0], Contracts['star-points']>()({
  ...SHARED,
  request: { query: DatedQuery, body: VenusStarPointsRequest },
  formats: createVenusFormats({
    record: starPointRecord.schema,
    list: (answer: AnswerOf<'star-points'>) => answer.star_points,
    summarize: summarizeConjunction,
  }),
  work: () => STAR_SECONDS,
  examples: [
    example('birthStar', 'The star of a birth in 1990', {
      subject: {
        name: 'Example',
        birth_datetime: { iso: '1990-06-15T14:30:00' },
        birth_location: EXAMPLE_PLACES.paris,
      },
    }),
  ],
  run: ({ body }, services) => {
    const { subject, points, warnings, zodiac } = calculateBirthStar(body, services);
    return {
      subject: toSubjectInfo(subject),
      star_points: points.map(starPointRecord.write),
      warnings: [...warnings],
      metadata: toVenusMetadata(zodiac, services.ephemeris.facts),
    };
  },
});

const eightYearStar = defineHandler<VenusEndpoint, Contracts['eight-year-star']>()({
  ...SHARED,
  request: { query: DatedQuery, body: EightYearStarRequest },
  formats: createVenusFormats({
    record: vertexRecord.schema,
    list: (answer: AnswerOf<'eight-year-star'>) => answer.vertices,
    summarize: summarizeConjunction,
  }),
  work: () => STAR_SECONDS,
  examples: [
    example('inferior', 'The star of inferior conjunctions', { date: '2024-03-20' }),
    example('superior', 'The star of superior conjunctions', { date: '2024-03-20T03:06:00Z', type: 'superior' }),
  ],
  run: ({ body }, services) => {
    const { vertices, zodiac } = calculateEightYearStar(body, services);
    const records = vertices.map(vertexRecord.write);
    return {
      vertices: records,
      star_points_deg: records.map(({ longitude }) => longitude).sort((a, b) => a - b),
      drift_deg: averageDrift(vertices),
      type: body.type,
      metadata: toVenusMetadata(zodiac, services.ephemeris.facts),
    };
  },
});

const phase = defineHandler<VenusEndpoint, Contracts['phase']>()({
  ...SHARED,
  request: { body: VenusPhaseRequest },
  work: () => SECONDS_PER_REQUEST,
  examples: [
    example('morningStar', 'Under the beams in the morning', { date: '2024-03-20' }),
    example('transit', 'In the transit of 2012', { date: '2012-06-06T01:30:00Z' }),
  ],
  run: ({ body }, services) => {
    const found = calculatePhase(body, services);
    return { phase: phaseRecord.write(found), metadata: toVenusMetadata(found.zodiac, services.ephemeris.facts) };
  },
});

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = {
  'star-points': starPoints,
  conjunctions,
  'eight-year-star': eightYearStar,
  stations,
  elongations,
  phase,
};

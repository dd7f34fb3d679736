import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { readInstant } from '../../../lib/answers/instant.ts';
import { toZodiacInfo } from '../../../lib/answers/moment.ts';
import { identifyHorizonPlace, type RequestWithHorizon } from '../../../lib/answers/place-identity.ts';
import { countLunarCycle } from '../../../lib/astro/motion/occurrence.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { PAKSHAS } from '../../../lib/base/catalog/panchanga.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { capitalize } from '../../../lib/base/text.ts';
import { TURN_DEG } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { zoneNameOf } from '../../../lib/charts/local-days.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { countDays } from '../../../lib/requests/day-range.ts';
import { example } from '../../../lib/requests/examples.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { SkyMoment } from '../../../lib/requests/sky-moment.ts';
import type { panchanga } from '../endpoints.ts';
import { calculatePanchanga, type Panchanga } from './calculate.ts';
import type { contract, PanchangaAnswer } from './contract.ts';
import { dayRows, type PanchangaDayRecord, toDayRecords } from './records.ts';
import { PanchangaRequest } from './request.ts';

/** A row for each span: an element of the panchanga, a part of a day, or a hora. */
const PanchangaSpan = z.object({
  date: z.string(),
  element: z.string(),
  number: z.int().nullable(),
  name: z.string(),
  start: SkyMoment,
  end: SkyMoment,
  kshaya: z.boolean(),
  vriddhi: z.boolean(),
  /** Of tithis only. */
  paksha: z.enum(PAKSHAS).optional(),
});

/** A span, with what the title of a hora needs and the table has in its name. */
type PanchangaSpan = z.output<typeof PanchangaSpan> & { readonly ruler?: string | undefined };
type Listed = Omit<PanchangaSpan, 'date'>;

const ELEMENTS = { tithi: 'tithis', nakshatra: 'nakshatras', yoga: 'yogas', karana: 'karanas' } as const;
const isElement = (element: string): element is keyof typeof ELEMENTS => Object.hasOwn(ELEMENTS, element);

const DAY_PARTS = {
  brahma: 'Brahma muhurta',
  rahu_kala: 'Rahu kala',
  yamaganda: 'Yamaganda',
  gulika: 'Gulika',
  abhijit: 'Abhijit muhurta',
} as const;

function listSpans(day: PanchangaDayRecord): readonly Listed[] {
  const elements = (['tithi', 'nakshatra', 'yoga', 'karana'] as const).flatMap((element): Listed[] =>
    day[ELEMENTS[element]].map((span) => ({ kshaya: false, vriddhi: false, ...span, element })),
  );
  const parts = (['brahma', 'rahu_kala', 'yamaganda', 'gulika', 'abhijit'] as const).flatMap((element): Listed[] => {
    const part = day[element];
    return part ? [{ element, number: null, name: DAY_PARTS[element], ...part, kshaya: false, vriddhi: false }] : [];
  });
  const horas = (day.horas ?? []).map(
    ({ number, ruler, start, end }): Listed => ({
      ...{ element: 'hora', number, name: `Hora of ${namePoint(ruler)}`, ruler, start, end },
      ...{ kshaya: false, vriddhi: false },
    }),
  );
  return [...elements, ...parts, ...horas];
}

/** Spans of all days; one that touches several days is listed on the first. */
function listAllSpans({ days }: z.output<typeof PanchangaAnswer>): readonly PanchangaSpan[] {
  const seen = new Set<string>();
  return days.flatMap((day) =>
    listSpans(day).flatMap((span) => {
      const key = `${span.element} ${span.start.datetime_utc}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ date: day.date, ...span }];
    }),
  );
}

/** `Tithi Shukla Saptami`; a part of a day has its name alone. */
function formatTitle({ element, name, paksha }: PanchangaSpan, words: CalendarWords): string {
  if (!isElement(element)) return words.sanskrit(words.term('dayParts', name));
  const half = paksha ? [words.term('pakshas', paksha)] : [];
  const parts = [words.term('elements', element), ...half, words.term(ELEMENTS[element], name)];
  return words.sanskrit(parts.map(capitalize).join(' '));
}

/** The members of a request that tell its spans from those of others. */
interface RequestWithRules extends RequestWithHorizon {
  readonly body: RequestWithHorizon['body'] &
    Pick<PanchangaRequest, 'ayanamsa' | 'user_ayanamsa' | 'positions' | 'hora'>;
}

/** Divisions of the angle of the Moon that an element counts, and its distance from the tropical zodiac, degrees. */
const ANGLES = {
  tithi: { angle: 'elongation', parts: 30, offsetDeg: 0 },
  karana: { angle: 'elongation', parts: 60, offsetDeg: 0 },
  nakshatra: { angle: 'moon', parts: 27, offsetDeg: 24 },
  yoga: { angle: 'sum', parts: 27, offsetDeg: 48 },
} as const;

/** Number of the round in which an element comes; undefined for parts of days. */
function countElement(element: string, number: number, start: JdUt): number | undefined {
  if (!Object.hasOwn(ANGLES, element)) return undefined;
  const { angle, parts, offsetDeg } = ANGLES[element as keyof typeof ANGLES];
  return countLunarCycle(angle, start, ((number - 1) / parts) * TURN_DEG + offsetDeg);
}

const panchangaFormats = createDatedFormats({
  record: PanchangaSpan,
  list: listAllSpans,
  timeOf: ({ start, end }) => ({ start: start.datetime_utc, end: end.datetime_utc }),
  summarize: (span: PanchangaSpan, words) =>
    span.ruler === undefined ? formatTitle(span, words) : words.write('hora', words.point(span.ruler)),
  identify: ({ date, element, number, name, start }, _answer, request: RequestWithRules) => {
    const { ayanamsa, user_ayanamsa, positions, hora } = request.body;
    return [
      ...[element, number, name],
      countElement(element, number ?? 1, readInstant(start.datetime_utc)) ?? date,
      ayanamsa,
      user_ayanamsa,
      positions,
      hora,
      ...identifyHorizonPlace(request),
    ];
  },
});

const BANGALORE = {
  latitude: { decimal: 12.972 },
  longitude: { decimal: 77.594 },
  timezone: { iana_name: 'Asia/Kolkata' },
};

/** Processor time of a request for the months around its days, and of each day, CPU-seconds. */
const COST = { request: 0.01, day: 0.0008 } as const;

const SOURCES = [
  'R. Sewell and S. B. Dikshit, The Indian Calendar, 1896, p. 2, 18, 25 to 27 and 30 (elements, days, months)',
  'R. Sewell, Indian Chronography, 1912, secs. 141 to 151 and 170 (years of Jupiter)',
];

const DECIMALS = 6;

/** The panchanga as the answer states it, without the processing time. */
function toPanchangaAnswer(result: Panchanga, { positions, seasons, refraction, hora }: PanchangaRequest) {
  const { place, clock, horizon, zodiac, warnings } = result;
  return {
    definition: {
      id: 'panchanga' as const,
      ...toZodiacInfo(zodiac, DECIMALS),
      ...{ positions, seasons },
      sunrise: toHorizonRecord(horizon, refraction === 'computed'),
      sources: SOURCES,
    },
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    days: toDayRecords(result, hora),
    warnings: [...warnings],
    metadata: {},
  };
}

/** The panchanga as rows. */
const toPanchangaRows = (result: Panchanga) =>
  toRowAnswer({
    schema_version: 'llm_v2' as const,
    timezone: zoneNameOf(result.clock),
    ...dayRows.write(toDayRecords(result, 'none')),
    warnings: [...result.warnings],
  });

export const handler: EndpointHandler = defineHandler<typeof panchanga, typeof contract>()({
  request: { query: DatedRowQuery, body: PanchangaRequest },
  hasDisplayNames: 'indian',
  formats: panchangaFormats,
  timing: 'metadata.calculation_time_ms',
  work: ({ body }) => SECONDS_PER_REQUEST + COST.request + COST.day * countDays(body),
  examples: [
    example('oneDay', 'One day in Bangalore', { location: BANGALORE, date: '2013-01-18' }),
    example('sunriseOfAlmanacs', 'True places, the sunrise of western almanacs, tropical seasons, and horas', {
      location: BANGALORE,
      date: '2013-01-18',
      positions: 'true',
      definition: 'apparent_limb',
      seasons: 'tropical',
      hora: 'unequal',
    }),
    {
      ...example('weekAsRows', 'A week as rows', {
        location: BANGALORE,
        start_date: '2013-01-14',
        end_date: '2013-01-20',
      }),
      query: { format: 'llm_v2' },
    },
  ],
  run: ({ query: { format }, body }, services) => {
    const result = calculatePanchanga(body, services);
    return format === 'llm_v2' ? toPanchangaRows(result) : toPanchangaAnswer(result, body);
  },
});

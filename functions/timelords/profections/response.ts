import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { DECIMALS, toLifeData, toLifeRows, toMinute, toSpan } from '../../../lib/answers/life-periods.ts';
import { createPeriodFormats } from '../../../lib/answers/period-formats.ts';
import { createPeriodPicture } from '../../../lib/answers/period-timeline.ts';
import { roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { ProfectedAspect } from '../../../lib/astro/timing/time-lords/degree-profections.ts';
import { SIGN_RULERS } from '../../../lib/base/catalog/dignities.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/calendar-words.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { periodShape, periodSign } from '../../../lib/requests/life-periods.ts';
import { integer } from '../../../lib/requests/members.ts';
import type { ProfectionResult } from './calculate.ts';
import type { ProfectionRequest } from './request.ts';

const house = (description: string) => z.int().meta({ description, example: 11 });

export const ProfectionRecord = z
  .object({
    ...periodShape,
    age: integer('Completed years of life', 34),
    sign: periodSign,
    house: house('House of the sign, 1 to 12, counted by whole signs from the sign of `from`'),
    lord_sign: z.enum(SIGNS).meta({ description: 'Sign of the lord at birth', example: 'Leo' }),
    lord_house: house(
      'House of the lord at birth by whole signs from the Ascendant; null without a time of birth',
    ).nullable(),
    natal_bodies: z.array(z.string()).meta({ description: 'Sun to Pluto in the sign at birth', example: ['mars'] }),
  })
  .meta({ id: 'Profection', description: 'A profected year, month or part of a month; by degrees a time in one sign' });

export type ProfectionRecord = z.output<typeof ProfectionRecord>;

export const PROFECTION_ASPECTS_SCHEMA = ['date', 'aspect', 'natal_point', 'longitude'] as const;

const SOURCES = ['Ptolemy, Tetrabiblos IV.10', 'Vettius Valens, Anthologies IV'];

type NatalFacts = Pick<ProfectionRecord, 'lord_sign' | 'lord_house' | 'natal_bodies'>;

/** What the birth says of each sign. A life has thousands of periods, and twelve signs. */
function describeNatalSigns({ chart: { points, horizon } }: ProfectionResult): ReadonlyMap<Sign, NatalFacts> {
  const placed = points.map(({ id, longitudeDeg, house }) => ({ id, house, sign: signOf(longitudeDeg) }));
  const describe = (sign: Sign): NatalFacts => {
    const ruler = placed.find(({ id }) => id === SIGN_RULERS[sign].traditional);
    return {
      // The chart always has Sun to Saturn.
      lord_sign: ruler?.sign ?? sign,
      lord_house: (horizon && ruler?.house) ?? null,
      natal_bodies: placed.filter((point) => point.sign === sign).map(({ id }) => id),
    };
  };
  return new Map(SIGNS.map((sign) => [sign, describe(sign)]));
}

function toProfectionRecords(result: ProfectionResult, periods: ProfectionResult['periods']): ProfectionRecord[] {
  const facts = describeNatalSigns(result);
  // One literal instead of spreads, which take three times as long for the periods of a life.
  return periods.map((period) => {
    const { level, start, end } = toSpan(period);
    const { lord, sign, age, house: ofPeriod } = period;
    const { lord_sign, lord_house, natal_bodies } = facts.get(sign) as NatalFacts;
    return { level, start, end, lord, sign, age, house: ofPeriod, lord_sign, lord_house, natal_bodies };
  });
}

const toAspectRow = ({ moment, aspect, point, profectedDeg }: ProfectedAspect) => ({
  datetime: formatInstant(moment),
  aspect,
  natal_point: point,
  profected_longitude: roundTo(profectedDeg, DECIMALS),
});

export function toProfectionData(result: ProfectionResult, request: ProfectionRequest, provenance: Provenance) {
  const { fromDeg, age, degree, isLeapDayBirth } = result;
  const { from, mode, months, anniversary } = request;
  const { longitude, sign } = toZodiacPosition(fromDeg, DECIMALS);
  return {
    ...toLifeData(result, provenance),
    definition: {
      id: 'profections' as const,
      ...{ from, from_longitude: longitude, from_sign: sign, mode, months, anniversary },
      leap_day_anniversary: isLeapDayBirth ? ('03-01' as const) : null,
      sources: SOURCES,
    },
    age,
    periods: toProfectionRecords(result, result.periods),
    active: toProfectionRecords(result, result.active),
    profected_longitude: degree ? roundTo(degree.longitudeDeg, DECIMALS) : null,
    ...(degree && { aspects: degree.aspects.map(toAspectRow) }),
  };
}

export function toProfectionRows(result: ProfectionResult) {
  const rows = toLifeRows(result, (period) => ({ ...period, note: `age ${period.age}, house ${period.house}` }));
  return toRowAnswer({ ...rows, ...(result.degree && toDegreeRows(result.degree)) });
}

const toDegreeRows = ({ longitudeDeg, aspects }: NonNullable<ProfectionResult['degree']>) => ({
  profected_longitude: roundTo(longitudeDeg, ROW_DECIMALS),
  aspects_schema: [...PROFECTION_ASPECTS_SCHEMA],
  aspects: aspects.map(({ moment, aspect, point, profectedDeg }) => [
    toMinute(moment),
    aspect,
    point,
    roundTo(profectedDeg, ROW_DECIMALS),
  ]),
});

const ROW_DECIMALS = 4;

const LEVEL_TEXTS = ['profected_year', 'profected_month', 'profected_part'] as const;

const summarize = ({ level, lord, sign, house: ofPeriod }: ProfectionRecord, words: CalendarWords): string =>
  words.write(LEVEL_TEXTS[level - 1] ?? 'profected_part', words.sign(sign), ofPeriod, words.point(lord));

export const profectionFormats = {
  ...createPeriodFormats({ record: ProfectionRecord, summarize }),
  picture: createPeriodPicture({
    technique: 'Profections',
    levels: ['Years', 'Months', 'Parts'],
    summarize: (period: ProfectionRecord) => `${summarize(period, ENGLISH_CALENDAR_WORDS)}, age ${period.age}`,
    listSettings: () => [],
  }),
};

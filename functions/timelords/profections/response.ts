import * as z from 'zod';
import {
  citeSources,
  DECIMALS,
  identifyTechnique,
  periodMembers,
  toLifeData,
  toLifeRows,
  toMinute,
} from '../../../lib/answers/life-periods.ts';
import { createPeriodFormats } from '../../../lib/answers/period-formats.ts';
import { defineRecord, defineRows, liftMembers, type RecordOf } from '../../../lib/answers/record.ts';
import { roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { ProfectedAspect, SignStay } from '../../../lib/astro/timing/time-lords/degree-profections.ts';
import type { Profection } from '../../../lib/astro/timing/time-lords/profections.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { SIGN_RULERS } from '../../../lib/base/catalog/dignities.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { periodSign } from '../../../lib/requests/life-periods.ts';
import { choice, integer, number, text } from '../../../lib/requests/members.ts';
import type { ProfectionResult } from './calculate.ts';
import type { ProfectionRequest } from './request.ts';

/** What the birth says of a sign. */
interface NatalSign {
  readonly lordSign: Sign;
  readonly lordHouse: number | null;
  readonly bodies: readonly string[];
}

/** A period, and what the birth says of its sign. */
interface PlacedPeriod {
  readonly period: Profection | SignStay;
  readonly natal: NatalSign;
}

const house = (description: string) => integer(description, 11);

export const profectionRecord = defineRecord<PlacedPeriod>()(
  'Profection',
  'A profected year, month or part of a month; by degrees a time in one sign',
  {
    ...liftMembers(periodMembers, ({ period }: PlacedPeriod) => period),
    age: [integer('Completed years of life', 34), ({ period }) => period.age],
    sign: [periodSign, ({ period }) => period.sign],
    house: [
      house('House of the sign, 1 to 12, counted by whole signs from the sign of `from`'),
      ({ period }) => period.house,
    ],
    lord_sign: [choice(SIGNS, 'Sign of the lord at birth', 'Leo'), ({ natal }) => natal.lordSign],
    lord_house: [
      house('House of the lord at birth by whole signs from the Ascendant; null without a time of birth').nullable(),
      ({ natal }) => natal.lordHouse,
    ],
    natal_bodies: [
      z.array(z.string()).meta({ description: 'Sun to Pluto in the sign at birth', example: ['mars'] }),
      ({ natal }) => [...natal.bodies],
    ],
  },
);

type ProfectionRecord = RecordOf<typeof profectionRecord>;

/** How profections were asked for, and counted. */
interface CountedProfections {
  readonly result: ProfectionResult;
  readonly request: ProfectionRequest;
}

export const profectionDefinition = defineRecord<CountedProfections>()(
  'ProfectionDefinition',
  'How the profections were counted',
  {
    ...identifyTechnique('profections'),
    from: [text('Point that the profections start from', 'ascendant'), ({ request }) => request.from],
    from_longitude: [
      number('Its longitude at birth', 127.1),
      ({ result }) => toZodiacPosition(result.fromDeg, DECIMALS).longitude,
    ],
    from_sign: [choice(SIGNS, 'Its sign at birth', 'Leo'), ({ result }) => signOf(result.fromDeg)],
    mode: [text('As in the request', 'sign'), ({ request }) => request.mode],
    months: [text('As in the request', 'equal'), ({ request }) => request.months],
    anniversary: [text('As in the request', 'civil'), ({ request }) => request.anniversary],
    leap_day_anniversary: [
      z.literal('03-01').nullable().meta({
        description:
          'Month and day of anniversaries in common years after a birth on 29 February; null after other births',
        example: null,
      }),
      ({ result }) => (result.isLeapDayBirth ? '03-01' : null),
    ],
    ...citeSources(['Ptolemy, Tetrabiblos IV.10', 'Vettius Valens, Anthologies IV']),
  },
);

/** What the birth says of each sign. A life has thousands of periods, and twelve signs. */
function describeNatalSigns({ chart: { points, horizon } }: ProfectionResult): ReadonlyMap<Sign, NatalSign> {
  const placed = points.map(({ id, longitudeDeg, house }) => ({ id, house, sign: signOf(longitudeDeg) }));
  const describe = (sign: Sign): NatalSign => {
    const ruler = placed.find(({ id }) => id === SIGN_RULERS[sign].traditional);
    return {
      // The chart always has Sun to Saturn.
      lordSign: ruler?.sign ?? sign,
      lordHouse: (horizon && ruler?.house) ?? null,
      bodies: placed.filter((point) => point.sign === sign).map(({ id }) => id),
    };
  };
  return new Map(SIGNS.map((sign) => [sign, describe(sign)]));
}

function toProfectionRecords(result: ProfectionResult, periods: ProfectionResult['periods']): ProfectionRecord[] {
  const natalSigns = describeNatalSigns(result);
  return periods.map((period) => profectionRecord.write({ period, natal: natalSigns.get(period.sign) as NatalSign }));
}

export const profectedAspectRecord = defineRecord<ProfectedAspect>()(
  'ProfectedAspect',
  'An exact aspect of the profected point',
  {
    datetime: [instantText('When the aspect is exact'), ({ moment }) => formatInstant(moment)],
    aspect: [choice(ASPECT_IDS, 'Aspect', 'square'), 'aspect'],
    natal_point: [text('Body or angle of the birth', 'moon'), 'point'],
    profected_longitude: [
      number('Longitude of the moving point', 214.51),
      ({ profectedDeg }) => roundTo(profectedDeg, DECIMALS),
    ],
  },
);

const ROW_DECIMALS = 4;

export const profectedAspectRows = defineRows<ProfectedAspect>()(
  'aspects',
  'By degrees: exact major aspects to the bodies and angles of the birth; dates to the minute in UTC',
  {
    date: ['2000-06-15T12:30Z', ({ moment }) => toMinute(moment)],
    aspect: ['square', 'aspect'],
    natal_point: ['moon', 'point'],
    longitude: [214.51, ({ profectedDeg }) => roundTo(profectedDeg, ROW_DECIMALS)],
  },
);

export function toProfectionData(result: ProfectionResult, request: ProfectionRequest, provenance: Provenance) {
  const { age, degree } = result;
  return {
    ...toLifeData(result, provenance),
    definition: profectionDefinition.write({ result, request }),
    age,
    periods: toProfectionRecords(result, result.periods),
    active: toProfectionRecords(result, result.active),
    profected_longitude: degree ? roundTo(degree.longitudeDeg, DECIMALS) : null,
    ...(degree && { aspects: degree.aspects.map(profectedAspectRecord.write) }),
  };
}

export function toProfectionRows(result: ProfectionResult) {
  const rows = toLifeRows(result, (period) => ({ ...period, note: `age ${period.age}, house ${period.house}` }));
  return { ...rows, ...(result.degree && toDegreeRows(result.degree)) };
}

const toDegreeRows = ({ longitudeDeg, aspects }: NonNullable<ProfectionResult['degree']>) => ({
  profected_longitude: roundTo(longitudeDeg, ROW_DECIMALS),
  ...profectedAspectRows.write(aspects),
});

const LEVEL_TEXTS = ['profected_year', 'profected_month', 'profected_part'] as const;

const summarize = ({ level, lord, sign, house: ofPeriod }: ProfectionRecord, words: CalendarWords): string =>
  words.write(LEVEL_TEXTS[level - 1] ?? 'profected_part', words.sign(sign), ofPeriod, words.point(lord));

export const profectionFormats = createPeriodFormats({
  record: profectionRecord.schema,
  technique: 'Profections',
  levels: ['Years', 'Months', 'Parts'],
  summarize,
  addNote: ({ age }) => `, age ${age}`,
});

import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { DECIMALS, toLifeData, toLifeRows, toSpan } from '../../../lib/answers/life-periods.ts';
import { toZodiacInfo } from '../../../lib/answers/moment.ts';
import { toNakshatraRecord } from '../../../lib/answers/nakshatra.ts';
import { createPeriodFormats } from '../../../lib/answers/period-formats.ts';
import { createPeriodPicture } from '../../../lib/answers/period-timeline.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { DashaPeriod } from '../../../lib/astro/indian/dashas/list-dashas.ts';
import {
  ABHIJIT_CHOICES,
  DASHA_BALANCES,
  DASHA_STARTS,
  DASHA_SYSTEMS,
  DASHA_TERMS,
  type DashaSystem,
  YOGINIS,
} from '../../../lib/base/catalog/dashas.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/calendar-words.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { POSITION_KINDS } from '../../../lib/base/catalog/position-kinds.ts';
import { NakshatraRecord } from '../../../lib/requests/chart/nakshatra.ts';
import { createPeriodResponse, definitionShape, PeriodRows, periodShape } from '../../../lib/requests/life-periods.ts';
import { zodiacInfoShape } from '../../../lib/requests/moment.ts';
import type { DashasResult } from './calculate.ts';
import type { DashasRequest } from './request.ts';

const DashaRecord = z
  .object({
    ...periodShape,
    path: z.string().meta({
      description: 'Lords from the first level down to this one',
      example: 'rahu/jupiter/saturn',
    }),
    yogini: z.enum(YOGINIS).optional().meta({ description: 'Name of the period in `yogini`', example: 'Siddha' }),
    years: z
      .number()
      .meta({ description: 'Whole length in years; the first period begins before the birth', example: 18 }),
  })
  .meta({ id: 'DashaPeriod', description: 'A period of a dasha, or one that divides it' });

type DashaRecord = z.output<typeof DashaRecord>;

const DashaDefinition = z
  .object({
    id: z.enum(DASHA_SYSTEMS).meta({ description: 'System', example: 'vimshottari' }),
    year_days: z
      .union([z.number(), z.literal('solar')])
      .meta({ description: 'Length of a year, days, or `solar`', example: 365.25 }),
    balance: z.enum(DASHA_BALANCES).meta({ description: 'As in the request', example: 'longitude' }),
    start_from: z.enum(DASHA_STARTS).meta({ description: 'As in the request', example: 'moon' }),
    abhijit: z.enum(ABHIJIT_CHOICES).optional().meta({ description: 'Only of ashtottari', example: 'not' }),
    ...zodiacInfoShape,
    positions: z.enum(POSITION_KINDS).meta({ description: 'As in the request', example: 'apparent' }),
    ...definitionShape,
  })
  .meta({ id: 'DashaDefinition', description: 'How the periods were counted' });

const count = (description: string, example: number) => z.int().meta({ description, example });

const BalanceRecord = z
  .object({
    lord: z.string().meta({ description: 'Lord of the first period', example: 'rahu' }),
    years: z.number().meta({ description: 'Years that are left of it', example: 0.036 }),
    days: z.number().meta({ description: 'The same in days', example: 13.2 }),
    y_m_d: z
      .object({
        years: count('Whole years', 0),
        months: count('Whole months of a twelfth of the year', 0),
        days: count('Whole days, the rest cut off', 13),
      })
      .meta({ id: 'YearsMonthsDays', description: 'The same in years, months and days' }),
  })
  .meta({ id: 'DashaBalance', description: 'What is left of the first period at birth' });

export const DashasResponse = createPeriodResponse({
  name: 'Dashas',
  rows: PeriodRows,
  definition: DashaDefinition,
  shape: {
    nakshatra: NakshatraRecord,
    balance_at_birth: BalanceRecord,
    sensitivity_days_per_minute: z.number().meta({
      description:
        'Days by which all dates come earlier for a birth that is a minute later: no date is better known than this times the doubt about the time of birth',
      example: 4.1,
    }),
    periods: z.array(DashaRecord).meta({ description: 'In order of time, each followed by those that divide it' }),
    active: z.array(DashaRecord).meta({ description: 'Those of the moment, level 1 first' }),
  },
});

const SOURCES: Readonly<Record<DashasRequest['system'], readonly string[]>> = {
  vimshottari: ['Brihat Parashara Hora Shastra 46.12–15 (lords and years)'],
  ashtottari: ['Brihat Parashara Hora Shastra (as ascribed)'],
  yogini: ['Brihat Parashara Hora Shastra (as ascribed)'],
};

function toDashaRecord({ lord, lords, years, ...period }: DashaPeriod, system: DashaSystem): DashaRecord {
  const yogini = YOGINIS[DASHA_TERMS.yogini.findIndex((term) => term.lord === lord)];
  return {
    ...toSpan(period),
    lord,
    path: lords.join('/'),
    ...(system === 'yogini' && yogini && { yogini }),
    years: roundTo(years, DECIMALS),
  };
}

export function toDashasData(result: DashasResult, request: DashasRequest, provenance: Provenance) {
  const { system, year_days, balance, start_from, abhijit = 'not', positions } = request;
  const { first, balance: left, sensitivityDaysPerMinute } = result;
  const { settings, context } = result.chart;
  return {
    ...toLifeData(result, provenance),
    definition: {
      id: system,
      ...{ year_days, balance, start_from, ...(system === 'ashtottari' && { abhijit }), positions },
      ...toZodiacInfo({ zodiac: settings.zodiac, ayanamsaDeg: context.ayanamsaDeg }, DECIMALS),
      sources: [...SOURCES[system]],
    },
    nakshatra: toNakshatraRecord(first.longitudeDeg, DECIMALS),
    balance_at_birth: {
      lord: left.lord,
      years: roundTo(left.years, DECIMALS),
      days: roundTo(left.days, DECIMALS),
      y_m_d: left.yearsMonthsDays,
    },
    sensitivity_days_per_minute: roundTo(sensitivityDaysPerMinute, DECIMALS),
    periods: result.periods.map((period) => toDashaRecord(period, system)),
    active: result.active.map((period) => toDashaRecord(period, system)),
  };
}

export const toDashaRows = (result: DashasResult) =>
  toRowAnswer(
    toLifeRows(result, ({ level, lord, lords }) => ({
      lord,
      note: level === 1 ? undefined : `of ${lords.slice(0, -1).join('/')}`,
    })),
  );

function summarize({ level, path }: DashaRecord, words: CalendarWords): string {
  const lords = path.split('/').map((lord) => words.point(lord));
  return words.write('dasha', level, lords.join(' / '));
}

export const dashaFormats = {
  ...createPeriodFormats({ record: DashaRecord, summarize }),
  picture: createPeriodPicture({
    technique: 'Dashas',
    levels: ['Mahadasha', 'Antardasha', 'Pratyantar', 'Sukshma', 'Prana'],
    summarize: (period: DashaRecord) => summarize(period, ENGLISH_CALENDAR_WORDS),
    listSettings: () => [],
  }),
};

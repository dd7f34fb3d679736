import * as z from 'zod';
import { DECIMALS, periodMembers, spanMembers, toLifeData, toLifeRows } from '../../../lib/answers/life-periods.ts';
import { toZodiacInfo } from '../../../lib/answers/moment.ts';
import { toNakshatraRecord } from '../../../lib/answers/nakshatra.ts';
import { createPeriodFormats } from '../../../lib/answers/period-formats.ts';
import { defineRecord, type RecordOf } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { DashaPeriod } from '../../../lib/astro/indian/dashas/list-dashas.ts';
import { DASHA_LEVEL_NAMES, DASHA_TERMS, type DashaSystem, YOGINIS } from '../../../lib/base/catalog/dashas.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { periodShape } from '../../../lib/requests/life-periods.ts';
import { choice, integer, number, text } from '../../../lib/requests/members.ts';
import type { DashasResult } from './calculate.ts';
import type { DashasRequest } from './request.ts';

/** The order of the JSON, in which the lord follows the dates. */
export const dashaRecord = defineRecord<DashaPeriod & { readonly system: DashaSystem }>()(
  'DashaPeriod',
  'A period of a dasha, or one that divides it',
  {
    ...spanMembers,
    lord: periodMembers.lord,
    path: [text('Lords from the first level down to this one', 'rahu/jupiter/saturn'), ({ lords }) => lords.join('/')],
    yogini: [
      choice(YOGINIS, 'Name of the period in `yogini`', 'Siddha').optional(),
      ({ lord, system }) =>
        system === 'yogini' ? YOGINIS[DASHA_TERMS.yogini.findIndex((term) => term.lord === lord)] : undefined,
    ],
    years: [
      number('Whole length in years; the first period begins before the birth', 18),
      ({ years }) => roundTo(years, DECIMALS),
    ],
  },
);

/** Mean length, days. */
const SOLAR_YEAR_DAYS = 365.25;

type DashaRecord = RecordOf<typeof dashaRecord>;

export const balanceRecord = defineRecord<DashasResult['balance']>()(
  'DashaBalance',
  'What is left of the first period at birth',
  {
    lord: [text('Lord of the first period', 'rahu'), 'lord'],
    years: [number('Years that are left of it', 0.036), ({ years }) => roundTo(years, DECIMALS)],
    days: [number('The same in days', 13.2), ({ days }) => roundTo(days, DECIMALS)],
    y_m_d: [
      z
        .object({
          years: integer('Whole years', 0),
          months: integer('Whole months of a twelfth of the year', 0),
          days: integer('Whole days, the rest cut off', 13),
        })
        .meta({ id: 'YearsMonthsDays', description: 'The same in years, months and days' }),
      'yearsMonthsDays',
    ],
  },
);

const SOURCES: Readonly<Record<DashasRequest['system'], readonly string[]>> = {
  vimshottari: ['Brihat Parashara Hora Shastra 46.12–15 (lords and years)'],
  ashtottari: ['Brihat Parashara Hora Shastra (as ascribed)'],
  yogini: ['Brihat Parashara Hora Shastra (as ascribed)'],
};

export function toDashasData(result: DashasResult, request: DashasRequest, provenance: Provenance) {
  const { system, year_days, balance, start_from, abhijit = 'not', positions } = request;
  const { first, sensitivityDaysPerMinute } = result;
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
    balance_at_birth: balanceRecord.write(result.balance),
    sensitivity_days_per_minute: roundTo(sensitivityDaysPerMinute, DECIMALS),
    periods: result.periods.map((period) => dashaRecord.write({ ...period, system })),
    active: result.active.map((period) => dashaRecord.write({ ...period, system })),
  };
}

export const toDashaRows = (result: DashasResult) =>
  toLifeRows(result, ({ level, lord, lords }) => ({
    lord,
    note: level === 1 ? undefined : `of ${lords.slice(0, -1).join('/')}`,
  }));

function summarize({ level, path }: DashaRecord, words: CalendarWords): string {
  const lords = path.split('/').map((lord) => words.point(lord));
  return words.write('dasha', level, lords.join(' / '));
}

/** The order of the columns: that of the periods of other techniques. */
const columnOrder = z.object({ ...periodShape, ...dashaRecord.schema.shape });

export const dashaFormats = createPeriodFormats({
  record: columnOrder,
  technique: 'Dashas',
  levels: DASHA_LEVEL_NAMES,
  summarize,
  // The nakshatra of the Moon moves the dates. All periods of a path are a round apart; half of one is added as the first of
  // them begins before the birth.
  count: ({ path }, daysOfLife, { body }) => {
    const { system, year_days } = body as DashasRequest;
    const yearDays = year_days === 'solar' ? SOLAR_YEAR_DAYS : year_days;
    const roundDays = yearDays * DASHA_TERMS[system].reduce((sum, { years }) => sum + years, 0);
    return [path, Math.floor(daysOfLife / roundDays + 1 / 2)];
  },
});

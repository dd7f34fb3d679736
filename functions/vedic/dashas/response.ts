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
import { DASHA_TERMS, type DashaSystem, YOGINIS } from '../../../lib/base/catalog/dashas.ts';
import { type CalendarWords, ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { periodShape } from '../../../lib/requests/life-periods.ts';
import { number, text } from '../../../lib/requests/members.ts';
import type { DashasResult } from './calculate.ts';
import type { DashasRequest } from './request.ts';

export const DashaRecord = z
  .object({
    ...periodShape,
    path: text('Lords from the first level down to this one', 'rahu/jupiter/saturn'),
    yogini: z.enum(YOGINIS).optional().meta({ description: 'Name of the period in `yogini`', example: 'Siddha' }),
    years: number('Whole length in years; the first period begins before the birth', 18),
  })
  .meta({ id: 'DashaPeriod', description: 'A period of a dasha, or one that divides it' });

export type DashaRecord = z.output<typeof DashaRecord>;

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

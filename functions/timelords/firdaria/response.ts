import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { type LifeResult, toLifeData, toLifeRows, toSpan } from '../../../lib/answers/life-periods.ts';
import { createPeriodFormats } from '../../../lib/answers/period-formats.ts';
import { createPeriodPicture } from '../../../lib/answers/period-timeline.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Firdar } from '../../../lib/astro/timing/time-lords/firdaria.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/calendar-words.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { periodShape } from '../../../lib/requests/life-periods.ts';
import type { FirdariaRequest } from './request.ts';

export const FirdarRecord = z
  .object({
    ...periodShape,
    major_lord: z
      .string()
      .meta({ description: 'Lord of the whole firdar; at level 1 the lord itself', example: 'sun' }),
  })
  .meta({ id: 'Firdar', description: 'A firdar, or one of the seven parts that the planets share' });

export type FirdarRecord = z.output<typeof FirdarRecord>;

const SOURCES = ['Abu Maʿshar, Great Introduction VII.8 (years of the lords)'];

function toFirdarRecord({ lord, majorLord, ...period }: Firdar): FirdarRecord {
  return { ...toSpan(period), lord, major_lord: majorLord };
}

export function toFirdariaData(
  result: LifeResult<Firdar>,
  { nodes, year_days }: FirdariaRequest,
  provenance: Provenance,
) {
  return {
    ...toLifeData(result, provenance),
    definition: { id: 'firdaria' as const, nodes, year_days, sources: SOURCES },
    periods: result.periods.map(toFirdarRecord),
    active: result.active.map(toFirdarRecord),
  };
}

export const toFirdariaRows = (result: LifeResult<Firdar>) =>
  toRowAnswer(
    toLifeRows(result, ({ level, lord, majorLord }) => ({ lord, note: level === 1 ? undefined : `of ${majorLord}` })),
  );

const summarize = ({ level, lord, major_lord }: FirdarRecord, words: CalendarWords): string =>
  level === 1
    ? words.write('firdar', words.point(lord))
    : words.write('firdar_part', words.point(major_lord), words.point(lord));

export const firdariaFormats = {
  ...createPeriodFormats({ record: FirdarRecord, summarize }),
  picture: createPeriodPicture({
    technique: 'Firdaria',
    levels: ['Firdaria', 'Parts'],
    summarize: (period: FirdarRecord) => summarize(period, ENGLISH_CALENDAR_WORDS),
    listSettings: () => [],
  }),
};

import type { z } from 'zod';
import { type CalendarWords, ENGLISH_CALENDAR_WORDS } from '../base/catalog/languages/words.ts';
import { createDatedFormats } from './dated-formats.ts';

/** A period as the full answer states it. */
interface PeriodRecord {
  readonly level: number;
  readonly start: string;
  readonly end: string;
}

interface FullAnswer<Period> {
  readonly output_mode: 'full';
  readonly data: {
    readonly periods: readonly Period[];
    readonly subject: { readonly julian_day: number };
    readonly definition: unknown;
  };
}

type PeriodAnswer<Period> = FullAnswer<Period> | { readonly output_mode: 'llm_v2' };

interface PeriodTexts<Period> {
  /** Schema of a period; the columns are its scalar members. */
  readonly record: z.ZodType<Period>;
  /** Title of a calendar entry. */
  summarize(period: Period, words: CalendarWords): string;
}

/** Creates the table and the calendar of an answer with periods: one row and one entry for each. */
export const createPeriodFormats = <Period extends PeriodRecord>({ record, summarize }: PeriodTexts<Period>) =>
  createDatedFormats({
    record,
    list: (answer: PeriodAnswer<Period>) => (answer.output_mode === 'full' ? answer.data.periods : []),
    timeOf: ({ start, end }) => ({ start, end }),
    summarize,
    identify: (period, answer) => [
      answer.output_mode === 'full' && [answer.data.definition, answer.data.subject.julian_day],
      period.level,
      // Equal in every language, as the identifier of the entry must be.
      summarize(period, ENGLISH_CALENDAR_WORDS),
    ],
  });

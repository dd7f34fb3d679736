import type { z } from 'zod';
import { type CalendarWords, ENGLISH_CALENDAR_WORDS } from '../base/catalog/languages/words.ts';
import { createDatedFormats } from './dated-formats.ts';
import { createPeriodPicture, type PeriodLook, type PeriodRecord } from './period-timeline.ts';

interface FullAnswer<Period> {
  readonly output_mode: 'full';
  readonly data: {
    readonly periods: readonly Period[];
    readonly subject: { readonly julian_day: number };
    readonly definition: unknown;
  };
}

type PeriodAnswer<Period> = FullAnswer<Period> | { readonly output_mode: 'llm_v2' };

interface PeriodTexts<Period> extends Omit<PeriodLook<Period>, 'summarize'> {
  /** Schema of a period; the columns are its scalar members. */
  readonly record: z.ZodType<Period>;
  /** Title of a calendar entry. */
  summarize(period: Period, words: CalendarWords): string;
  /** What the picture states after the title of a period. */
  addNote?(period: Period): string;
}

/** Creates table, calendar and picture of an answer with periods: one row, one entry and one block for each. */
export const createPeriodFormats = <Period extends PeriodRecord>({
  record,
  summarize,
  addNote,
  ...look
}: PeriodTexts<Period>) => ({
  ...createDatedFormats({
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
  }),
  picture: createPeriodPicture({
    ...look,
    summarize: (period: Period) => `${summarize(period, ENGLISH_CALENDAR_WORDS)}${addNote?.(period) ?? ''}`,
  }),
});

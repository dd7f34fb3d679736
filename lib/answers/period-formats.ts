import type { z } from 'zod';
import { type CalendarWords, ENGLISH_CALENDAR_WORDS } from '../base/catalog/languages/words.ts';
import { createDatedFormats } from './dated-formats.ts';
import { readInstant } from './instant.ts';
import { createPeriodPicture, type PeriodLook, type PeriodRecord } from './period-timeline.ts';
import { identifyRequest } from './request-identity.ts';

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
  /**
   * Which of the periods of this title it is. Default: the hours from the birth to its beginning, which no edition of the data
   * moves.
   *
   * @param daysOfLife from the birth to its beginning
   */
  count?(period: Period, daysOfLife: number, request: { readonly body: object }): unknown;
}

const countHours = (_: unknown, daysOfLife: number): number => Math.round(daysOfLife * HOURS_PER_DAY);

const HOURS_PER_DAY = 24;

/** Creates table, calendar and picture of an answer with periods: one row, one entry and one block for each. */
export const createPeriodFormats = <Period extends PeriodRecord>({
  record,
  summarize,
  addNote,
  count = countHours,
  ...look
}: PeriodTexts<Period>) => ({
  ...createDatedFormats({
    record,
    list: (answer: PeriodAnswer<Period>) => (answer.output_mode === 'full' ? answer.data.periods : []),
    timeOf: ({ start, end }) => ({ start, end }),
    summarize,
    identify: (period, answer, request: { readonly body: object }) => [
      ...identifyRequest({ ...request.body }),
      period.level,
      // Equal in every language, as the identifier of the entry must be.
      summarize(period, ENGLISH_CALENDAR_WORDS),
      answer.output_mode === 'full' &&
        count(period, readInstant(period.start) - answer.data.subject.julian_day, request),
    ],
  }),
  picture: createPeriodPicture({
    ...look,
    summarize: (period: Period) => `${summarize(period, ENGLISH_CALENDAR_WORDS)}${addNote?.(period) ?? ''}`,
  }),
});

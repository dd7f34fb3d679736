import { createDatedFormats, type DatedRecords } from '../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../lib/answers/zodiac-identity.ts';
import type { CalendarWords } from '../../lib/base/catalog/languages/words.ts';

/** An event of Venus as answers list it: no two of one type are on one day. */
interface VenusEvent {
  readonly type: string;
  readonly sign: string;
  readonly exact_datetime: string;
}

/** Creates the table and the calendar of an answer that lists events of Venus. */
export const createVenusFormats = <Answer>(
  events: Omit<DatedRecords<VenusEvent, Answer, RequestWithZodiac>, 'identify' | 'timeOf'>,
) =>
  createDatedFormats({
    ...events,
    timeOf: ({ exact_datetime: start }) => ({ start }),
    identify: ({ type }, _answer: Answer, request: RequestWithZodiac) => [type, ...identifyZodiac(request)],
  });

/** @example 'Venus in inferior conjunction with the Sun in Gemini' */
export const summarizeConjunction = ({ type, sign }: VenusEvent, words: CalendarWords): string =>
  words.write(type === 'inferior' ? 'venus_inferior' : 'venus_superior', words.sign(sign));

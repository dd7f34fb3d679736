import type { z } from 'zod';
import { countLunarCycle } from '../astro/motion/occurrence.ts';
import type { CalendarWords } from '../base/catalog/languages/words.ts';
import type { lunarEclipseRecord, solarEclipseRecord } from './eclipse-records.ts';
import { readInstant } from './instant.ts';

type SolarRecord = z.output<(typeof solarEclipseRecord)['schema']>;
type LunarRecord = z.output<(typeof lunarEclipseRecord)['schema']>;

/** First and last moment of an eclipse: at the place of the request, or anywhere on the Earth. */
const spanOf = ({ details: { contacts = [], global_begin, global_end } }: SolarRecord | LunarRecord) => ({
  start: contacts[0]?.datetime_utc ?? global_begin,
  end: contacts.at(-1)?.datetime_utc ?? global_end,
});

/** What calendars say of eclipses. */
export const ECLIPSE_TEXTS = {
  eclipse_solar: {
    summarize: ({ sign, details: { eclipse_type, local_type = 'none' } }: SolarRecord, words: CalendarWords) =>
      words.write('eclipse_solar', words.write(local_type === 'none' ? eclipse_type : local_type), words.sign(sign)),
    identify: ({ exact_datetime }: SolarRecord) => [countLunarCycle('elongation', readInstant(exact_datetime), 0)],
    spanOf,
  },
  eclipse_lunar: {
    summarize: ({ sign, details }: LunarRecord, words: CalendarWords) =>
      words.write('eclipse_lunar', words.write(details.eclipse_type), words.sign(sign)),
    identify: ({ exact_datetime }: LunarRecord) => [countLunarCycle('elongation', readInstant(exact_datetime), 180)],
    spanOf,
  },
};

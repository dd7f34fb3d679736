import type { DaylightDates } from '../lib/astro/clock/civil-time/daylight-dates.ts';
import type { PracticeClock } from '../lib/astro/clock/civil-time/local-practice.ts';

const DAYLIGHT_WORDS: Readonly<Record<DaylightDates, string>> = {
  national: 'daylight saving only by national law',
  never: 'no daylight saving',
  april_to_september: 'daylight saving from April to September',
  minnesota: 'daylight saving from May to Labor Day',
  new_york: 'daylight saving as in New York',
  chicago: 'daylight saving as in Chicago',
  canada: 'daylight saving only by national orders of Canada',
};

/** @example formatOffset(-21_600) // 'UTC−6'; formatOffset(7279) // 'UTC+2:01:19' */
function formatOffset(offsetSeconds: number): string {
  const total = Math.abs(offsetSeconds);
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  const [hours, ...rest] = parts;
  return `UTC${offsetSeconds < 0 ? '−' : '+'}${[hours, ...rest.map((part) => `${part}`.padStart(2, '0'))].join(':')}`;
}

const WORDS_BY_TYPE = {
  zone_standard: `standard time of the zone, ${DAYLIGHT_WORDS.national}`,
  iana: 'as the zone has it',
  local_mean_time: 'local mean time',
} as const;

/** The clock of a rule in words. */
export function describeClock(clock: PracticeClock): string {
  if (clock.type === 'standard') return `${formatOffset(clock.standardSeconds)}, ${DAYLIGHT_WORDS[clock.daylight]}`;
  if (clock.type === 'offset') return formatOffset(clock.offsetSeconds);
  return clock.type === 'zone' ? `as in ${clock.zone}` : WORDS_BY_TYPE[clock.type];
}

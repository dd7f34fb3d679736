import type { CalendarDate } from '../../astro/clock/civil-time/calendar.ts';
import type { CivilTime } from '../../astro/clock/civil-time/civil.ts';
import { padToTwo } from '../../base/text.ts';
import type { IsoDateTime } from '../iso-datetime.ts';

/** @example formatIsoDate({ year: -43, month: 3, day: 15 }) // '-0043-03-15' */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  const digits = String(Math.abs(year)).padStart(year > 9999 || year < -9999 ? 6 : 4, '0');
  const sign = year < 0 ? '-' : year > 9999 ? '+' : '';
  return `${sign}${digits}-${padToTwo(month)}-${padToTwo(day)}`;
}

/** A moment in ISO 8601; a date alone where it has no time. */
export function formatIsoMoment({ civil, hasTime, offsetSeconds }: IsoDateTime): string {
  const date = formatIsoDate(civil);
  return hasTime ? `${date}T${formatIsoTime({ ...civil, offsetSeconds })}` : date;
}

/** A time of day in ISO 8601, with its offset. @example formatIsoTime({ hour: 4, minute: 20, second: 0 }) // '04:20' */
export function formatIsoTime({ hour, minute, second, offsetSeconds }: TimeOfDay): string {
  const seconds =
    second === 0
      ? ''
      : `:${second
          .toFixed(9)
          .padStart(12, '0')
          .replace(/\.?0+$/, '')}`;
  return `${padToTwo(hour)}:${padToTwo(minute)}${seconds}${formatIsoOffset(offsetSeconds)}`;
}

interface TimeOfDay extends Pick<CivilTime, 'hour' | 'minute' | 'second'> {
  readonly offsetSeconds?: number | undefined;
}

function formatIsoOffset(offsetSeconds: number | undefined): string {
  if (offsetSeconds === undefined) return '';
  if (offsetSeconds === 0) return 'Z';
  const size = Math.abs(offsetSeconds);
  const seconds = size % 60 === 0 ? '' : `:${padToTwo(size % 60)}`;
  const minutes = padToTwo(Math.floor(size / 60) % 60);
  return `${offsetSeconds < 0 ? '-' : '+'}${padToTwo(Math.floor(size / 3600))}:${minutes}${seconds}`;
}

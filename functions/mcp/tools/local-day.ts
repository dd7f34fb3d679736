import type * as z from 'zod';
import { toDay } from '../../../lib/answers/instant.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { timezoneOffset } from '../../place/endpoints.ts';
import type { TimezoneOffsetResponse } from '../../place/timezone-offset/contract.ts';
import { planetaryHours, riseSet } from '../../sky/endpoints.ts';
import type { PlanetaryHoursAnswer } from '../../sky/planetary-hours/contract.ts';
import type { RiseSetAnswer } from '../../sky/rise-set/contract.ts';
import { namePoint } from '../text/points.ts';
import { type AnsweredSubject, shortenInstant, toInstant } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';

type Clock = z.output<typeof TimezoneOffsetResponse>;
type Hours = z.output<typeof PlanetaryHoursAnswer>;
type Risings = z.output<typeof RiseSetAnswer>;
type BodyDay = Risings['days'][number]['bodies'][number];

/** Endpoints of {@link requestLocalDay}. */
export const LOCAL_DAY_ENDPOINTS = [timezoneOffset, riseSet, planetaryHours] as const;

/** The clock in force at the place and the moment of a subject. */
function requestClock(subject: AnsweredSubject, { ask }: ToolCall): Promise<Clock> {
  const { latitude, longitude } = subject;
  return ask({ endpoint: timezoneOffset, body: { latitude, longitude, datetime: toInstant(subject) } });
}

/** The day of a place around a moment. At the ends of the ephemeris the search for risings would leave it. */
interface LocalDay {
  readonly clock: Clock;
  readonly risings?: Risings;
  readonly hours?: Hours;
}

const EVENTS = ['civil_dawn', 'rise', 'set', 'civil_dusk'];

/** The local time of a moment, rising, setting and twilight on that local day, and the planetary hour of the moment. */
export async function requestLocalDay(subject: AnsweredSubject, call: ToolCall): Promise<LocalDay> {
  const clock = await requestClock(subject, call);
  const { latitude, longitude } = subject;
  const location = { latitude, longitude, timezone: clock.timezone };
  const body = { location, date: toDay(clock.datetime), events: EVENTS };
  try {
    const risings = await call.ask<Risings>({ endpoint: riseSet, body });
    const hoursBody = { location, date_time: toInstant(subject) };
    return { clock, risings, hours: await call.ask<Hours>({ endpoint: planetaryHours, body: hoursBody }) };
  } catch (error) {
    if (error instanceof ToolFailure && error.code === 'DatetimeOutOfRange') return { clock };
    throw error;
  }
}

const RISINGS_OMITTED = createWarning(
  'FactsOmitted',
  'Rising, setting and the planetary hour are left out, as they need the days around the moment, which the ephemeris does not have.',
);

/** Warnings about a day that has no sunrise or sunset, or whose risings are left out. */
export const listDayWarnings = ({ hours }: LocalDay): readonly Warning[] =>
  hours
    ? hours.warnings.filter(({ code }) => code === 'SunDoesNotRise' || code === 'SunDoesNotSet')
    : [RISINGS_OMITTED];

/** The day in lines. */
export function describeLocalDay({ clock: { datetime, timezone }, risings, hours }: LocalDay): readonly string[] {
  const bodies = risings?.days[0]?.bodies ?? [];
  return [
    `Local time ${shortenInstant(datetime).replace('T', ' ')} (${timezone})`,
    ...(risings ? [`Local times of ${toDay(datetime)}: ${bodies.map(describeBodyDay).join('; ')}`] : []),
    ...(hours ? describeHour(hours) : []),
  ];
}

function describeBodyDay({ id, always, rise, set, civil_dawn, civil_dusk }: BodyDay): string {
  const name = namePoint(id);
  const twilight = civil_dawn && civil_dusk ? `, civil twilight ${clockOf(civil_dawn)} to ${clockOf(civil_dusk)}` : '';
  if (always) return `${name} ${always} all day${twilight}`;
  const parts = [rise && `rises ${clockOf(rise)}`, set && `sets ${clockOf(set)}`].filter(Boolean);
  return `${name} ${parts.join(', ')}${twilight}`;
}

function describeHour({ current, day_ruler }: Hours): readonly string[] {
  if (!current) return [];
  const { number, part, ruler, end } = current;
  const day = day_ruler ? `; day of ${namePoint(day_ruler)}` : '';
  return [`Planetary hour ${number} (${part}) of ${namePoint(ruler)}, until ${clockOf(end)}${day}`];
}

/** Hours and minutes of a local time. Seconds are cut off: rounded, the last half minute of a day would be 00:00 of the next. */
const clockOf = ({ datetime }: { readonly datetime: string }): string => /T(\d\d:\d\d)/.exec(datetime)?.[1] ?? datetime;

import type * as z from 'zod';
import { BODIES } from '../../../lib/base/catalog/bodies.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import type { TimezoneOffsetResponse } from '../../place/timezone-offset/contract.ts';
import { timezoneOffset } from '../../place/timezone-offset/endpoint.ts';
import type { PlanetaryHoursAnswer } from '../../sky/planetary-hours/contract.ts';
import { planetaryHours } from '../../sky/planetary-hours/endpoint.ts';
import type { RiseSetAnswer } from '../../sky/rise-set/contract.ts';
import { riseSet } from '../../sky/rise-set/endpoint.ts';
import type { ChartData } from '../text/chart.ts';
import { shortenInstant, toDay } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';

type Clock = z.output<typeof TimezoneOffsetResponse>;
type Hours = z.output<typeof PlanetaryHoursAnswer>;
type Risings = z.output<typeof RiseSetAnswer>;
type BodyDay = Risings['days'][number]['bodies'][number];

/** Endpoints of {@link describeLocalDay}. */
export const LOCAL_DAY_ENDPOINTS = [timezoneOffset, riseSet, planetaryHours] as const;

/** The day of a place around a moment, in lines. */
export interface LocalDayLines {
  readonly lines: readonly string[];
  readonly warnings: readonly Warning[];
}

/**
 * The local time of a moment, rising, setting and twilight on that local day, and the planetary hour of the moment. At the
 * ends of the ephemeris, where the search for risings would leave it, a warning says that they are left out.
 */
export async function describeLocalDay(subject: ChartData['subject'], call: ToolCall): Promise<LocalDayLines> {
  const { latitude, longitude, datetime_utc } = subject;
  const instant = { iso: datetime_utc, calendar: 'gregorian' };
  const body = { latitude, longitude, datetime: instant };
  const { datetime, timezone } = await call.ask<Clock>({ endpoint: timezoneOffset, body });
  const local = `Local time ${shortenInstant(datetime).replace('T', ' ')} (${timezone})`;
  try {
    const { lines, warnings } = await describeRisings(
      { location: { latitude, longitude, timezone }, datetime, instant },
      call,
    );
    return { lines: [local, ...lines], warnings };
  } catch (error) {
    if (!(error instanceof ToolFailure && error.code === 'DatetimeOutOfRange')) throw error;
    return { lines: [local], warnings: [RISINGS_OMITTED] };
  }
}

const RISINGS_OMITTED = createWarning(
  'FactsOmitted',
  'Rising, setting and the planetary hour are left out, as they need the days around the moment, which the ephemeris does not have.',
);

/** A moment in UTC and on the clock of a place. */
interface MomentAtPlace {
  readonly location: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  readonly datetime: string;
  readonly instant: object;
}

async function describeRisings(
  { location, datetime, instant }: MomentAtPlace,
  { ask }: ToolCall,
): Promise<LocalDayLines> {
  const date = toDay(datetime);
  const events = ['civil_dawn', 'rise', 'set', 'civil_dusk'];
  const { days } = await ask<Risings>({ endpoint: riseSet, body: { location, date, events } });
  const hours = await ask<Hours>({ endpoint: planetaryHours, body: { location, date_time: instant } });
  const bodies = days[0]?.bodies ?? [];
  return {
    lines: [`Local times of ${date}: ${bodies.map(describeBodyDay).join('; ')}`, ...describeHour(hours)],
    warnings: hours.warnings.filter(({ code }) => code === 'SunDoesNotRise' || code === 'SunDoesNotSet'),
  };
}

function describeBodyDay({ id, always, rise, set, civil_dawn, civil_dusk }: BodyDay): string {
  const name = id === 'sun' ? BODIES.sun.name : BODIES.moon.name;
  const twilight = civil_dawn && civil_dusk ? `, civil twilight ${clockOf(civil_dawn)} to ${clockOf(civil_dusk)}` : '';
  if (always) return `${name} ${always} all day${twilight}`;
  const parts = [rise && `rises ${clockOf(rise)}`, set && `sets ${clockOf(set)}`].filter(Boolean);
  return `${name} ${parts.join(', ')}${twilight}`;
}

function describeHour({ current, day_ruler }: Hours): readonly string[] {
  if (!current) return [];
  const { number, part, ruler, end } = current;
  const day = day_ruler ? `; day of ${BODIES[day_ruler].name}` : '';
  return [`Planetary hour ${number} (${part}) of ${BODIES[ruler].name}, until ${clockOf(end)}${day}`];
}

/** Hours and minutes of a local time. Seconds are cut off: rounded, the last half minute of a day would be 00:00 of the next. */
const clockOf = ({ datetime }: { readonly datetime: string }): string => /T(\d\d:\d\d)/.exec(datetime)?.[1] ?? datetime;

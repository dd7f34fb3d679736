import * as z from 'zod';
import { toDay } from '../../../lib/answers/instant.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { natalChart } from '../../natal/endpoints.ts';
import type { TimezoneOffsetResponse } from '../../place/contract.ts';
import { timezoneOffset } from '../../place/endpoints.ts';
import { events } from '../../predictive/endpoints.ts';
import { planetaryHours, riseSet } from '../../sky/endpoints.ts';
import type { PlanetaryHoursAnswer } from '../../sky/planetary-hours/contract.ts';
import type { RiseSetAnswer } from '../../sky/rise-set/contract.ts';
import { lunarPhase } from '../../standalone/endpoints.ts';
import { detailShape } from '../input/birth.ts';
import { type ChartData, describeChart, describeSettings, listPoints, toLongitudes } from '../text/chart.ts';
import { type AnsweredSubject, describePlace, shortenInstant, toInstant } from '../text/subject.ts';
import { defineTool, pointValues, type ToolCall, warningValues } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import { castSky, describePhase, describeVoid, findPhase, findVoid, SKY_MEMBERS, skyInputShape } from './sky-facts.ts';

type Clock = z.output<typeof TimezoneOffsetResponse>;
type Hours = z.output<typeof PlanetaryHoursAnswer>;
type Risings = z.output<typeof RiseSetAnswer>;
type BodyDay = Risings['days'][number]['bodies'][number];

/** Endpoints of {@link requestLocalDay}. */
const LOCAL_DAY_ENDPOINTS = [timezoneOffset, riseSet, planetaryHours] as const;

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
async function requestLocalDay(subject: AnsweredSubject, call: ToolCall): Promise<LocalDay> {
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
const listDayWarnings = ({ hours }: LocalDay): readonly Warning[] =>
  hours
    ? hours.warnings.filter(({ code }) => code === 'SunDoesNotRise' || code === 'SunDoesNotSet')
    : [RISINGS_OMITTED];

/** The day in lines. */
function describeLocalDay({ clock: { datetime, timezone }, risings, hours }: LocalDay): readonly string[] {
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

/** The sky at a moment: positions, phase of the Moon, void of course, retrogrades. */
export const skyNowTool = defineTool({
  name: 'sky_now',
  title: 'The sky now',
  description:
    'Positions and aspects now or at a moment, Moon phase, void of course, retrogrades; with a place houses, rise and set, twilight, planetary hour.',
  input: { ...skyInputShape, ...detailShape },
  output: {
    datetime_utc: z.string(),
    moon_phase: z.string(),
    retrograde: z.array(z.string()),
    ...pointValues,
    ...warningValues,
  },
  endpoints: [natalChart, lunarPhase, events, ...LOCAL_DAY_ENDPOINTS],
  members: SKY_MEMBERS,
  request: async ({ at, place, zodiac }, call) => {
    const chart = await castSky({ at, place, zodiac }, call);
    const { subject } = chart;
    return {
      subject,
      sky: place === undefined ? withoutHouses(chart) : chart,
      phase: await findPhase(subject.datetime_utc, call),
      course: await findVoid(subject.datetime_utc, call),
      day: place === undefined ? undefined : await requestLocalDay(subject, call),
    };
  },
  toText: ({ subject, sky, phase, course, day }, { place, detail }) => {
    const { datetime_utc } = subject;
    const where = place === undefined ? '' : `, ${describePlace(subject)}`;
    return {
      timezone: day?.clock.timezone,
      lines: [
        `Sky of ${shortenInstant(datetime_utc)}${where}, ${describeSettings(sky)}`,
        ...describeChart(sky, detail),
        describePhase(phase),
        describeVoid(datetime_utc, course),
        ...(day ? describeLocalDay(day) : []),
      ],
      values: {
        datetime_utc,
        moon_phase: phase.phase.name,
        retrograde: listPoints(sky).flatMap(([id, { is_retrograde }]) => (is_retrograde ? [id] : [])),
        points: toLongitudes(sky),
      },
      warnings: [...sky.warnings, ...phase.warnings, ...(day ? listDayWarnings(day) : [])],
    };
  },
});

/** The chart without what depends on a place. */
function withoutHouses({ angles: _, ...data }: ChartData): Omit<ChartData, 'angles'> {
  const planets = Object.entries(data.planets).map(([id, point]) => [id, point && { ...point, house: undefined }]);
  return {
    ...data,
    planets: Object.fromEntries(planets),
    houses: {},
    metadata: { ...data.metadata, house_system_used: null },
  };
}

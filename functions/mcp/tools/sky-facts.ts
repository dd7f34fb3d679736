import { natalChart } from '../../natal/endpoints.ts';
import { events } from '../../predictive/endpoints.ts';
import type { EventRecord } from '../../predictive/events/event-records.ts';
import { lunarPhase } from '../../standalone/endpoints.ts';
import type { LunarPhaseResponse } from '../../standalone/lunar-phase/contract.ts';
import { chartSettingsShape, type PlaceInput, PlaceText, toChartMembers } from '../input/birth.ts';
import { addDays, MomentText, toDate } from '../input/moment.ts';
import type { ChartData } from '../text/chart.ts';
import type { EventsPage } from '../text/events.ts';
import { shortenInstant } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';

/** Arguments that name a moment of the sky. */
export const skyInputShape = {
  at: MomentText.optional(),
  place: PlaceText.optional(),
  zodiac: chartSettingsShape.zodiac,
};

/** Arguments behind the moment, the place, and a search that begins at the moment. */
export const SKY_MEMBERS = {
  'subject.birth_datetime': 'at',
  'subject.birth_location': 'place',
  start_date: 'at',
  end_date: 'at',
};

/** Argument with the place whose clock times an answer adds to those of UTC. */
export const clockPlace = PlaceText.optional().meta({ description: 'Local times' });

/** The zone of a place, as a chart for a local time of it names it; undefined where no place is given. */
export async function findTimezone(place: PlaceInput | undefined, call: ToolCall): Promise<string | null | undefined> {
  if (place === undefined) return undefined;
  const ask: ToolCall['ask'] = (request) => call.ask(request, { 'subject.birth_location': 'place' });
  const moment = { at: toDate(call.now), place, zodiac: undefined, bodies: ['moon'] };
  const { subject } = await castSky(moment, { ...call, ask });
  return subject.timezone;
}

/** Positions are geocentric, so any place serves where none is given; its houses are left out. This one is Greenwich. */
const ANY_PLACE = { latitude: 51.48, longitude: 0 };

interface SkyMoment {
  readonly at: string | undefined;
  readonly place?: PlaceInput | undefined;
  readonly zodiac: string | undefined;
  readonly bodies?: readonly string[];
}

/** The chart of a moment: local time at the place, or UTC without one; a date alone is 00:00. */
export async function castSky({ at, place, ...settings }: SkyMoment, { ask, now }: ToolCall): Promise<ChartData> {
  const moment = at === undefined ? now.toISOString() : completeTime(at);
  const iso = place === undefined ? withOffset(moment) : moment;
  const { configuration, options } = toChartMembers(settings);
  const body = {
    subject: { name: '', birth_datetime: { iso }, birth_location: place ?? ANY_PLACE },
    configuration,
    options: { ...options, aspect_points: place === undefined ? 'bodies' : 'bodies_and_angles' },
  };
  const { data } = await ask<{ data: ChartData }>({ endpoint: natalChart, body });
  return { ...data, warnings: data.warnings.filter(({ code }) => code !== BIRTH_WARNING) };
}

/** Concerns a birth alone: a moment of the sky may lie in the future. */
const BIRTH_WARNING = 'BirthInTheFuture';

const completeTime = (iso: string): string => (iso.includes('T') ? iso : `${iso}T00:00`);

const withOffset = (iso: string): string =>
  /(?:Z|[+-]\d{2}:?\d{2}(?::?\d{2})?)$/.test(iso.slice(iso.indexOf('T'))) ? iso : `${iso}Z`;

/** The phase of the Moon at an instant. @param iso UTC */
export const findPhase = (iso: string, { ask }: ToolCall): Promise<LunarPhaseResponse> =>
  ask({ endpoint: lunarPhase, body: { date_time: { iso } } });

/** One line about the phase. */
export function describePhase({ phase }: LunarPhaseResponse): string {
  const { name, illumination, age_days, next_new_moon, next_full_moon } = phase;
  const age = age_days === null ? '' : `, ${age_days.toFixed(1)} days old`;
  const next = [
    ...(next_new_moon === null ? [] : [`next new moon ${shortenInstant(next_new_moon)}`]),
    ...(next_full_moon === null ? [] : [`next full moon ${shortenInstant(next_full_moon)}`]),
  ];
  return `Moon: ${[`${name}, ${illumination.toFixed(1)} % lit${age}`, ...next].join('; ')}`;
}

type VoidOfCourse = Extract<EventRecord, { type: 'void_of_course' }>;

/** The Moon is in each sign for less than three days, and void of course at the end of each. */
const DAYS_PER_SIGN = 3;

/** The void of course that lasts at an instant, or the next one. @param iso UTC */
export async function findVoid(iso: string, { ask }: ToolCall): Promise<VoidOfCourse | undefined> {
  const body = {
    start_date: iso,
    end_date: addDays(iso, DAYS_PER_SIGN),
    event_types: ['void_of_course'],
    planets: ['moon'],
    limit: 1,
  };
  const { events: found } = await ask<EventsPage>({ endpoint: events, body });
  return found.find((event) => event.type === 'void_of_course');
}

/** One line about the void of course at an instant or after it. */
export function describeVoid(iso: string, course: VoidOfCourse | undefined): string {
  if (!course) return 'No void of course in the next three days';
  const { exact_datetime, details } = course;
  const ends = `until ${shortenInstant(details.ends_at)}, when she enters ${details.next_sign}`;
  return exact_datetime <= iso
    ? `Void of course ${ends}`
    : `Next void of course from ${shortenInstant(exact_datetime)} ${ends}`;
}

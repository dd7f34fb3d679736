import * as z from 'zod';
import { natalChart } from '../../natal/endpoints.ts';
import { events, transitSearch } from '../../predictive/endpoints.ts';
import { active } from '../../timelords/endpoints.ts';
import { BirthText, SLOW_BODIES, type WrittenBirth } from '../input/birth.ts';
import { type DateRange, FromText, findPeriodUnit, toRange } from '../input/moment.ts';
import { type ChartData, describeZodiac, toLongitudes } from '../text/chart.ts';
import { type EventsPage, isEclipse } from '../text/events.ts';
import { startLocalDay, toLocalDate } from '../text/local-times.ts';
import { describeInBirth, describeYear } from '../text/sky-in-birth.ts';
import { describeTransit, type FoundContact, RANKING, rankTransits } from '../text/strength.ts';
import { birthValues, defineTool, type ToolCall, warningValues } from '../tool.ts';
import { castBirthChart, readChartZodiac } from './natal-chart.ts';
import { clockPlace, findTimezone } from './sky-facts.ts';
import { chooseLords, describeTimeLords, requestTimeLords, type TimeLord, type TimeLords } from './time-lords.ts';

const ORB_DEG = 1;
const MOST_FOUND = 1000;
const MOST_TRANSITS = 10;

const WITHOUT_MOON = ['sun', 'mercury', 'venus', 'mars', ...SLOW_BODIES];

/** What each period is made of: the longer it is, the slower the bodies. */
const PERIODS = {
  day: { title: 'Day', days: 1, transiting: ['moon', ...WITHOUT_MOON], entering: ['moon', ...WITHOUT_MOON] },
  week: { title: 'Week', days: 7, transiting: WITHOUT_MOON, entering: WITHOUT_MOON },
  month: { title: 'Month', days: 30, transiting: WITHOUT_MOON, entering: WITHOUT_MOON },
  year: { title: 'Year', days: 365, transiting: SLOW_BODIES, entering: SLOW_BODIES },
} as const;
type Period = keyof typeof PERIODS;

const EVENT_TYPES = ['lunation', 'eclipse_solar', 'eclipse_lunar', 'station', 'ingress'];
const LORDS_IN_DIGEST: readonly string[] = ['profections', 'firdaria', 'vimshottari'];

/** What a period brings to a birth. */
export const digestTool = defineTool({
  name: 'digest',
  title: 'Day, week or year of a birth',
  description:
    'What a day, week, month or year brings to a birth, strongest first: transits, lunations, eclipses, stations, ingresses, time lords.',
  input: {
    birth: BirthText,
    period: z.enum(Object.keys(PERIODS) as Period[]).default('week'),
    from: FromText.optional().meta({ description: 'Default today' }),
    place: clockPlace,
  },
  output: { ...birthValues, ...warningValues },
  endpoints: [natalChart, transitSearch, events, active],
  members: { start_date: 'from', end_date: 'from' },
  request: async ({ birth, period: length, from, place }, call) => {
    const period = findPeriodUnit(from) ?? length;
    const chart = await castBirthChart(birth, call);
    const timezone = (await findTimezone(place, call)) ?? chart.subject.timezone;
    const dates = toRange(
      { from: from ?? toLocalDate(call.now, timezone), to: undefined },
      PERIODS[period].days,
      call.now,
    );
    const range = {
      start_date: startLocalDay(dates.start_date, timezone),
      end_date: startLocalDay(dates.end_date, timezone),
    };
    const contacts = await findContacts(chart, period, range, call);
    return {
      period,
      chart,
      timezone,
      dates,
      contacts: from ? contacts : contacts.filter((contact) => !isOver(contact, call.now)),
      sky: await findEvents(chart, period, range, call),
      lords: await findLords(birth, period, range, call),
    };
  },
  toText: ({ period, chart, timezone, dates, contacts, sky, lords }) => {
    const yearLords = lords.flatMap(listYearLords);
    const transits = rankTransits(contacts, yearLords);
    const shown = transits.slice(0, MOST_TRANSITS);
    const left = transits.length - shown.length;
    return {
      title: `${PERIODS[period].title} from ${dates.start_date} to ${dates.end_date}, ${describeZodiac(chart)}, of the birth`,
      subject: chart.subject,
      timezone,
      timeUnit: period === 'year' ? 'day' : 'minute',
      lines: [
        ...lords.flatMap((data) => describeTimeLords(data, 'brief')),
        `Transits, orb ${ORB_DEG}°. ${RANKING}`,
        ...shown.map((transit) => describeTransit(transit, period !== 'year')),
        ...(left > 0 ? [`Weaker ones left out: ${left} (transit_search).`] : []),
        'Sky:',
        ...(period === 'year'
          ? describeYear(sky, chart, yearLords)
          : sky.map((event) => describeInBirth(event, chart))),
      ],
      values: {},
      warnings: chart.warnings,
    };
  },
});

async function findContacts(chart: ChartData, period: Period, range: DateRange, { ask }: ToolCall) {
  const body = {
    natal_planets: listCertainPoints(chart),
    transiting_planets: PERIODS[period].transiting,
    ...range,
    orb: ORB_DEG,
    limit: MOST_FOUND,
    ...readChartZodiac(chart),
  };
  const { aspects } = await ask<{ aspects: readonly FoundContact[] }>({ endpoint: transitSearch, body });
  return aspects;
}

const isOver = ({ leaves_orb_at }: FoundContact, now: Date): boolean =>
  leaves_orb_at !== null && Date.parse(leaves_orb_at) < now.getTime();

/** The points of a birth; without a time no Moon, because a transit to it would be of another day. */
function listCertainPoints(chart: ChartData) {
  const { moon, ...others } = toLongitudes(chart);
  return chart.subject.birth_time_known && moon !== undefined ? { ...others, moon } : others;
}

/** The events of a period; ingresses of its slow bodies only, and in a year no lunations but eclipses. */
async function findEvents(chart: ChartData, period: Period, range: DateRange, { ask }: ToolCall) {
  const body = { ...range, event_types: EVENT_TYPES, limit: MOST_FOUND, ...readChartZodiac(chart) };
  const { events: found } = await ask<EventsPage>({ endpoint: events, body });
  const eclipses = new Set(found.filter(isEclipse).map(({ exact_datetime }) => exact_datetime.slice(0, 10)));
  const entering: readonly string[] = PERIODS[period].entering;
  return found.filter((event) => {
    if (event.type === 'ingress') return entering.includes(event.planet);
    if (event.type !== 'lunation') return true;
    return period !== 'year' && !eclipses.has(event.exact_datetime.slice(0, 10));
  });
}

/** The time lords at the beginning of a range and, where the profected year ends within it, the lord of the next one. */
async function findLords(birth: WrittenBirth, period: Period, { start_date, end_date }: DateRange, call: ToolCall) {
  const first = await requestTimeLords(birth, start_date, call);
  if (!first) return [];
  const chosen = chooseLords(
    first,
    (lord) => LORDS_IN_DIGEST.includes(lord.system) && !(period === 'year' && isMonth(lord)),
  );
  const isOver = Date.parse(findYear(first)?.end ?? end_date) < Date.parse(end_date);
  const last = isOver && (await requestTimeLords(birth, end_date, call));
  return last ? [chosen, chooseLords(last, isYear)] : [chosen];
}

const isYear = ({ system, level }: TimeLord): boolean => system === 'profections' && level === 1;
const isMonth = ({ system, level }: TimeLord): boolean => system === 'profections' && level === 2;

const findYear = ({ active: periods }: TimeLords): TimeLord | undefined => periods.find(isYear);

const listYearLords = (data: TimeLords): readonly string[] => {
  const lord = findYear(data)?.lord;
  return lord === undefined ? [] : [lord];
};

import * as z from 'zod';
import { toDay } from '../../../lib/answers/instant.ts';
import { isArcMethod, LIFE_METHODS, type LifeMethod } from '../../../lib/astro/timing/progressions/rates.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { toWords } from '../../../lib/base/text.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { progressed as endpoint } from '../../natal/endpoints.ts';
import type { ProgressedResponse } from '../../natal/progressed/contract.ts';
import type { DirectionsResponse } from '../../predictive/directions-primary/contract.ts';
import { titleDirection } from '../../predictive/directions-primary/titles.ts';
import { primaryDirections, progressionsSearch } from '../../predictive/endpoints.ts';
import type { ProgressedEventRecord } from '../../predictive/progressions-search/records.ts';
import { titleProgressedEvent } from '../../predictive/progressions-search/titles.ts';
import { type AnswerDetail, BirthText, detailShape, toBirthMembers, type WrittenBirth } from '../input/birth.ts';
import { addDays, MomentText, toDate } from '../input/moment.ts';
import { describeChart, describeSettings, toLongitudes } from '../text/chart.ts';
import { shortenInstant } from '../text/subject.ts';
import { birthValues, defineTool, type FullAnswer, pointValues, type ToolCall, warningValues } from '../tool.ts';

type Directions = FullAnswer<DirectionsResponse>['data'];

const LONGEST_LIFE_YEARS = 150;
const LISTED_DIRECTIONS = 40;
/** Days after the first date in which directions are listed, unless the caller states the last one. */
const LISTED_DAYS = 1826;

/** Requests the primary directions of a birth: by semi-arcs in the mundane sphere, Naibod's key. */
async function requestDirections({ subject }: WrittenBirth, { ask }: ToolCall): Promise<Directions> {
  const body = { subject, max_age: LONGEST_LIFE_YEARS };
  const { data } = await ask<FullAnswer<DirectionsResponse>>({ endpoint: primaryDirections, body });
  return data;
}

/** The directions that become exact between two dates. */
function toDirectionsText(
  { directions, subject, warnings }: Directions,
  start: string,
  end = addDays(start, LISTED_DAYS),
) {
  const all = directions.filter(({ datetime }) => datetime >= start && datetime < end);
  const events = all
    .slice(0, LISTED_DIRECTIONS)
    .map((direction) => `${toDay(direction.datetime)} ${titleDirection(direction, ENGLISH_CALENDAR_WORDS)}`);
  return {
    title: 'Primary directions (Placidus semi-arcs, mundane, Naibod) of the birth',
    subject,
    lines: [`Exact from ${start} to ${end} (${events.length} of ${all.length}):`, ...events],
    values: { points: {}, events },
    warnings,
  };
}

type Progressed = FullAnswer<ProgressedResponse>['data'];

/** The progressed chart of a birth. */
export const progressedTool = defineTool({
  name: 'progressed',
  title: 'Progressed chart',
  description:
    'Progressed or directed positions of a birth, now or at a date, and aspects to natal points; with until, when they become exact.',
  input: {
    birth: BirthText,
    to: MomentText.optional(),
    until: MomentText.optional(),
    method: z.enum([...LIFE_METHODS, 'primary']).optional(),
    ...detailShape,
  },
  output: { ...birthValues, ...pointValues, events: z.array(z.string()).optional(), ...warningValues },
  endpoints: [endpoint, progressionsSearch, primaryDirections],
  members: { progressed_datetime: 'to', start_date: 'to', end_date: 'until' },
  request: async ({ birth, to, until, method }, call) => {
    const start = to ?? toDate(call.now);
    if (method === 'primary') return { start, directions: await requestDirections(birth, call) };
    const { configuration, ...members } = toBirthMembers(birth);
    const body = {
      ...members,
      progressed_datetime: { iso: to ?? call.now.toISOString() },
      configuration: { ...configuration, progression_method: method },
    };
    const { data } = await call.ask<FullAnswer<ProgressedResponse>>({ endpoint, body });
    return { data, found: until === undefined ? undefined : await search(birth, { method, start, end: until }, call) };
  },
  toText: ({ start, directions, data, found }, { until, detail }) =>
    directions ? toDirectionsText(directions, start, until) : toProgressedText(data, found, { until, detail }),
});

interface ProgressedArguments {
  readonly until: string | undefined;
  readonly detail: AnswerDetail;
}

function toProgressedText(data: Progressed, found: FoundEvents | undefined, { until, detail }: ProgressedArguments) {
  const { progression_method, progressed_date, age_at_progression } = data.metadata;
  const facts = toProgressedFacts(data);
  const events = found?.events.map(describeEvent);
  return {
    title: `${nameMethod(progression_method)} to ${shortenInstant(progressed_date)}, age ${age_at_progression.toFixed(2)}, ${describeSettings(data)}, of the birth`,
    subject: data.subject,
    lines: [
      'Aspects are to natal points.',
      ...describeChart(facts, detail),
      ...(found ? [`Exact until ${until} (${describePart(found)}):`, ...(events ?? [])] : []),
    ],
    values: { points: toLongitudes(facts), events },
    warnings: [...data.warnings, ...(found?.warnings ?? [])],
  };
}

const toProgressedFacts = (data: Progressed) => ({
  planets: data.progressed_planets,
  houses: data.progressed_houses,
  angles: data.progressed_angles,
  aspects: data.aspects_to_natal,
});

/** @example 'solar arc directions' */
const nameMethod = (method: LifeMethod): string =>
  `${toWords(method)} ${isArcMethod(method) ? 'directions' : 'progression'}`;

/** Answer of a search for progressions. */
interface FoundEvents {
  readonly events: readonly ProgressedEventRecord[];
  readonly total_count: number;
  readonly warnings: readonly Warning[];
}

const LISTED_EVENTS = 40;

interface SearchedPart {
  readonly method: LifeMethod | undefined;
  readonly start: string;
  readonly end: string;
}

/** Searches aspects to natal points and ingresses; of progressions stations and lunations too. */
function search(
  { subject }: WrittenBirth,
  { method = 'secondary', start, end }: SearchedPart,
  { ask }: ToolCall,
): Promise<FoundEvents> {
  const kinds = isArcMethod(method) ? [] : ['stations', 'lunations'];
  const body = {
    subject,
    method,
    start_date: start,
    end_date: end,
    include: ['aspects', 'sign_ingresses', 'house_ingresses', ...kinds],
    limit: LISTED_EVENTS,
  };
  return ask({ endpoint: progressionsSearch, body });
}

/** @example '2027-01-20 New moon in Cancer' */
const describeEvent = (event: ProgressedEventRecord): string =>
  `${toDay(event.exact_datetime)} ${titleProgressedEvent(event, ENGLISH_CALENDAR_WORDS, 'plain')}`;

/** How many events are listed, and how to get those after them. */
function describePart({ events, total_count }: FoundEvents): string {
  const last = events.at(-1);
  const isWhole = events.length === total_count || last === undefined;
  return `${events.length} of ${total_count}${isWhole ? '' : `; for later ones call again with to ${toDay(last.exact_datetime)}`}`;
}

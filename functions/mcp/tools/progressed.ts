import * as z from 'zod';
import { isArcMethod, LIFE_METHODS, type LifeMethod } from '../../../lib/astro/timing/progressions/rates.ts';
import type { WarningCode } from '../../../lib/base/warning.ts';
import type { ProgressedResponse } from '../../natal/progressed/contract.ts';
import { progressed as endpoint } from '../../natal/progressed/endpoint.ts';
import { primaryDirections } from '../../predictive/directions-primary/endpoint.ts';
import { describeProgressedEvent } from '../../predictive/progressions-search/describe-event.ts';
import { progressionsSearch } from '../../predictive/progressions-search/endpoint.ts';
import type { ProgressedEventRecord } from '../../predictive/progressions-search/record-schemas.ts';
import { BirthText, type WrittenBirth } from '../input/birth.ts';
import { MomentText, toDate } from '../input/moment.ts';
import { BRIEF_OPTIONS, detailShape, toConfiguration } from '../input/settings.ts';
import { describeChartPoints, describeCusps, describeSettings, toLongitudes } from '../text/chart.ts';
import { shortenInstant, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import {
  birthValues,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  pointValues,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';
import { listPrimaryDirections } from './primary-directions.ts';

type ProgressedData = Extract<ProgressedResponse, { output_mode: 'full' }>['data'];

/** The progressed chart of a birth. */
export const progressedTool = defineTool({
  name: 'progressed',
  title: 'Progressed chart',
  description:
    'Progressed or directed positions of a birth, now or at a date, and aspects to natal points; with until, when they become exact up to it.',
  input: z.strictObject({
    birth: BirthText,
    to: MomentText.optional(),
    until: MomentText.optional(),
    method: z.enum([...LIFE_METHODS, 'primary']).optional(),
    ...detailShape,
  }),
  output: z.object({ ...birthValues, ...pointValues, events: z.array(z.string()).optional(), ...warningValues }),
  endpoints: [endpoint, progressionsSearch, primaryDirections],
  run: async ({ birth, to, until, method, detail }, { ask, now }) => {
    if (method === 'primary') return listPrimaryDirections({ birth, start: to ?? toDate(now), end: until }, { ask });
    const body = {
      subject: birth.subject,
      progressed_datetime: { iso: to ?? now.toISOString() },
      configuration: { ...toConfiguration({}, birth), ...(method && { progression_method: method }) },
      options: BRIEF_OPTIONS,
    };
    const names = [...listBirthArguments(birth), { member: 'progressed_datetime', argument: 'to' }];
    const { data } = await ask<FullAnswer<ProgressedData>>({ endpoint, body }, names);
    const facts = toProgressedFacts(data);
    const { progression_method, progressed_date, age_at_progression } = data.metadata;
    const search = until === undefined ? undefined : toSearch(birth, { method, start: to ?? toDate(now), end: until });
    const found = search && (await ask<FoundEvents>(search, [...listBirthArguments(birth), ...SEARCH_ARGUMENTS]));
    const events = found?.events.map(describeEvent);
    const warnings = toWarningTexts(data.warnings, found?.warnings ?? []);
    return {
      lines: [
        ...describeBirth(
          `${nameMethod(progression_method)} to ${shortenInstant(progressed_date)}, age ${age_at_progression.toFixed(2)}, ${describeSettings(data)}, of the birth`,
          data.subject,
        ),
        'Aspects are to natal points.',
        ...describeChartPoints(facts),
        ...(detail === 'full' ? describeCusps(facts) : []),
        ...(found ? [`Exact until ${until} (${describePart(found)}):`, ...(events ?? [])] : []),
        ...toWarningLines(warnings),
      ],
      values: { ...toBirthValues(data.subject), points: toLongitudes(facts), ...(events && { events }), warnings },
    };
  },
});

const toProgressedFacts = (data: ProgressedData) => ({
  planets: data.progressed_planets,
  houses: data.progressed_houses,
  angles: data.progressed_angles,
  aspects: data.aspects_to_natal,
});

/** Answer of a search for progressions. */
interface FoundEvents {
  readonly events: readonly ProgressedEventRecord[];
  readonly total_count: number;
  readonly warnings: readonly { readonly code: WarningCode; readonly message: string }[];
}

/** @example 'solar arc directions' */
const nameMethod = (method: LifeMethod): string =>
  `${method.replaceAll('_', ' ')} ${isArcMethod(method) ? 'directions' : 'progression'}`;

const LISTED_EVENTS = 40;
const SEARCH_ARGUMENTS = [
  { member: 'start_date', argument: 'to' },
  { member: 'end_date', argument: 'until' },
];

interface SearchedPart {
  readonly method: LifeMethod | undefined;
  readonly start: string;
  readonly end: string;
}

/** Aspects to natal points and ingresses; of progressions stations and lunations too. */
function toSearch(birth: WrittenBirth, { method = 'secondary', start, end }: SearchedPart) {
  const kinds = isArcMethod(method) ? [] : ['stations', 'lunations'];
  const body = {
    subject: birth.subject,
    method,
    start_date: start,
    end_date: end,
    include: ['aspects', 'sign_ingresses', 'house_ingresses', ...kinds],
    limit: LISTED_EVENTS,
  };
  return { endpoint: progressionsSearch, body };
}

/** @example '2027-01-20 Moon at new moon in Cancer' */
const describeEvent = (event: ProgressedEventRecord): string => `${toDay(event)} ${describeProgressedEvent(event)}`;

const toDay = ({ exact_datetime }: ProgressedEventRecord): string =>
  exact_datetime.slice(0, exact_datetime.indexOf('T'));

/** How many events are listed, and how to get those after them. */
function describePart({ events, total_count }: FoundEvents): string {
  const last = events.at(-1);
  const isWhole = events.length === total_count || last === undefined;
  return `${events.length} of ${total_count}${isWhole ? '' : `; for later ones call again with to ${toDay(last)}`}`;
}

import * as z from 'zod';
import {
  DATE_PRECISIONS,
  type DatePrecision,
  dayNumber,
  isValidDate,
} from '../../../lib/astro/clock/civil-time/calendar.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { type Condition, Conditions } from '../../../lib/requests/conditions/condition.ts';
import { ConditionConfiguration } from '../../../lib/requests/conditions/configuration.ts';
import { countLeaves, type Leaf, measureDepth, readConditions } from '../../../lib/requests/conditions/leaves.ts';
import { Location } from '../../../lib/requests/location.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';

const {
  birth_window_minutes: WINDOW,
  life_events: EVENTS,
  election_conditions: CONDITIONS,
  election_depth: DEPTH,
} = SIZES;

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** A date as its parts; those that it does not have are undefined. */
export function readEventDate(text: string) {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const toNumber = (part: string | undefined) => (part === undefined ? undefined : Number(part));
  return { year: Number(year), month: toNumber(month), day: toNumber(day) };
}

const LifeEvent = z
  .strictObject({
    name: z
      .string()
      .max(SIZES.name_characters.maximum)
      .optional()
      .meta({ description: 'Any name of the event; it is returned', example: 'Wedding' }),
    date: z
      .string()
      .regex(DATE, 'must be a date such as 1985-05-03, a month such as 1985-05, or a year such as 1985')
      .meta({ description: 'Gregorian date at the place: a day, a month or a year', example: '1985-05-03' }),
    precision: nameEnum(DATE_PRECISIONS).optional().meta({
      description:
        'How well the date is known: the conditions hold if they do at some moment of that local day, month or year. Default as `date` is written',
      example: 'day',
    }),
    place: Location.optional().meta({ description: 'Where it happened; default the birthplace' }),
    conditions: Conditions,
  })
  .superRefine(refuseBadDate, refineWhenValid('date', 'precision'))
  .meta({
    id: 'LifeEvent',
    description: 'An event of the life, and what is to hold at some moment of its day, month or year',
  });

export type LifeEvent = z.output<typeof LifeEvent>;

/** The precision of an event: as stated, else as its date is written. */
export const precisionOf = ({ date, precision }: Pick<LifeEvent, 'date' | 'precision'>): DatePrecision => {
  const { month, day } = readEventDate(date);
  return precision ?? (day !== undefined ? 'day' : month !== undefined ? 'month' : 'year');
};

interface StatedDate {
  readonly date: string;
  readonly precision?: DatePrecision | undefined;
}

function refuseBadDate(sent: StatedDate, context: z.core.$RefinementCtx): void {
  const { year, month = 1, day = 1 } = readEventDate(sent.date);
  const refuse = (member: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [member], message, params: { problem: 'InvalidDatetime' } });
  if (!isValidDate({ year, month, day }, 'gregorian')) refuse('date', 'is not a date of the Gregorian calendar');
  const written = precisionOf({ date: sent.date, precision: undefined });
  const isFiner =
    sent.precision !== undefined && DATE_PRECISIONS.indexOf(sent.precision) < DATE_PRECISIONS.indexOf(written);
  if (isFiner) refuse('precision', `must be ${written} or coarser, as date states no more`);
}

const DEFAULT_WINDOW = 120;

export const BirthTimeRequest = z
  .strictObject({
    subject: Subject,
    conditions: Conditions.optional().meta({
      description:
        'What is to hold in the chart of the birth itself, as a tree or in words: each part of an outer `all` is a row of the answer',
    }),
    window_minutes: z.int().min(WINDOW.minimum).max(WINDOW.maximum).default(DEFAULT_WINDOW).meta({
      description: 'How far the time of birth may lie from the stated one, to either side, minutes',
      example: DEFAULT_WINDOW,
    }),
    life_events: z.array(LifeEvent).max(EVENTS.maximum).default([]).meta({
      description:
        'Events of the life, each of them a row of the answer. A condition without a birth of its own is about this birth',
    }),
    configuration: ConditionConfiguration.prefault({}),
  })
  .superRefine(requireConditions, refineWhenValid('conditions', 'life_events'))
  .superRefine(refuseLargeTrees, refineWhenValid('conditions', 'life_events'))
  .meta({
    id: 'BirthTimeRequest',
    description: 'A birth whose time is uncertain, and conditions on its chart and on events of the life',
  });

export type BirthTimeRequest = z.output<typeof BirthTimeRequest>;

interface Sent {
  readonly conditions?: Condition | undefined;
  readonly life_events: readonly { readonly conditions: Condition; readonly date: string }[];
}

function requireConditions({ conditions, life_events }: Sent, context: z.core.$RefinementCtx): void {
  if (conditions !== undefined || life_events.length > 0) return;
  const params = { problem: 'ValidationError', hasExample: true };
  context.addIssue({ code: 'custom', path: ['conditions'], message: 'is required, or life_events', params });
}

/** Beyond it, a minute of birth time moves the periods by more than the length of one. */
const DEEPEST_PERIODS = 3;

function refuseLargeTrees({ conditions, life_events }: Sent, context: z.core.$RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: 'custom', path, message, params: { problem: 'ValidationError' } });
  const trees = [
    ...(conditions ? [{ tree: conditions, path: ['conditions'] }] : []),
    ...life_events.map(({ conditions: tree }, index) => ({ tree, path: ['life_events', index, 'conditions'] })),
  ];
  for (const { tree, path } of trees) {
    const [depth, count] = [measureDepth(tree), countLeaves(tree)];
    if (depth > DEPTH.maximum) refuse(path, `has ${depth} levels of all, any and not; at most ${DEPTH.maximum}`);
    if (count > CONDITIONS.maximum) refuse(path, `has ${count} conditions; at most ${CONDITIONS.maximum}`);
    for (const leaf of readConditions(tree, '').leaves) {
      if (leaf.needsSubject && path[0] === 'conditions')
        refuse(
          path,
          `has a condition on a life, ${leaf.text}, which holds at an event: send it in life_events, or with a subject or a longitude`,
        );
      if (leaf.needsSubject && (leaf.level ?? 0) > DEEPEST_PERIODS)
        refuse(
          path,
          `has periods of level ${leaf.level}; at most ${DEEPEST_PERIODS}, as a minute of birth time moves deeper ones by more than their length`,
        );
    }
  }
}

/** A tree of a request with its conditions. */
export const readTree = (tree: Condition, path: string) => readConditions(tree, path);

/** The conditions of events that are about the birth of the request. */
export const listBirthLeaves = (leaves: readonly Leaf[]): readonly Leaf[] =>
  leaves.filter(({ needsSubject }) => needsSubject);

/** Number of the first and last day of an event's day, month or year. */
export function listEventDays(event: LifeEvent): readonly [first: number, count: number] {
  const { year, month = 1, day = 1 } = readEventDate(event.date);
  const precision = precisionOf(event);
  if (precision === 'day') return [dayNumber({ year, month, day }), 1];
  const isYear = precision === 'year';
  const first = dayNumber({ year, month: isYear ? 1 : month, day: 1 });
  const isLastMonth = isYear || month === 12;
  const after = dayNumber({ year: isLastMonth ? year + 1 : year, month: isLastMonth ? 1 : month + 1, day: 1 });
  return [first, after - first];
}

/**
 * The conditions of an event one of which is to hold, with their paths: the items of an outer `any`. As an event needs some moment, each can
 * be searched by itself, and ends of one need no comparison with those of another.
 */
export const listAlternatives = (
  condition: Condition,
  path: string,
): readonly { readonly condition: Condition; readonly path: string }[] =>
  condition.any?.flatMap((item, index) => listAlternatives(item, `${path}.any[${index}]`)) ?? [{ condition, path }];

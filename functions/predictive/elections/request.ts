import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { Condition, Conditions } from '../../../lib/requests/conditions/condition.ts';
import { ConditionConfiguration } from '../../../lib/requests/conditions/configuration.ts';
import { countLeaves, measureDepth } from '../../../lib/requests/conditions/leaves.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { Location } from '../../../lib/requests/location.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { listAllLeaves, listTrees, maximumElectionDays, type Trees } from './trees.ts';

const {
  election_conditions: CONDITIONS,
  election_depth: DEPTH,
  election_years: YEARS,
  election_angle_years: ANGLE_YEARS,
  election_minutes: MINUTES,
  page_items: ITEMS,
} = SIZES;

const DEFAULT_LIMIT = 100;
const LARGEST_WEIGHT = 1000;

const Weight = z
  .strictObject({
    condition: Condition,
    weight: z.number().min(-LARGEST_WEIGHT).max(LARGEST_WEIGHT).meta({
      description: 'Points for an interval throughout which the condition holds',
      example: 2,
    }),
  })
  .meta({ id: 'ElectionWeight', description: 'A condition that ranks intervals and excludes none' });

export const ElectionsRequest = z
  .strictObject({
    location: Location.optional(),
    start_date: dateText('Beginning of the search', '2026-01-01').optional(),
    end_date: dateText(
      `End of the search, at most ${YEARS.maximum} years later, ${ANGLE_YEARS.maximum} with conditions on houses or angles`,
      '2026-12-31',
    ).optional(),
    conditions: Conditions,
    weights: z.array(Weight).min(1).max(CONDITIONS.maximum).optional().meta({
      description: 'Conditions that rank the intervals: the highest score comes first',
    }),
    min_minutes: z.number().min(MINUTES.minimum).max(MINUTES.maximum).default(0).meta({
      description: 'Shorter intervals are left out',
      example: 30,
    }),
    explain: z.boolean().default(false).meta({
      description:
        'True: the answer says for `datetime` which conditions hold, since when and until when. `start_date` and `end_date` may then be absent, or bound the days that are searched',
      example: false,
    }),
    condition_intervals: z.boolean().default(false).meta({
      description: 'True: `conditions` also has the intervals of each single condition, and a picture a row for it',
      example: false,
    }),
    datetime: dateText('The instant to explain; read only with `explain`', '2026-06-15T14:30:00Z').optional(),
    configuration: ConditionConfiguration.prefault({}),
    limit: z.int().min(ITEMS.minimum).max(ITEMS.maximum).default(DEFAULT_LIMIT).meta({
      description: 'Maximum number of intervals in one answer',
      example: DEFAULT_LIMIT,
    }),
    cursor: pagingShape.cursor,
  })
  .superRefine(refuseLargeTree, refineWhenValid('conditions', 'weights'))
  .superRefine(
    refuseBadTimes,
    refineWhenValid('start_date', 'end_date', 'explain', 'datetime', 'conditions', 'weights', 'location'),
  )
  .superRefine(refuseMissingPlace, refineWhenValid('location', 'conditions', 'weights'))
  .superRefine(refuseMissingBirth, refineWhenValid('conditions', 'weights'))
  .meta({
    id: 'ElectionsRequest',
    description: 'Conditions, and the range of dates in which they are searched, or an instant to explain',
  });

export type ElectionsRequest = z.output<typeof ElectionsRequest>;

function refuseLargeTree(sent: Trees, context: z.core.$RefinementCtx): void {
  const refuse = (message: string, path: (string | number)[]): void =>
    context.addIssue({ code: 'custom', path, message, params: { problem: 'ValidationError' } });
  for (const { condition, path } of listTrees(sent)) {
    const depth = measureDepth(condition);
    if (depth > DEPTH.maximum) refuse(`has ${depth} levels of all, any and not; at most ${DEPTH.maximum}`, path);
  }
  const count = listTrees(sent).reduce((sum, { condition }) => sum + countLeaves(condition), 0);
  if (count > CONDITIONS.maximum)
    refuse(`has ${count} conditions, with those of weights; at most ${CONDITIONS.maximum}`, ['conditions']);
}

interface Times extends Trees {
  readonly start_date?: JdUt | undefined;
  readonly end_date?: JdUt | undefined;
  readonly datetime?: JdUt | undefined;
  readonly explain: boolean;
}

function refuseBadTimes(sent: Times, context: z.core.$RefinementCtx): void {
  const { start_date, end_date, datetime, explain } = sent;
  const refuse = (member: string, message: string, hasExample = false): void =>
    context.addIssue({ code: 'custom', path: [member], message, params: { problem: 'InvalidRange', hasExample } });
  if (explain && datetime === undefined) refuse('datetime', 'is required with explain', true);
  for (const [member, value, other] of [
    ['start_date', start_date, end_date],
    ['end_date', end_date, start_date],
  ] as const) {
    const isNeeded = !explain || other !== undefined;
    if (isNeeded && value === undefined)
      refuse(member, explain ? 'is required with the other date' : 'is required', true);
  }
  if (start_date === undefined || end_date === undefined) return;
  const days = maximumElectionDays(sent);
  if (end_date <= start_date) refuse('end_date', 'must lie after start_date');
  else if (end_date - start_date > days)
    refuse(
      'end_date',
      `must lie within ${days} days of start_date with these conditions; those on houses, angles and lords of houses allow a year, and less where they are many or beyond 60° of latitude`,
    );
  const isOutside = datetime !== undefined && (datetime < start_date || datetime >= end_date);
  if (explain && isOutside) refuse('datetime', 'must lie between start_date and end_date, or send it without them');
}

/** A condition on a birth names it, as a search for elections has no birth of its own. */
function refuseMissingBirth(sent: Trees, context: z.core.$RefinementCtx): void {
  for (const { needsSubject, path, kind } of listAllLeaves(sent)) {
    if (!needsSubject) continue;
    const [member, message] =
      kind === 'to_natal' ? ['longitude', 'is required, or subject'] : ['subject', 'is required'];
    const params = { problem: 'ValidationError', hasExample: true };
    context.addIssue({ code: 'custom', path: [...toPath(path), member], message, params });
  }
}

/** The steps of `conditions.all[0].in_sign`. */
const toPath = (path: string): (string | number)[] =>
  path.split(/[.[\]]+/).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

function refuseMissingPlace(sent: Trees, context: z.core.$RefinementCtx): void {
  if (sent.location !== undefined) return;
  const leaf = listAllLeaves(sent).find(({ needsPlace }) => needsPlace);
  if (!leaf) return;
  const params = { problem: 'ValidationError', hasExample: true };
  context.addIssue({ code: 'custom', path: ['location'], message: `is required with ${leaf.path}`, params });
}

import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { type Condition, Conditions } from '../../../lib/requests/conditions/condition.ts';
import { ConditionConfiguration } from '../../../lib/requests/conditions/configuration.ts';
import { countLeaves, measureDepth } from '../../../lib/requests/conditions/leaves.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { Location } from '../../../lib/requests/location.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { readNamedConditions } from './named-conditions.ts';

const { named_conditions: NAMED, election_conditions: LEAVES, election_depth: DEPTH } = SIZES;

/** Ends of the names of columns with distances, in jobs of many records. */
export const DISTANCE_COLUMNS = { degrees: '_distance_degrees', days: '_distance_days' } as const;

/** Columns that every job has. */
const TAKEN_NAMES = ['id', 'record'];

const ConditionName = z
  .string()
  .regex(
    /^[a-z][a-z0-9_]{0,59}$/,
    'must be lower-case letters, digits and _, such as moon_in_taurus, at most 60 of them',
  )
  .meta({
    description: 'Name of the condition in the answer, and of its column in a job of many births; each once',
    example: 'moon_in_taurus',
  });

const NamedCondition = z
  .strictObject({ name: ConditionName, condition: Conditions })
  .superRefine(refuseLargeTree, refineWhenValid('condition'))
  .meta({ id: 'NamedCondition', description: 'A condition, or a combination of conditions, with a name' });

const Moment = z
  .strictObject({
    datetime: dateText('The moment', '2026-06-15T14:30:00Z'),
    location: Location.optional(),
  })
  .meta({
    id: 'ConditionMoment',
    description:
      'A moment that is no birth; the location is needed by conditions on houses, angles, day and night, and clocks',
    example: {
      datetime: '2026-06-15T14:30:00Z',
      location: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } },
    },
  });

export const ConditionsRequest = z
  .strictObject({
    subject: Subject.optional().meta({ description: 'A birth; or send `moment`' }),
    moment: Moment.optional(),
    conditions: z.array(NamedCondition).min(NAMED.minimum).max(NAMED.maximum).meta({
      description: 'Conditions as those of `/predictive/elections`, each with a name',
    }),
    configuration: ConditionConfiguration.prefault({}),
  })
  .superRefine(refuseBirthAndMoment, refineWhenValid('subject', 'moment'))
  .superRefine(refuseTakenNames, refineWhenValid('conditions'))
  .superRefine(refuseMissingPlace, refineWhenValid('moment', 'conditions'))
  .meta({ id: 'ConditionsRequest', description: 'A birth or a moment, and the conditions that are judged' });

export type ConditionsRequest = z.output<typeof ConditionsRequest>;
export type NamedCondition = z.output<typeof NamedCondition>;

const createRefusal =
  (context: z.core.$RefinementCtx, hasExample = false) =>
  (message: string, path: (string | number)[]): void =>
    context.addIssue({ code: 'custom', path, message, params: { problem: 'ValidationError', hasExample } });

function refuseLargeTree({ condition }: { readonly condition: Condition }, context: z.core.$RefinementCtx): void {
  const refuse = createRefusal(context);
  const [depth, count] = [measureDepth(condition), countLeaves(condition)];
  if (depth > DEPTH.maximum) refuse(`has ${depth} levels of all, any and not; at most ${DEPTH.maximum}`, ['condition']);
  if (count > LEAVES.maximum) refuse(`has ${count} conditions; at most ${LEAVES.maximum}`, ['condition']);
}

function refuseBirthAndMoment(
  { subject, moment }: { readonly subject?: unknown; readonly moment?: unknown },
  context: z.core.$RefinementCtx,
): void {
  const refuse = createRefusal(context, subject === undefined);
  if (subject === undefined && moment === undefined) refuse('is required, or moment', ['subject']);
  if (subject !== undefined && moment !== undefined) refuse('goes without subject; send one of them', ['moment']);
}

function refuseTakenNames(
  { conditions }: { readonly conditions: readonly Pick<NamedCondition, 'name'>[] },
  context: z.core.$RefinementCtx,
): void {
  const refuse = createRefusal(context);
  const names = conditions.map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    const path = ['conditions', index, 'name'];
    if (names.indexOf(name) < index) refuse(`is ${name} once more`, path);
    if (TAKEN_NAMES.includes(name)) refuse('is the name of another column; choose another one', path);
    const end = Object.values(DISTANCE_COLUMNS).find((one) => name.endsWith(one));
    if (end !== undefined) refuse(`ends with ${end}, as columns of distances do; choose another one`, path);
  }
}

interface StatedPlace {
  readonly moment?: { readonly location?: unknown } | undefined;
  readonly conditions: readonly NamedCondition[];
}

function refuseMissingPlace({ moment, conditions }: StatedPlace, context: z.core.$RefinementCtx): void {
  if (moment === undefined || moment.location !== undefined) return;
  const leaf = readNamedConditions(conditions).leaves.find(({ needsPlace }) => needsPlace);
  if (leaf) createRefusal(context, true)(`is required with ${leaf.path}`, ['moment', 'location']);
}

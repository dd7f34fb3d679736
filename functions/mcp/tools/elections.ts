import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import {
  CONDITION_TEXT,
  LONGEST_CONDITION_TEXT,
  readConditionText,
} from '../../../lib/requests/conditions/condition-text.ts';
import { natalChart } from '../../natal/endpoints.ts';
import type { ElectionsResponse } from '../../predictive/elections/contract.ts';
import { elections } from '../../predictive/endpoints.ts';
import { chartSettingsShape, PlaceText, toZodiacMembers } from '../input/birth.ts';
import { fromToShape, RANGE_MEMBERS, toRange } from '../input/moment.ts';
import { nextPageShape, pageShape } from '../text/pages.ts';
import { shortenInstant } from '../text/subject.ts';
import { defineTool, type FullAnswer } from '../tool.ts';
import { findTimezone } from './sky-facts.ts';

const DAYS = 90;

/** Conditions in words, or a condition of the endpoint as JSON. Words that cannot be read are left to the endpoint. */
const ConditionText = z
  .string()
  .max(LONGEST_CONDITION_TEXT)
  .transform((text, context): unknown => {
    try {
      return text.trim().startsWith('{') ? JSON.parse(text) : text;
    } catch {
      const message = `must be words such as “${CONDITION_TEXT}”, or a condition as JSON`;
      context.addIssue({ code: 'custom', message, input: text });
      return z.NEVER;
    }
  });

/** A condition as the endpoint understands it. */
const toTree = (condition: unknown): unknown =>
  typeof condition === 'string' ? readConditionText(condition) : condition;

/** Elections: when conditions hold together. */
export const electionsTool = defineTool({
  name: 'elections',
  title: 'Elections',
  description: `Best days and hours for something: when conditions hold (default ${DAYS} days): “${CONDITION_TEXT}, Moon in Leo, Moon applying to trine Venus, Jupiter in house 10, Leo rising, hour of Venus, on Monday, from 9:00 to 17:00”; or JSON.`,
  input: {
    all: z.preprocess(
      (sent) => (typeof sent === 'string' ? [sent] : sent),
      z.array(ConditionText).min(1).max(SIZES.election_conditions.maximum),
    ),
    place: PlaceText.optional(),
    ...fromToShape,
    ...chartSettingsShape,
    ...pageShape,
  },
  output: { intervals: z.array(z.string()), all: z.array(z.unknown()), ...nextPageShape },
  endpoints: [elections, natalChart],
  members: { ...RANGE_MEMBERS, 'conditions.all': 'all', location: 'place' },
  request: async ({ all, place, from, to, house_system, zodiac, ...page }, call) => {
    const { ask, now } = call;
    const range = toRange({ from, to }, DAYS, now);
    const configuration = { house_system, ...toZodiacMembers(zodiac) };
    const body = { ...range, conditions: { all }, configuration, location: place, ...page };
    const { data } = await ask<FullAnswer<ElectionsResponse>>({ endpoint: elections, body });
    return { ...data, timezone: await findTimezone(place, call), range, trees: all.map(toTree) };
  },
  toText: ({ timezone, range, trees, conditions_text, intervals, blocking, warnings, ...page }) => ({
    timezone,
    lines: [
      `From ${range.start_date} to ${range.end_date}: ${conditions_text}`,
      ...intervals.map(({ start, end }) => `${shortenInstant(start)} to ${shortenInstant(end)}`),
      ...(blocking ? describeBlocking(blocking) : []),
      ...warnings.map(({ message }) => message),
    ],
    values: {
      intervals: intervals.map(({ start, end }) => `${shortenInstant(start)}/${shortenInstant(end)}`),
      all: trees,
    },
    page: { ...page, shown: intervals.length },
  }),
});

type Blocking = NonNullable<FullAnswer<ElectionsResponse>['data']['blocking']>;

function describeBlocking({ never, never_together, later }: Blocking): readonly string[] {
  return [
    'No interval.',
    ...never.map((text) => `Never holds: ${text}`),
    ...never_together.map((pair) => `Never together: ${pair.map((text) => `“${text}”`).join(' and ')}`),
    later.first === null
      ? `None until ${later.searched_until}`
      : `The first one later begins ${shortenInstant(later.first)}`,
  ];
}

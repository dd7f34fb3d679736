import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { ElectionsResponse } from '../../predictive/elections/contract.ts';
import { elections } from '../../predictive/elections/endpoint.ts';
import { PlaceText } from '../input/place.ts';
import { fromToShape, RANGE_MEMBERS, toRange } from '../input/range.ts';
import { chartSettingsShape, toZodiacMembers } from '../input/settings.ts';
import { nextPageShape, pageShape } from '../text/pages.ts';
import { defineTool, type FullAnswer } from '../tool.ts';

const DAYS = 90;

const LONGEST_CONDITION = 2000;

/** A condition of the endpoint as a JSON text. */
const ConditionText = z
  .string()
  .max(LONGEST_CONDITION)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      const message = 'must be a condition as JSON, such as {"in_sign":{"body":"moon","signs":["Leo"]}}';
      context.addIssue({ code: 'custom', message, input: text });
      return z.NEVER;
    }
  });

/** Elections: when conditions hold together. */
export const electionsTool = defineTool({
  name: 'elections',
  title: 'Elections',
  description: `When conditions hold (default ${DAYS} days from today). JSON texts like {"in_sign":{"body":"moon","signs":["Leo"]}}, in_house body houses; aspect a b types orb applying; to_natal body longitude types orb; motion body direction; moon_phase phases; void_of_course; angle point signs; planetary_hour rulers; dignity body min_score; solar_phase body is; sect is; weekday days; time_of_day from to; any [], not {}.`,
  input: {
    all: z.array(ConditionText).min(1).max(SIZES.election_conditions.maximum),
    place: PlaceText.optional(),
    ...fromToShape,
    ...chartSettingsShape,
    ...pageShape,
  },
  output: { intervals: z.array(z.string()), ...nextPageShape },
  endpoints: [elections],
  members: { ...RANGE_MEMBERS, 'conditions.all': 'all', location: 'place' },
  request: async ({ all, place, from, to, house_system, zodiac, ...page }, { ask, now }) => {
    const range = toRange({ from, to }, DAYS, now);
    const configuration = { house_system, ...toZodiacMembers(zodiac) };
    const body = { ...range, conditions: { all }, configuration, location: place, ...page };
    const { data } = await ask<FullAnswer<ElectionsResponse>>({ endpoint: elections, body });
    return { ...data, range };
  },
  toText: ({ range, conditions_text, intervals, blocking, warnings, ...page }) => ({
    lines: [
      `From ${range.start_date} to ${range.end_date}, UTC: ${conditions_text}`,
      ...intervals.map(({ start, end, minutes }) => `${start} to ${end} (${minutes} minutes)`),
      ...(blocking ? describeBlocking(blocking) : []),
      ...warnings.map(({ message }) => message),
    ],
    values: { intervals: intervals.map(({ start, end }) => `${start}/${end}`) },
    page: { ...page, shown: intervals.length },
  }),
});

type Blocking = NonNullable<FullAnswer<ElectionsResponse>['data']['blocking']>;

function describeBlocking({ never, never_together, later }: Blocking): readonly string[] {
  return [
    'No interval.',
    ...never.map((text) => `Never holds: ${text}`),
    ...never_together.map((pair) => `Never together: ${pair.map((text) => `“${text}”`).join(' and ')}`),
    later.first === null ? `None until ${later.searched_until}` : `The first one later begins ${later.first}`,
  ];
}

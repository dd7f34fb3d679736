import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import type { ElectionsResponse } from '../../predictive/elections/contract.ts';
import { elections } from '../../predictive/elections/endpoint.ts';
import { addDays, MomentText, toDate } from '../input/moment.ts';
import { PlaceText } from '../input/place.ts';
import { chartSettingsShape, SETTING_ARGUMENTS, toZodiacMembers } from '../input/settings.ts';
import { describePage, nextPageShape, pageShape, toPageValues } from '../text/pages.ts';
import { defineTool } from '../tool.ts';

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

type Data = Extract<ElectionsResponse, { output_mode: 'full' }>['data'];

/** Elections: when conditions hold together. */
export const electionsTool = defineTool({
  name: 'elections',
  title: 'Elections',
  description: `When conditions hold (default ${DAYS} days from today). JSON texts like {"in_sign":{"body":"moon","signs":["Leo"]}}, in_house body houses; aspect a b types orb applying; to_natal body longitude types orb; motion body direction; moon_phase phases; void_of_course; angle point signs; planetary_hour rulers; dignity body min_score; solar_phase body is; sect is; weekday days; time_of_day from to; any [], not {}.`,
  input: z.strictObject({
    all: z.array(ConditionText).min(1).max(SIZES.election_conditions.maximum),
    place: PlaceText.optional(),
    from: MomentText.optional(),
    to: MomentText.optional(),
    house_system: chartSettingsShape.house_system,
    zodiac: chartSettingsShape.zodiac,
    ...pageShape,
  }),
  output: z.object({ intervals: z.array(z.string()), ...nextPageShape }),
  endpoints: [elections],
  run: async ({ all, place, from, to, house_system, zodiac, limit, cursor }, { ask, now }) => {
    const start = from ?? toDate(now);
    const body = {
      start_date: start,
      end_date: to ?? addDays(start, DAYS),
      conditions: { all },
      limit,
      configuration: { ...(house_system !== undefined && { house_system }), ...toZodiacMembers(zodiac) },
      ...(place && { location: place }),
      ...(cursor !== undefined && { cursor }),
    };
    const { data } = await ask<{ data: Data }>({ endpoint: elections, body }, ELECTION_ARGUMENTS);
    const { intervals, blocking, warnings } = data;
    return {
      lines: [
        `From ${body.start_date} to ${body.end_date}, UTC: ${data.conditions_text}`,
        ...intervals.map(({ start: begin, end, minutes }) => `${begin} to ${end} (${minutes} minutes)`),
        ...(blocking ? describeBlocking(blocking) : []),
        ...warnings.map(({ message }) => message),
        ...describePage(data, intervals.length),
      ],
      values: { intervals: intervals.map(({ start: begin, end }) => `${begin}/${end}`), ...toPageValues(data) },
    };
  },
});

const ELECTION_ARGUMENTS = [
  ...SETTING_ARGUMENTS,
  { member: 'conditions.all', argument: 'all' },
  { member: 'location', argument: 'place' },
  { member: 'start_date', argument: 'from' },
  { member: 'end_date', argument: 'to' },
];

function describeBlocking({ never, never_together, later }: NonNullable<Data['blocking']>): readonly string[] {
  return [
    'No interval.',
    ...never.map((text) => `Never holds: ${text}`),
    ...never_together.map((pair) => `Never together: ${pair.map((text) => `“${text}”`).join(' and ')}`),
    later.first === null ? `None until ${later.searched_until}` : `The first one later begins ${later.first}`,
  ];
}

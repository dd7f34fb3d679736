import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { innerMembers } from '../../../lib/requests/inner-members.ts';
import { choice } from '../../../lib/requests/members.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { findLinkFormat, LINK_FORMATS, linkableEndpoints } from '../linkable.ts';

const { minimum, maximum } = SIZES.link_seconds;
const { calendars_per_link: CALENDARS, calendar_link_seconds: CALENDAR_SECONDS } = SIZES;

const PATHS = linkableEndpoints.map(({ path }) => path);

/** `format` is not checked here but with the other parameters, so that one response names the faults of all. */
const LinkedQuery = z
  .record(z.string(), z.union([z.string(), z.number()], { error: 'must be a text or a number' }))
  .meta({
    id: 'LinkedQuery',
    description: `The parameters of its query, which the path itself describes. \`format\` is required: \`${Object.keys(LINK_FORMATS).join('`, `')}\`, as the path offers them`,
    example: { format: 'svg', theme: 'dark' },
  });

const CALENDAR_PATHS = linkableEndpoints.filter((one) => findLinkFormat(one, 'ics')).map(({ path }) => path);

const Calendar = z
  .strictObject({
    path: choice(CALENDAR_PATHS, 'Path of an endpoint whose answer can be a calendar', '/predictive/events'),
    query: LinkedQuery.optional(),
    body: innerMembers()
      .optional()
      .meta({ description: 'Its body, over `defaults`', example: { start_date: 'today', end_date: 'P1Y' } }),
  })
  .meta({ id: 'LinkedCalendar', description: 'One of the calendars that a link merges' });

/** Members that go with `calendars` only. */
const calendarsShape = {
  defaults: innerMembers()
    .optional()
    .meta({
      description: 'Only with `calendars`: members of the bodies of all calendars whose path takes them',
      example: { subject: 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU' },
    }),
  timezone: z.string().max(100).optional().meta({
    description:
      'Only with `calendars`: IANA zone of the subscriber, default UTC. Relative dates, local days and the times in titles are those of this zone',
    example: 'Europe/Paris',
  }),
  name: z
    .string()
    .min(1)
    .max(SIZES.name_characters.maximum)
    .optional()
    .meta({ description: 'Only with `calendars`: title of the calendar', example: 'Sky of Ada' }),
};

interface LinkMembers {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly calendars?: unknown;
  readonly defaults?: unknown;
  readonly timezone?: unknown;
  readonly name?: unknown;
  readonly expires_in?: number | undefined;
}

/** Refuses a request that is neither one of a path nor one of calendars, and members that go with the other one. */
function refuseMixture(sent: LinkMembers, context: z.core.$RefinementCtx): void {
  const refuse = (member: string, message: string, hasExample = false): void =>
    context.addIssue({
      ...{ code: 'custom', path: [member], message },
      params: { problem: 'ValidationError', hasExample },
    });
  const isOfCalendars = sent.calendars !== undefined;
  if (!isOfCalendars && sent.path === undefined) refuse('path', 'is required, or send calendars', true);
  const strays = isOfCalendars ? (['path', 'query', 'body'] as const) : (['defaults', 'timezone', 'name'] as const);
  for (const name of strays) {
    if (sent[name] === undefined) continue;
    refuse(
      name,
      isOfCalendars ? 'conflicts with calendars; it belongs into each of them' : 'is read only with calendars',
    );
  }
  const isTooLong = !isOfCalendars && sent.expires_in !== undefined && sent.expires_in > maximum;
  if (isTooLong) refuse('expires_in', `must be at most ${maximum}: only links of calendars last longer`);
}

/** The request that the link will stand for, and its time. */
export const LinkRequest = z
  .strictObject({
    path: choice(
      PATHS,
      'Path of the request: that of an endpoint whose answer can be a picture, a table or a calendar',
      '/ephemeris/natal-chart',
    ).optional(),
    query: LinkedQuery.optional(),
    body: innerMembers()
      .optional()
      .meta({
        description:
          'Its body, as the path itself takes it. The link contains it as it was sent: omitted members have their defaults when the link is opened, so a moment whose default is now is the time of opening',
        example: { subject: 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU' },
      }),
    calendars: z
      .array(Calendar)
      .min(CALENDARS.minimum)
      .max(CALENDARS.maximum)
      .optional()
      .meta({
        description:
          'Calendars in place of `path`, `query` and `body`: the link leads to one iCalendar with the events of all of them, whose relative dates move on with each local day',
        example: [{ path: '/predictive/events', body: { start_date: 'today', end_date: 'P1Y' } }],
      }),
    ...calendarsShape,
    expires_in: z.int().min(minimum).max(CALENDAR_SECONDS.maximum).optional().meta({
      description:
        'Seconds until the link ends, from a minute to a year, thirty days unless stated; of `calendars` up to ten years, a year unless stated',
      example: 31_536_000,
    }),
  })
  .superRefine(refuseMixture, refineWhenValid())
  .meta({ id: 'LinkRequest', description: 'A request to make a link for' });

export type LinkRequest = z.output<typeof LinkRequest>;

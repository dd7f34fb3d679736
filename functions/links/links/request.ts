import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { DEFAULT_LINK_SECONDS } from '../../../lib/contract/make-link.ts';
import { choice } from '../../../lib/requests/members.ts';
import { LINK_FORMATS, linkableEndpoints } from '../linkable.ts';

const { minimum, maximum } = SIZES.link_seconds;

const PATHS = linkableEndpoints.map(({ path }) => path);

/** `format` is not checked here but with the other parameters, so that one response names the faults of all. */
const LinkedQuery = z
  .record(z.string(), z.union([z.string(), z.number()], { error: 'must be a text or a number' }))
  .meta({
    id: 'LinkedQuery',
    description: `The parameters of its query, which the path itself describes. \`format\` is required: \`${Object.keys(LINK_FORMATS).join('`, `')}\`, as the path offers them`,
    example: { format: 'svg', theme: 'dark' },
  });

/** The request that the link will stand for, and its time. */
export const LinkRequest = z
  .strictObject({
    path: choice(
      PATHS,
      'Path of the request: that of an endpoint whose answer can be a picture, a table or a calendar',
      '/ephemeris/natal-chart',
    ),
    query: LinkedQuery,
    body: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({
        description:
          'Its body, as the path itself takes it. The link contains it as it was sent: omitted members have their defaults when the link is opened, so a moment whose default is now is the time of opening',
        example: { subject: 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU' },
      }),
    expires_in: z.int().min(minimum).max(maximum).default(DEFAULT_LINK_SECONDS).meta({
      description: 'Seconds until the link ends, from a minute to a year',
      example: 31_536_000,
    }),
  })
  .meta({ id: 'LinkRequest', description: 'A request to make a link for' });

export type LinkRequest = z.output<typeof LinkRequest>;

import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { LINK_FORMATS, linkableEndpoints } from '../linkable.ts';

const LinkResponse = z
  .object({
    url: z.url().max(SIZES.link_characters.maximum).meta({
      description: 'The link. Whoever has it can open it: treat it like the picture or table itself',
      example: 'https://api.example.com/l/AQABmF0XcE7wq0oR3vJ2xCk',
    }),
    id: z.string().meta({
      description: 'Names the link for `DELETE /links/{id}`, which only its maker can send',
      example: 'AAF_TQUAmF0XcE7wq0oR3vJ2xCkPmZ4p6QW5mBq2yX8dWg',
    }),
    media_type: z.enum(Object.values(LINK_FORMATS)).meta({
      description: 'Media type of what it leads to',
      example: 'image/svg+xml',
    }),
    expires_at: z.iso.datetime().meta({ description: 'When it ends, UTC', example: '2027-11-23T08:00:00.000Z' }),
  })
  .meta({ id: 'LinkResponse', description: 'A link' });

export const contract = defineContract({
  description: [
    'Makes an address from which programs that send no body and no key can fetch the answer to a request: a page with `<img>`, a calendar, a spreadsheet. The address holds the request, compressed and sealed, and the service stores nothing: neither it nor a log shows birth data.',
    'The request is validated now and calculated each time the link is opened. Opening it counts against the limits, the plan and the budget of work of the credentials that made it. It ends at `expires_at`, and with these credentials: when the key is disabled, expires or is replaced.',
    'With `calendars` the link leads to one iCalendar of up to twelve of them, whose relative dates move on. It may last ten years. It is calculated once on each local day, which costs the plan of its maker; openings of the same day cost nothing but their place in the limits of links, and those that state the `ETag` not even that.',
    'Whoever has the address can open it, but can read no more from it than the answer shows.',
  ].join('\n\n'),
  response: LinkResponse,
  errors: ['LinkTooLong', 'LinksUnavailable'],
  validates: linkableEndpoints,
});

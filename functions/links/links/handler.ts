import type { ValidationIssue } from '../../../lib/base/errors/problem.ts';
import { defineHandler, type EndpointHandler, type FileFormat } from '../../../lib/contract/endpoint.ts';
import type { InternalRequest, RequestValidator } from '../../../lib/contract/endpoint-caller.ts';
import { DEFAULT_CALENDAR_SECONDS, DEFAULT_LINK_SECONDS, makeLink } from '../../../lib/contract/make-link.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import { example } from '../../../lib/requests/examples.ts';
import { toExcerpt } from '../../../lib/requests/issues/excerpt.ts';
import { moveIssue, toValidationProblem } from '../../../lib/requests/issues/validation-issues.ts';
import { toCalendarsRequest } from '../calendars.ts';
import type { createLink } from '../endpoints.ts';
import { findLinkable, findLinkFormat, LINK_FORMATS, type LinkableEndpoint } from '../linkable.ts';
import type { contract } from './contract.ts';
import { findLongestPart, findProblem, readOrder } from './order.ts';
import { LinkRequest } from './request.ts';

/** A request to be linked. */
interface LinkedCall extends InternalRequest {
  readonly endpoint: LinkableEndpoint;
  readonly query: Readonly<Record<string, string>>;
}

const FORMAT_LOCATION = 'query.format';

/**
 * Checks that the request of a link can be answered in a format of links.
 *
 * @returns the format
 * @throws Problem with all faults, located in the request for the link
 */
async function validateLinkedCall(
  call: LinkedCall,
  validate: RequestValidator,
  context: RequestContext,
): Promise<FileFormat> {
  const format = findLinkFormat(call.endpoint, call.query.format);
  const problem = await findProblem(call, validate, context);
  if (format && !problem) return format;
  const issues = (problem?.issues ?? []).map((issue) => ({ ...issue, code: problem?.code }));
  if (format && problem && issues.length === 0) throw problem;
  const others = format ? issues : issues.filter(({ location }) => location !== FORMAT_LOCATION);
  const all = [...(format ? [] : [{ ...describeFormat(call), code: undefined }]), ...others];
  throw toValidationProblem(all.map((issue) => moveIssue(issue, (location) => `body.${location}`)));
}

function describeFormat({ endpoint, query }: LinkedCall): ValidationIssue {
  const { files: formats = [] } = endpoint;
  return {
    location: FORMAT_LOCATION,
    message: `must be ${formats.join(', ').replace(/, (\w+)$/, ' or $1')}: links to ${endpoint.path} have no other format`,
    ...(query.format !== undefined && { value: toExcerpt(query.format) }),
    example: formats[0],
  };
}

const subject = {
  name: 'Ada Lovelace',
  birth_datetime: { iso: '1815-12-10T13:00:00' },
  birth_location: { latitude: 51.5074, longitude: -0.1278 },
};

export const handler: EndpointHandler = defineHandler<typeof createLink, typeof contract>()({
  request: { body: LinkRequest },
  envelope: 'none',
  examples: [
    example('wheel', 'The wheel of a birth, for a year', {
      path: '/ephemeris/natal-chart',
      query: { format: 'svg' },
      body: { subject },
      expires_in: 31_536_000,
    }),
    example('calendar', 'A calendar of lunations and eclipses', {
      path: '/predictive/events',
      query: { format: 'ics' },
      body: {
        start_date: '2027-01-01',
        end_date: '2027-12-31',
        event_types: ['lunation', 'eclipse_solar', 'eclipse_lunar'],
      },
      expires_in: 31_536_000,
    }),
    example('table', 'A table for a spreadsheet, for thirty days', {
      path: '/ephemeris/table',
      query: { format: 'csv' },
      body: { start_date: '2027-01-01', end_date: '2027-01-31', bodies: ['sun', 'moon'] },
    }),
    example('movingCalendar', 'Transits and lunations of the year ahead as one calendar that moves on', {
      name: 'Sky of Ada',
      timezone: 'Europe/London',
      defaults: { subject, start_date: 'today-1mo', end_date: 'today+1y' },
      calendars: [
        { path: '/predictive/transits/search', body: { transiting_planets: ['saturn', 'uranus'] } },
        { path: '/predictive/events', body: { event_types: ['lunation'] } },
      ],
      expires_in: 315_360_000,
    }),
  ],
  run: async ({ body }, services, context) => {
    const { calendars, expires_in } = body;
    if (calendars) {
      const order = await readOrder({ ...body, calendars }, services, context);
      const seconds = expires_in ?? DEFAULT_CALENDAR_SECONDS;
      const request = toCalendarsRequest(order);
      const link = await makeLink({ request, seconds, bodyLocation: findLongestPart(order) }, services, context);
      return { url: link.url, id: link.id, media_type: LINK_FORMATS.ics, expires_at: link.expires_at };
    }
    const call = toLinkedCall(body);
    const format = await validateLinkedCall(call, services.requestValidator, context);
    const request = { path: call.endpoint.path, query: call.query, body: call.body };
    const seconds = expires_in ?? DEFAULT_LINK_SECONDS;
    const link = await makeLink({ request, seconds, bodyLocation: 'body.body' }, services, context);
    return { url: link.url, id: link.id, media_type: LINK_FORMATS[format], expires_at: link.expires_at };
  },
});

/** An omitted body becomes an empty object, so that the response names the members that are missing. */
function toLinkedCall({ path, query = {}, body }: LinkRequest): LinkedCall {
  const endpoint = path && findLinkable(path);
  if (!endpoint) throw new Error(`no link leads to ${path}`);
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const nothing = endpoint.method === 'POST' ? {} : undefined;
  return { endpoint, query: Object.fromEntries(texts), body: body ?? nothing };
}

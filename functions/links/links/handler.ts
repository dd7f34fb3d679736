import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Problem, type ValidationIssue } from '../../../lib/base/errors/problem.ts';
import { defineHandler, type EndpointHandler, type FileFormat } from '../../../lib/contract/endpoint.ts';
import type { InternalRequest, RequestValidator } from '../../../lib/contract/endpoint-caller.ts';
import { DEFAULT_LINK_SECONDS, makeLink } from '../../../lib/contract/make-link.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import { example } from '../../../lib/requests/examples.ts';
import { toExcerpt } from '../../../lib/requests/issues/excerpt.ts';
import { toValidationProblem } from '../../../lib/requests/issues/validation-issues.ts';
import { choice } from '../../../lib/requests/members.ts';
import type { createLink } from '../endpoints.ts';
import { findLinkable, findLinkFormat, LINK_FORMATS, type LinkableEndpoint, linkableEndpoints } from '../linkable.ts';
import type { contract } from './contract.ts';

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
const LinkRequest = z
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

type LinkRequest = z.output<typeof LinkRequest>;

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
  throw toValidationProblem(all.map(locateInBody));
}

/** Moves an issue of the linked request, and what it suggests, into the request for the link. */
const locateInBody = <Issue extends ValidationIssue>({ suggestion, ...issue }: Issue) => ({
  ...issue,
  location: `body.${issue.location}`,
  ...(suggestion && { suggestion: { ...suggestion, location: `body.${suggestion.location}` } }),
});

/** The problem of the request itself; undefined for a request that its endpoint accepts. */
async function findProblem(
  call: LinkedCall,
  validate: RequestValidator,
  context: RequestContext,
): Promise<Problem | undefined> {
  try {
    await validate(call, context);
    return undefined;
  } catch (fault) {
    if (fault instanceof Problem && fault.status < 500) return fault;
    throw fault;
  }
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
  ],
  run: async ({ body }, services, context) => {
    const call = toLinkedCall(body);
    const format = await validateLinkedCall(call, services.requestValidator, context);
    const request = { path: body.path, query: call.query, body: call.body };
    const link = await makeLink({ request, seconds: body.expires_in, bodyLocation: 'body.body' }, services, context);
    return { url: link.url, media_type: LINK_FORMATS[format], expires_at: link.expires_at };
  },
});

/** An omitted body becomes an empty object, so that the response names the members that are missing. */
function toLinkedCall({ path, query, body }: LinkRequest): LinkedCall {
  const endpoint = findLinkable(path);
  if (!endpoint) throw new Error(`no link leads to ${path}`);
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const nothing = endpoint.method === 'POST' ? {} : undefined;
  return { endpoint, query: Object.fromEntries(texts), body: body ?? nothing };
}

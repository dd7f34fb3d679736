import { Problem, type ValidationIssue } from '../../../lib/base/errors/problem.ts';
import type { InternalRequest, RequestValidator } from '../../../lib/contract/endpoint-caller.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { shortenText, toExcerpt } from '../../../lib/requests/issues/excerpt.ts';
import { type CodedIssue, moveIssue, toValidationProblem } from '../../../lib/requests/issues/validation-issues.ts';
import { type CalendarCall, type CalendarsOrder, toCalendarCall } from '../calendars.ts';
import type { LinkRequest } from './request.ts';

type SentOrder = Omit<CalendarsOrder, 'timezone' | 'defaults'> & Pick<LinkRequest, 'timezone' | 'defaults'>;

/**
 * Reads the order for a link of calendars, and checks every calendar of it.
 *
 * @throws Problem with all faults, located in the request for the link
 */
export async function readOrder(
  { name, timezone = 'UTC', defaults = {}, calendars }: SentOrder,
  { requestValidator, zones }: Pick<Services, 'requestValidator' | 'zones'>,
  context: RequestContext,
): Promise<CalendarsOrder> {
  const order = { ...(name !== undefined && { name }), timezone, defaults, calendars };
  const issues = zones.find(timezone) ? [] : [createZoneIssue(timezone, zones.version)];
  const taken = new Set<string>();
  // A zone that is unknown is said once, and not of each calendar.
  const checked = { ...order, timezone: zones.find(timezone)?.name ?? 'UTC' };
  for (const [index, calendar] of calendars.entries()) {
    const call = await toCalendarCall(calendar, checked);
    if (!call) throw new Error(`no calendar is at ${calendar.path}`);
    for (const member of call.defaulted) taken.add(member);
    const format = calendar.query?.format ?? 'ics';
    if (format !== 'ics') issues.push(createFormatIssue(index, String(format)));
    const problem = await findProblem(call, requestValidator, context);
    issues.push(...(problem?.issues ?? []).map((issue) => locateInOrder(issue, { index, call, problem })));
  }
  for (const member of Object.keys(defaults).filter((one) => !taken.has(one))) {
    const message = 'is taken by none of the calendars: their paths have no such member, or their bodies state it';
    issues.push({ location: `body.defaults.${shortenText(member, MAX_NAME)}`, message, code: 'ValidationError' });
  }
  if (issues.length > 0) throw toValidationProblem(issues);
  return order;
}

const MAX_NAME = 64;

const createZoneIssue = (timezone: string, version: string): CodedIssue => ({
  location: 'body.timezone',
  message: `is not a zone of the IANA time zone database ${version}; write it like Europe/Paris`,
  value: timezone,
  example: 'Europe/Paris',
  code: 'InvalidTimezone',
});

const createFormatIssue = (index: number, format: string): CodedIssue => ({
  location: `body.calendars[${index}].query.format`,
  message: 'must be ics, or left out: calendars have no other format',
  value: toExcerpt(format),
  example: 'ics',
  code: 'ValidationError',
});

interface CheckedCalendar {
  readonly index: number;
  readonly call: CalendarCall;
  readonly problem: Problem | undefined;
}

/** Moves an issue of a calendar to where its member stands: in the calendar, or in the defaults. */
function locateInOrder(issue: ValidationIssue, { index, call, problem }: CheckedCalendar): CodedIssue {
  const toPlace = (location: string): string => {
    const [, member = ''] = /^body\.([^.[]+)/.exec(location) ?? [];
    const isDefault = call.defaulted.includes(member);
    return isDefault ? `body.defaults${location.slice('body'.length)}` : `body.calendars[${index}].${location}`;
  };
  return { ...moveIssue(issue, toPlace), code: problem?.code };
}

/** Where the longest part of an order stands, which an address that is too long is due to. */
export function findLongestPart({ defaults, calendars }: CalendarsOrder): string {
  const parts = [
    { location: 'body.defaults', length: JSON.stringify(defaults).length },
    ...calendars.map((one, index) => ({ location: `body.calendars[${index}]`, length: JSON.stringify(one).length })),
  ];
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest)).location;
}

/** The problem of the request itself; undefined for a request that its endpoint accepts. */
export async function findProblem(
  call: InternalRequest,
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

import { loadEndpoint } from '../../lib/contract/loaded-endpoint.ts';
import type { LinkedRequest } from '../../lib/contract/services.ts';
import { findSchemaFacts } from '../../lib/requests/forms/schema-facts.ts';
import { findLinkable, findLinkFormat, type LinkableEndpoint } from './linkable.ts';

/** One of the calendars that a link merges. */
export interface CalendarOrder {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/** What a link of calendars holds. */
export interface CalendarsOrder {
  /** Title of the whole. */
  readonly name?: string | undefined;
  /** IANA zone of relative dates, local days and local times in titles. */
  readonly timezone: string;
  /** Members of the bodies of all calendars whose path takes them. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly calendars: readonly CalendarOrder[];
}

/** Takes the place of a path in a link of calendars; no endpoint has it. */
const CALENDARS_PATH = '/links/calendars';

export const toCalendarsRequest = (order: CalendarsOrder): LinkedRequest => ({
  path: CALENDARS_PATH,
  query: {},
  body: order,
});

/** @returns undefined for a link of a single request */
export const readCalendarsOrder = ({ path, body }: LinkedRequest): CalendarsOrder | undefined =>
  path === CALENDARS_PATH ? (body as CalendarsOrder) : undefined;

/** A request for one calendar. */
export interface CalendarCall {
  readonly endpoint: LinkableEndpoint;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Members that the body has from the defaults. */
  readonly defaulted: readonly string[];
}

/** The request for a calendar of an order. @returns undefined for a path that has no calendar (any more) */
export async function toCalendarCall(
  { path, query = {}, body = {} }: CalendarOrder,
  { defaults, timezone }: Pick<CalendarsOrder, 'defaults' | 'timezone'>,
): Promise<CalendarCall | undefined> {
  const endpoint = findLinkable(path);
  if (!endpoint || !findLinkFormat(endpoint, 'ics')) return undefined;
  const { request } = await loadEndpoint(endpoint);
  const shape = (request.body && findSchemaFacts(request.body).shape) ?? {};
  const taken = Object.entries(defaults).filter(([name]) => Object.hasOwn(shape, name) && !Object.hasOwn(body, name));
  const merged = { ...Object.fromEntries(taken), ...body };
  // The members of a flat birth beside it would make it the zone of the birth.
  const takesZone =
    Object.hasOwn(shape, 'timezone') && (Object.hasOwn(merged, 'subject') || !Object.hasOwn(shape, 'subject'));
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return {
    endpoint,
    query: { ...Object.fromEntries(texts), format: 'ics' },
    body: takesZone ? { timezone, ...merged } : merged,
    defaulted: taken.map(([name]) => name),
  };
}

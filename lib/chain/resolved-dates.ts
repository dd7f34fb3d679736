import { isObject } from '../base/is-object.ts';
import { Answer, Content } from '../contract/endpoint.ts';
import { addInstantToCursor, type ResolvedDates } from '../requests/forms/relative-dates.ts';
import type { Call } from './call.ts';

/** Header of answers to requests with relative dates, for formats that are no JSON. */
export const RESOLVED_HEADER = 'X-Resolved-Dates';

/**
 * States in an answer how the relative dates of its request were resolved, and adds their instant to the cursor of the
 * next page. The endpoint, its cache and the tags of its answers know the resolved dates only.
 */
export function stateResolvedDates(reply: unknown, { request }: Pick<Call, 'request'>): unknown {
  return request?.resolved ? addToReply(reply, request.resolved) : reply;
}

async function addToReply(reply: unknown, resolved: ResolvedDates): Promise<unknown> {
  const value = await reply;
  const { status, body, headers } = value instanceof Answer ? value : new Answer(200, value, {});
  return new Answer(status, addToBody(body, resolved), { ...headers, [RESOLVED_HEADER]: formatHeader(resolved) });
}

const formatHeader = ({ dates, timezone }: ResolvedDates): string =>
  [...Object.entries(dates).map(([name, date]) => `${name}=${date}`), `timezone=${timezone}`].join(', ');

function addToBody(body: unknown, resolved: ResolvedDates): unknown {
  if (body instanceof Content)
    return body.mediaType === 'application/json'
      ? new Content(body.mediaType, JSON.stringify(addToJson(JSON.parse(String(body.value)), resolved)))
      : body;
  return addToJson(body, resolved);
}

function addToJson(json: unknown, resolved: ResolvedDates): unknown {
  if (!isObject(json)) return json;
  const { data } = json;
  return {
    ...addToCursor(json, resolved),
    ...(isObject(data) && { data: addToCursor(data, resolved) }),
    resolved_dates: { ...resolved.dates, timezone: resolved.timezone },
  };
}

const addToCursor = (json: Readonly<Record<string, unknown>>, resolved: ResolvedDates) =>
  typeof json.next_cursor === 'string'
    ? { ...json, next_cursor: addInstantToCursor(json.next_cursor, resolved) }
    : json;

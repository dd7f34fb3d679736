import type { Clock } from '../../../lib/astro/clock/civil-time/clock.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import { Answer, Content } from '../../../lib/contract/endpoint.ts';
import type { InternalAnswer } from '../../../lib/contract/endpoint-caller.ts';
import { toOwnerPrincipal } from '../../../lib/contract/make-link.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import type { Services } from '../../../lib/contract/services.ts';
import type { AnswerKey } from '../../../lib/contract/tables/answers/answer-table.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import { formatIsoDate } from '../../../lib/requests/dates/iso-text.ts';
import { dateAt } from '../../../lib/requests/dates/relative-date.ts';
import { type CalendarsOrder, toCalendarCall } from '../calendars.ts';
import { type CalendarPart, mergeCalendars } from './merge-calendars.ts';
import { toLinkAnswer } from './response.ts';

const UTC: Clock = { type: 'offset', offsetSeconds: 0 };

/** The clock of a link's local days. */
export function readLinkClock({ timezone }: CalendarsOrder, { zones }: Pick<Services, 'zones'>): Clock {
  const zone = zones.find(timezone);
  return zone ? { type: 'zone', zone } : UTC;
}

/** The local day on which a link is opened. */
export const formatLocalDay = (clock: Clock, { receivedAt }: RequestContext): string =>
  formatIsoDate(dateAt(unixSeconds(receivedAt.getTime() / 1000), clock));

type CalendarServices = Pick<Services, 'endpointCaller' | 'links' | 'answers'>;

/** A link of calendars that is opened on a local day. */
export interface OpenedCalendars {
  readonly order: CalendarsOrder;
  readonly clock: Clock;
  /** Names the link and the day. */
  readonly tag: string;
}

/** Calculations that run in this process, by their tags: subscribers who ask at the same moment share one. */
const running = new Map<string, Promise<Answer<Content>>>();

const MEDIA_TYPE = 'text/calendar; charset=utf-8';

/**
 * The calendars of a link as one. It is calculated once on a local day, at the expense of the maker's plan, and kept with the other
 * answers; all further openings of the day cost neither.
 */
export async function answerCalendars(
  opened: OpenedCalendars,
  services: CalendarServices,
  context: RequestContext,
): Promise<Answer<Content>> {
  const key = services.links.toAnswerKey(opened.tag, services.answers.edition);
  const kept = await ignoreTable(services.answers.find(key));
  if (kept) return new Answer(200, new Content(MEDIA_TYPE, kept.text));
  const calculation = running.get(opened.tag) ?? calculateOnce(opened, key, { services, context });
  running.set(opened.tag, calculation);
  return await calculation.finally(() => running.delete(opened.tag));
}

interface Calculation {
  readonly services: CalendarServices;
  readonly context: RequestContext;
}

async function calculateOnce(
  opened: OpenedCalendars,
  key: AnswerKey,
  { services, context }: Calculation,
): Promise<Answer<Content>> {
  const { order, clock } = opened;
  const startedMs = performance.now();
  const maker = { ...context, principal: context.principal && toOwnerPrincipal(context.principal) };
  const parts: CalendarPart[] = [];
  for (const calendar of order.calendars) {
    const pages = await askPages(order, calendar, { services, context: maker });
    if (!Array.isArray(pages)) return toLinkAnswer(pages as InternalAnswer);
    parts.push(...pages);
  }
  const text = mergeCalendars({ name: order.name ?? 'Natal', clock, parts });
  const calculatedInUs = Math.round((performance.now() - startedMs) * 1000);
  await ignoreTable(services.answers.store(key, { text, calculatedInUs }));
  return new Answer(200, new Content(MEDIA_TYPE, text));
}

/** Pages of one calendar: 10 000 events and more, which no program shows. */
const MOST_PAGES = 10;

/** @returns the calendars of all pages, or the refusal of one */
async function askPages(
  order: CalendarsOrder,
  calendar: CalendarsOrder['calendars'][number],
  { services, context }: Calculation,
): Promise<readonly CalendarPart[] | InternalAnswer> {
  const call = await toCalendarCall(calendar, order);
  if (!call) throw new Problem('LinkExpired', `This release of the service offers no calendar at ${calendar.path}.`);
  // With a zone of its own a calendar has local times by itself.
  const hasTimes = Object.hasOwn(call.body, 'timezone');
  const parts: CalendarPart[] = [];
  let cursor: string | undefined;
  do {
    const { endpoint, query, body } = call;
    const answer = await services.endpointCaller(
      { endpoint, query, body: { ...body, ...(cursor !== undefined && { cursor }) } },
      context,
    );
    if (answer.status !== 200) return answer;
    parts.push({ text: answer.text, hasTimes });
    cursor = answer.headers['X-Next-Cursor'];
  } while (cursor !== undefined && parts.length < MOST_PAGES);
  if (cursor === undefined) return parts;
  throw new Problem('AnswerTooLarge', `${calendar.path} has more events than a calendar can hold.`);
}

/** A table of answers that does not respond costs a calculation, and no answer. */
async function ignoreTable<Value>(operation: Promise<Value>): Promise<Value | undefined> {
  try {
    return await operation;
  } catch (fault) {
    if (fault instanceof TableUnavailable) return undefined;
    throw fault;
  }
}

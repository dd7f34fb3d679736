import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type Clock, resolveStatedClock } from '../../astro/clock/civil-time/clock.ts';
import type { AnswerLanguage } from '../../base/catalog/languages/language.ts';
import { Problem } from '../../base/errors/problem.ts';
import { isObject } from '../../base/is-object.ts';
import { isInRange, jdUt } from '../../base/units/time.ts';
import { locateErrors } from '../../charts/domain-problems.ts';
import { isDrawn } from '../../contract/answer-formats.ts';
import { Answer, Content } from '../../contract/endpoint.ts';
import { awaitSecrets } from '../../contract/make-link.ts';
import type { Services } from '../../contract/services.ts';
import type { Call } from '../call.ts';
import { FORMAT_MEDIA_TYPES } from './accept.ts';
import { CALENDAR_YEARS, formatCalendar, YearOutsideCalendar } from './calendar.ts';
import { formatCsv } from './csv.ts';
import { convertPicture } from './picture-files.ts';
import { addPicture, requirePlaceForPicture } from './picture-member.ts';
import { type RenderedFormat, type RequestedFormat, takeFormat } from './requested-format.ts';

/** Header of a page in a rendered format: the member `next_cursor` of the JSON answer. */
const CURSOR_HEADER = 'X-Next-Cursor';

/**
 * Answers a validated call in the format that it requests.
 *
 * @throws Problem of the endpoint, or `ValidationError` for a calendar of years that calendars do not have
 */
export async function answerInFormat(
  event: APIGatewayProxyEvent,
  call: Call,
  { answer, services }: Answering,
): Promise<unknown> {
  requirePlaceForPicture(call);
  const takeRendered = async (): Promise<Answer<Content> | undefined> => {
    const requested = takeFormat(event, call);
    if (!requested) return undefined;
    refuseUnrenderable(requested);
    const calendar = requested.format === 'ics' ? await readCalendarParts(requested, services) : undefined;
    const rendered = await renderAnswer(await answer(undefined), { ...requested, ...calendar });
    return convertPicture(rendered, requested.format, services.pictureFiles);
  };
  const rendered = await takeRendered();
  return rendered ?? addPicture(await answer(call.language), call, { draw: takeRendered, services });
}

/** Refuses before the calculation what could not be rendered after it. @throws Problem `ValidationError` */
function refuseUnrenderable({ endpoint, request, format, location }: RequestedFormat): void {
  if (format === 'ics' && !isRangeInCalendar(request.body))
    throw createYearProblem('the range reaches beyond them', location);
  if (isDrawn(format)) endpoint.formats?.picture?.requireRoom?.(request);
}

/** Whether the dates of a search, if it has any, are in the years of a calendar. */
function isRangeInCalendar(body: unknown): boolean {
  const { start_date, end_date } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return [start_date, end_date].every((date) => typeof date !== 'number' || isInRange(CALENDAR_YEARS, jdUt(date)));
}

/** What makes a calendar beside its answer. A key of the service identifies events of births. */
const readCalendarParts = async (requested: RequestedFormat, services: Answering['services']) => ({
  clock: readTitleClock(requested, services),
  ...(requested.endpoint.uses?.includes('identifiers') && { identify: await awaitSecrets(services.identifiers()) }),
});

/**
 * The clock of local times in titles of calendars, which the member `timezone` of searches states.
 *
 * @throws Problem `InvalidTimezone`
 */
function readTitleClock({ request }: RequestedFormat, { zones }: Pick<Services, 'zones'>): Clock | undefined {
  const { timezone } = Object(request.body);
  if (!isObject(timezone)) return undefined;
  return locateErrors({ time: 'body' }, () => resolveStatedClock(timezone, zones, { owner: 'time' }));
}

interface Answering {
  /**
   * Runs the endpoint. If the format is rendered, the request of the call has already become one for JSON.
   *
   * @param names language of names in the answer; undefined: without names, as rendered formats are made
   */
  answer(names: AnswerLanguage | undefined): unknown;
  /** Services of endpoints with pictures and calendars. */
  readonly services: Pick<Services, 'pictureFiles' | 'links' | 'publicUrl' | 'zones' | 'identifiers'>;
}

/** A requested format, and the parts of its calendar. */
type Rendering = RequestedFormat & Partial<Awaited<ReturnType<typeof readCalendarParts>>>;

async function renderAnswer(value: unknown, requested: Rendering): Promise<Answer<Content>> {
  const json = readJson(value);
  // A picture is drawn as SVG first.
  const { format } = requested;
  const mediaType = `${FORMAT_MEDIA_TYPES[isDrawn(format) ? 'svg' : format]}; charset=utf-8`;
  const { status, headers } = value instanceof Answer ? value : new Answer(200, undefined);
  return new Answer(status, new Content(mediaType, await render(json, requested)), {
    ...headers,
    ...createCursorHeader(json),
  });
}

/** The JSON value of an endpoint's answer, which is a text where it comes through the cache. */
function readJson(value: unknown): unknown {
  if (value instanceof Answer) return readJson(value.body);
  return value instanceof Content ? JSON.parse(String(value.value)) : value;
}

type Rendered = string | undefined;

const RENDERERS: Readonly<Record<RenderedFormat, (json: unknown, of: Rendering) => Rendered | Promise<Rendered>>> = {
  csv: (json, { endpoint, request }) => {
    const table = endpoint.formats?.toTable?.(json, request);
    return table && formatCsv(table);
  },
  ics: async (json, { endpoint, request, language, ...parts }) => {
    const { selectCalendarWords } = await import('../../base/catalog/languages/every-language.ts');
    const entries = endpoint.formats?.toCalendar?.(json, request, selectCalendarWords(language));
    return entries && formatCalendar({ title: endpoint.summary, origin: endpoint.path, entries, ...parts });
  },
  svg: drawPicture,
  png: drawPicture,
  pdf: drawPicture,
};

function drawPicture(json: unknown, { endpoint, request }: RequestedFormat): Rendered | Promise<Rendered> {
  return endpoint.formats?.picture?.draw(json, request);
}

async function render(json: unknown, requested: Rendering): Promise<string> {
  try {
    return (await RENDERERS[requested.format](json, requested)) ?? '';
  } catch (fault) {
    throw fault instanceof YearOutsideCalendar
      ? createYearProblem(`the answer has ${fault.instant}`, requested.location)
      : fault;
  }
}

function createYearProblem(found: string, location: RequestedFormat['location']): Problem {
  const message = `a calendar holds the years 0000 to 9999 only, and ${found}: choose other dates, csv or json`;
  return new Problem('ValidationError', `${location}: ${message}`, { issues: [{ location, message }] });
}

/** The cursor is a member of the answer, or of its `data`. */
function createCursorHeader(json: unknown): Record<string, string> {
  const { next_cursor: cursor, data }: Readonly<Record<string, unknown>> = Object(json);
  const found = cursor ?? Object(data).next_cursor;
  return typeof found === 'string' ? { [CURSOR_HEADER]: found } : {};
}

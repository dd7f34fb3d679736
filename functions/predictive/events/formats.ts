import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { selectPossibleTypes } from '../../../lib/astro/sky/events/kinds.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { listColumns } from '../../../lib/requests/columns.ts';
import type { EventsResponse } from './contract.ts';
import { EventRecord } from './event-records.ts';
import type { EventsRequest } from './request.ts';

type EventType = EventRecord['type'];
type RecordOf<Type extends EventType> = Extract<EventRecord, { type: Type }>;

/** What a calendar says of the events of one type. */
interface EventText<Event> {
  summarize(event: Event, words: CalendarWords): string;
  /** What distinguishes the event from others of its type, bodies and day. */
  identify?(event: Event): unknown;
  /** When it begins and ends; absent: it is an instant. */
  spanOf?(event: Event): { readonly start: string; readonly end: string };
}

const toSpan = ({ begins_at, ends_at }: { readonly begins_at: string; readonly ends_at: string }) => ({
  start: begins_at,
  end: ends_at,
});

const EVENT_TEXTS: { readonly [Type in EventType]: EventText<RecordOf<Type>> } = {
  station: {
    summarize: ({ planet, sign, details }, words) =>
      words.write('stations', words.point(planet), words.motion(details.motion), words.sign(sign)),
    identify: ({ details }) => details.motion,
  },
  ingress: {
    summarize: ({ planet, sign, details }, words) => {
      const ingress = words.write('enters', words.point(planet), words.sign(sign));
      return details.retrograde ? words.write('retrograde', ingress) : ingress;
    },
    identify: ({ sign }) => sign,
  },
  lunation: {
    summarize: ({ sign, details }, words) => words.write('phase', words.names.phases[details.phase], words.sign(sign)),
    identify: ({ details }) => details.phase,
  },
  eclipse_solar: {
    summarize: ({ sign, details }, words) =>
      words.write('eclipse_solar', words.write(details.eclipse_type), words.sign(sign)),
    spanOf: ({ details }) => toSpan(details.penumbra),
  },
  eclipse_lunar: {
    summarize: ({ sign, details }, words) =>
      words.write('eclipse_lunar', words.write(details.eclipse_type), words.sign(sign)),
    spanOf: ({ details }) => toSpan(details.penumbral),
  },
  aspect: {
    summarize: ({ planet, planet2, aspect }, words) =>
      words.write('contact', words.point(planet), words.aspect(aspect), words.point(planet2)),
    identify: ({ planet2, aspect }) => [planet2, aspect],
  },
  void_of_course: {
    summarize: ({ sign }, words) => words.write('void_of_course', words.sign(sign)),
    identify: ({ sign }) => sign,
    spanOf: ({ exact_datetime, details }) => ({ start: exact_datetime, end: details.ends_at }),
  },
  apsis: {
    summarize: ({ planet, details }, words) => words.write('apsis', words.point(planet), words.write(details.apsis)),
    identify: ({ details }) => details.apsis,
  },
  node_crossing: {
    summarize: ({ planet, details }, words) => words.write('node', words.point(planet), words.write(details.node)),
    identify: ({ details }) => details.node,
  },
};

const textOf = ({ type }: EventRecord): EventText<EventRecord> => EVENT_TEXTS[type];

/** The parts of a request that choose its types of event and its zodiac. */
interface TypedRequest extends RequestWithZodiac {
  readonly body: RequestWithZodiac['body'] & Pick<EventsRequest, 'planets' | 'event_types'>;
}

/** Only the types that the request can find have columns: a table of lunations has no columns of eclipses. */
function listColumnsFor({ body: { planets, event_types } }: TypedRequest): readonly string[] {
  const types = selectPossibleTypes(planets, event_types);
  return listColumns(...EventRecord.options.filter(({ shape }) => types.includes(shape.type.value)));
}

export const eventFormats = createDatedFormats({
  record: EventRecord,
  columnsFor: listColumnsFor,
  list: ({ events }: EventsResponse) => events,
  summarize: (event, words) => textOf(event).summarize(event, words),
  timeOf: (event) => textOf(event).spanOf?.(event) ?? { start: event.exact_datetime },
  identify: (event, _answer, request: TypedRequest) => [
    event.type,
    event.planet,
    textOf(event).identify?.(event),
    ...identifyZodiac(request),
  ],
});

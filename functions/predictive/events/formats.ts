import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { namePoint } from '../../../lib/catalog/point-names.ts';
import { selectPossibleTypes } from '../../../lib/domain/events/kinds.ts';
import { listColumns } from '../../../lib/schemas/columns.ts';
import { EventRecord } from './event-schemas.ts';
import type { EventsRequest } from './request.ts';
import type { EventsResponse } from './response.ts';

type EventType = EventRecord['type'];
type RecordOf<Type extends EventType> = Extract<EventRecord, { type: Type }>;

/** What a calendar says of the events of one type. */
interface EventText<Event> {
  summarize(event: Event): string;
  /** What tells the event from others of its type, bodies and day. */
  identify?(event: Event): unknown;
  /** When it begins and ends; absent: it is an instant. */
  spanOf?(event: Event): { readonly start: string; readonly end: string };
}

const toSpan = ({ begins_at, ends_at }: { readonly begins_at: string; readonly ends_at: string }) => ({
  start: begins_at,
  end: ends_at,
});

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');

const EVENT_TEXTS: { readonly [Type in EventType]: EventText<RecordOf<Type>> } = {
  station: {
    summarize: ({ planet, sign, details }) => `${namePoint(planet)} stations ${details.motion} in ${sign}`,
    identify: ({ details }) => details.motion,
  },
  ingress: {
    summarize: ({ planet, sign, details }) =>
      `${namePoint(planet)} enters ${sign}${details.retrograde ? ' in retrograde motion' : ''}`,
    identify: ({ sign }) => sign,
  },
  lunation: {
    summarize: ({ sign, details }) => `${capitalize(details.phase)} in ${sign}`,
    identify: ({ details }) => details.phase,
  },
  eclipse_solar: {
    summarize: ({ sign, details }) => `${capitalize(details.eclipse_type)} solar eclipse in ${sign}`,
    spanOf: ({ details }) => toSpan(details.penumbra),
  },
  eclipse_lunar: {
    summarize: ({ sign, details }) => `${capitalize(details.eclipse_type)} lunar eclipse in ${sign}`,
    spanOf: ({ details }) => toSpan(details.penumbral),
  },
  aspect: {
    summarize: ({ planet, planet2, aspect }) =>
      `${namePoint(planet)} ${aspect.replaceAll('_', '-')} ${namePoint(planet2)}`,
    identify: ({ planet2, aspect }) => [planet2, aspect],
  },
  void_of_course: {
    summarize: ({ sign }) => `Moon void of course in ${sign}`,
    identify: ({ sign }) => sign,
    spanOf: ({ exact_datetime, details }) => ({ start: exact_datetime, end: details.ends_at }),
  },
  apsis: {
    summarize: ({ planet, details }) => `${namePoint(planet)} at ${details.apsis}`,
    identify: ({ details }) => details.apsis,
  },
  node_crossing: {
    summarize: ({ planet, details }) => `${namePoint(planet)} at the ${details.node} node`,
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
  summarize: (event) => textOf(event).summarize(event),
  timeOf: (event) => textOf(event).spanOf?.(event) ?? { start: event.exact_datetime },
  identify: (event, _answer, request: TypedRequest) => [
    event.type,
    event.planet,
    textOf(event).identify?.(event),
    ...identifyZodiac(request),
  ],
});

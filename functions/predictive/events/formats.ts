import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { ECLIPSE_TEXTS } from '../../../lib/answers/eclipse-calendar.ts';
import { readInstant } from '../../../lib/answers/instant.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import {
  countAspect,
  countOrbit,
  countRetrogradation,
  signedDistanceDeg,
} from '../../../lib/astro/motion/occurrence.ts';
import { selectPossibleTypes } from '../../../lib/astro/sky/events/kinds.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { listColumns } from '../../../lib/requests/columns.ts';
import { countIngress } from '../occurrence.ts';
import type { EventsResponse } from './contract.ts';
import { EventRecord } from './event-records.ts';
import type { EventsRequest } from './request.ts';

type EventType = EventRecord['type'];
type RecordOf<Type extends EventType> = Extract<EventRecord, { type: Type }>;

/** What a calendar says of the events of one type. */
interface EventText<Event> {
  summarize(event: Event, words: CalendarWords): string;
  /** What distinguishes the event from others of its type and first body. */
  identify(event: Event): readonly unknown[];
  /** When it begins and ends; absent: it is an instant. */
  spanOf?(event: Event): { readonly start: string; readonly end: string };
}

const EVENT_TEXTS: { readonly [Type in EventType]: EventText<RecordOf<Type>> } = {
  station: {
    summarize: ({ planet, sign, details }, words) =>
      words.write('stations', words.point(planet), words.motion(details.motion), words.sign(sign)),
    identify: ({ planet, details, exact_datetime }) => [
      details.motion,
      countRetrogradation(planet, readInstant(exact_datetime)),
    ],
  },
  ingress: {
    summarize: ({ planet, sign, details }, words) => {
      const ingress = words.write('enters', words.point(planet), words.sign(sign));
      return details.retrograde ? words.write('retrograde', ingress) : ingress;
    },
    identify: (event) => [event.sign, ...countIngress({ ...event, retrograde: event.details.retrograde })],
  },
  lunation: {
    summarize: ({ sign, details }, words) => words.write('phase', words.names.phases[details.phase], words.sign(sign)),
    identify: ({ details }) => [details.phase, details.lunation_number],
  },
  ...ECLIPSE_TEXTS,
  aspect: {
    summarize: ({ planet, planet2, aspect }, words) =>
      words.write('contact', words.point(planet), words.aspect(aspect), words.point(planet2)),
    identify: (event) => [event.planet2, event.aspect, ...identifyAspect(event)],
  },
  void_of_course: {
    summarize: ({ sign }, words) => words.write('void_of_course', words.sign(sign)),
    identify: ({ sign, details }) => [
      sign,
      ...countIngress({ planet: 'moon', sign: details.next_sign, retrograde: false, exact_datetime: details.ends_at }),
    ],
    spanOf: ({ exact_datetime, details }) => ({ start: exact_datetime, end: details.ends_at }),
  },
  apsis: {
    summarize: ({ planet, details }, words) => words.write('apsis', words.point(planet), words.write(details.apsis)),
    identify: ({ planet, details: { apsis }, exact_datetime }) => [
      apsis,
      countOrbit(planet, apsis === 'perihelion' || apsis === 'perigee' ? 'near' : 'far', readInstant(exact_datetime)),
    ],
  },
  node_crossing: {
    summarize: ({ planet, details }, words) => words.write('node', words.point(planet), words.write(details.node)),
    identify: ({ planet, details: { node }, exact_datetime }) => [
      node,
      countOrbit(planet, node, readInstant(exact_datetime)),
    ],
  },
};

type AspectRecord = RecordOf<'aspect'>;

/** Counts of a contact of two bodies, and on which side of the second one the first is. */
function identifyAspect({
  planet,
  planet2,
  longitude,
  aspect,
  exact_datetime,
  details,
}: AspectRecord): readonly unknown[] {
  const counts = countAspect({
    moment: readInstant(exact_datetime),
    first: { body: planet, longitudeDeg: longitude, isRetrograde: details.planet_retrograde },
    second: { body: planet2, longitudeDeg: details.planet2_longitude, isRetrograde: details.planet2_retrograde },
    isFirstFaster: details.planet_gains,
  });
  const hasSides = aspect !== 'conjunction' && aspect !== 'opposition';
  return [hasSides && signedDistanceDeg(longitude, details.planet2_longitude) > 0, ...counts];
}

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
    ...textOf(event).identify(event),
    ...identifyZodiac(request),
  ],
});

import * as z from 'zod';
import { eventType } from '../../../lib/answers/event-members.ts';
import { defineKinds, defineMembers, defineRecord } from '../../../lib/answers/record.ts';
import { roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { formatInstant, formatOptionalInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { LUNATION_PHASES, STATION_TYPES } from '../../../lib/astro/sky/events/event.ts';
import { ageYears, findLifeMoment } from '../../../lib/astro/timing/progressions/progressed-time.ts';
import {
  type ProgressedEvent,
  TARGET_CHARTS,
  type TargetPoint,
} from '../../../lib/astro/timing/progressions/search-query.ts';
import { ASPECT_IDS, DECLINATION_ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { choice, flag, integer, number, signName, text } from '../../../lib/requests/members.ts';
import type { ProgressionsSearch } from './calculate.ts';

const DECIMALS = 6;

type EventType = ProgressedEvent['type'];

/** The birth, and the rate that turns progressed moments into moments of life. */
interface Life {
  readonly birth: JdUt;
  readonly ratio: number;
}

/** An event and its moment of life, which several members state. */
interface Lived<Event> {
  readonly event: Event;
  readonly target: JdUt;
  readonly life: Life;
  readonly counts: readonly number[];
}

type LivedEvent<Type extends EventType> = Lived<Extract<ProgressedEvent, { type: Type }>>;

const toLifeMoment = (moment: JdUt, { birth, ratio }: Life): JdUt => findLifeMoment(birth, moment, ratio);

const toOptionalText = (moment: JdUt | undefined, life: Life): string | null =>
  formatOptionalInstant(moment === undefined ? undefined : toLifeMoment(moment, life));

/** Members of every event. */
const eventMembers = <const Type extends EventType>(type: Type, when: string) => ({
  type: [eventType(type), () => type] as const,
  ...defineMembers<Lived<ProgressedEvent>>()({
    exact_datetime: [instantText(`The moment of life: ${when}`), ({ target }) => formatInstant(target)],
    progressed_datetime: [
      instantText('The progressed instant, whose sky stands for it'),
      ({ event }) => formatInstant(event.moment),
    ],
    age: [
      number('Age at that moment in tropical years, negative before birth', 34.2),
      ({ target, life: { birth } }) => roundTo(ageYears({ birth, target }), DECIMALS),
    ],
    occurrence: [
      text(
        'Distinguishes this event from others of its kind and points, the same whatever the range of the search',
        'c57/-3',
      ),
      // The letter keeps tables from reading it as a number or a formula.
      ({ counts }) => `c${counts.join('/')}`,
    ],
  }),
});

const pointMembers = defineMembers<Lived<{ readonly point: string }>>()({
  progressed_point: [text('The progressed or directed point', 'moon'), ({ event }) => event.point],
});

const retrogradeMembers = defineMembers<Lived<{ readonly retrograde: boolean }>>()({
  retrograde: [flag('True if the point moves backwards in the ephemeris'), ({ event }) => event.retrograde],
});

const targetMembers = defineMembers<Lived<{ readonly target: TargetPoint }>>()({
  target_chart: [choice(TARGET_CHARTS, 'The chart of the other point', 'natal'), ({ event }) => event.target.chart],
  target_point: [text('The other point', 'venus'), ({ event }) => event.target.point],
});

/** Where a point is. */
const placeMembers = (words: { readonly sign: string; readonly longitude: string }) =>
  defineMembers<Lived<{ readonly longitudeDeg: LongitudeDeg }>>()({
    sign: [signName(words.sign), ({ event }) => toZodiacPosition(event.longitudeDeg, DECIMALS).sign],
    longitude: [
      number(`${words.longitude}, degrees in [0, 360)`, 53.25),
      ({ event }) => toZodiacPosition(event.longitudeDeg, DECIMALS).longitude,
    ],
  });

const house = (description: string) => z.int().meta({ description, example: 7 });

const aspectRecord = defineRecord<LivedEvent<'aspect'>>()(
  'ProgressedAspect',
  'A progressed point in aspect to a natal or a progressed one',
  {
    ...eventMembers('aspect', 'the aspect is exact, or nearest to exact within the search'),
    ...pointMembers,
    aspect: [choice(ASPECT_IDS, 'Name of the aspect', 'square'), ({ event }) => event.aspect],
    ...targetMembers,
    orb: [
      number('Distance from exactness, degrees: 0 if exact, otherwise the smallest distance in the search', 0),
      ({ event }) => roundTo(event.orbDeg, DECIMALS),
    ],
    applying: [
      flag('True if within orb at `end_date` and still approaching; `exact_datetime` is then `end_date`'),
      ({ event }) => event.applying,
    ],
    separating: [
      flag('True if within orb at `start_date` and already receding; `exact_datetime` is then `start_date`'),
      ({ event }) => event.separating,
    ],
    ...retrogradeMembers,
    pass: [
      integer(
        'Number of this contact, from 1: contacts of the two points by this aspect on the same side, counted from `start_date` and anew after a full circle',
        1,
      ),
      ({ event }) => event.pass,
    ],
    enters_orb_at: [
      instantText('When it enters the orb; null if it is within orb at `start_date`').nullable(),
      ({ event, life }) => toOptionalText(event.entersAt, life),
    ],
    leaves_orb_at: [
      instantText('When it leaves the orb; null if it is within orb at `end_date`').nullable(),
      ({ event, life }) => toOptionalText(event.leavesAt, life),
    ],
  },
);

const signIngressRecord = defineRecord<LivedEvent<'sign_ingress'>>()(
  'ProgressedSignIngress',
  'A progressed point enters a sign',
  {
    ...eventMembers('sign_ingress', 'the point is at the boundary of the signs'),
    ...pointMembers,
    sign: [signName('Sign that it enters as the life goes on'), ({ event }) => event.sign],
    from_sign: [signName('Sign that it leaves'), ({ event }) => event.fromSign],
    ...retrogradeMembers,
  },
);

const houseIngressRecord = defineRecord<LivedEvent<'house_ingress'>>()(
  'ProgressedHouseIngress',
  'A progressed point enters a house of the natal chart',
  {
    ...eventMembers('house_ingress', 'the point is at a cusp of the natal chart'),
    ...pointMembers,
    house: [house('House of the birth that it enters as the life goes on'), ({ event }) => event.house],
    from_house: [house('House that it leaves'), ({ event }) => event.fromHouse],
    ...retrogradeMembers,
  },
);

const stationRecord = defineRecord<LivedEvent<'station'>>()(
  'ProgressedStation',
  'A progressed planet or asteroid turns',
  {
    ...eventMembers('station', 'the longitude turns, to the second of the progressed instant'),
    ...pointMembers,
    motion: [
      choice(STATION_TYPES, 'The motion that begins as the life goes on', 'direct'),
      ({ event }) => event.motion,
    ],
    ...placeMembers({ sign: 'Sign that it is in', longitude: 'Its longitude' }),
  },
);

const lunationRecord = defineRecord<LivedEvent<'lunation'>>()('ProgressedLunation', 'A phase of the progressed Moon', {
  ...eventMembers('lunation', 'the phase is exact'),
  progressed_point: [text('Always `moon`', 'moon'), () => 'moon'],
  phase: [
    choice(
      LUNATION_PHASES,
      'The progressed Moon is 0, 90, 180 or 270 degrees ahead of the progressed Sun',
      'full_moon',
    ),
    ({ event }) => event.phase,
  ],
  ...placeMembers({ sign: 'Sign that the Moon is in', longitude: 'Longitude of the Moon' }),
});

const declinationRecord = defineRecord<LivedEvent<'declination'>>()(
  'ProgressedDeclination',
  'A parallel or contraparallel of a progressed body',
  {
    ...eventMembers('declination', 'the declinations are equal, or equal and opposite'),
    ...pointMembers,
    aspect: [
      choice(
        DECLINATION_ASPECT_IDS,
        '`parallel`: on the same side of the equator; `contraparallel`: on opposite sides',
        'parallel',
      ),
      ({ event }) => event.aspect,
    ],
    ...targetMembers,
    declination: [
      number('Declination of the progressed point, degrees, north positive', -11.482911),
      ({ event }) => roundTo(event.declinationDeg, DECIMALS),
    ],
  },
);

const outOfBoundsRecord = defineRecord<LivedEvent<'out_of_bounds'>>()(
  'ProgressedOutOfBounds',
  'A progressed body leaves the band of the Sun, or returns to it',
  {
    ...eventMembers('out_of_bounds', 'the declination equals the obliquity of the ecliptic'),
    ...pointMembers,
    side: [choice(['north', 'south'], 'Side of the equator', 'north'), ({ event }) => event.side],
    begins: [
      flag('True if the body goes out of bounds as the life goes on, false if it comes back'),
      ({ event }) => event.begins,
    ],
  },
);

const eventKinds = defineKinds('ProgressedEvent', 'An event of a progressed or directed chart; `type` gives its kind', {
  aspect: aspectRecord,
  sign_ingress: signIngressRecord,
  house_ingress: houseIngressRecord,
  station: stationRecord,
  lunation: lunationRecord,
  declination: declinationRecord,
  out_of_bounds: outOfBoundsRecord,
});

export const ProgressedEventRecord = eventKinds.schema;

export type ProgressedEventRecord = z.output<typeof ProgressedEventRecord>;

/** The events of a page as records. */
export function toEventRecords({ items, natal, ratio, countEvent }: ProgressionsSearch): ProgressedEventRecord[] {
  const life = { birth: natal.subject.moment.jdUt, ratio };
  return items.map((event) => {
    const lived = { event, target: toLifeMoment(event.moment, life), life, counts: countEvent(event) };
    return eventKinds.write(event.type, lived as { [Type in EventType]: LivedEvent<Type> }[EventType]);
  });
}

import { roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { ageYears, findLifeMoment } from '../../../lib/astro/timing/progressions/progressed-time.ts';
import type { ProgressedEvent } from '../../../lib/astro/timing/progressions/search-query.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import type { ProgressionsSearch } from './calculate.ts';
import type { ProgressedEventRecord } from './record-schemas.ts';

const DECIMALS = 6;

type EventType = ProgressedEvent['type'];
type EventOf<Type extends EventType> = Extract<ProgressedEvent, { type: Type }>;
type OwnMembers<Type extends EventType> = Omit<Extract<ProgressedEventRecord, { type: Type }>, keyof SharedMembers>;

/** Members of the record of every event. */
type SharedMembers = ReturnType<typeof toSharedMembers>;

/** The birth, and the rate that turns progressed moments into moments of life. */
interface Life {
  readonly birth: JdUt;
  readonly ratio: number;
}

/** Shapes the members of each type of event. */
const TO_OWN_MEMBERS: { readonly [Type in EventType]: (event: EventOf<Type>, life: Life) => OwnMembers<Type> } = {
  aspect: ({ point, aspect, target, orbDeg, applying, separating, retrograde, pass, ...event }, life) => ({
    progressed_point: point,
    aspect,
    target_chart: target.chart,
    target_point: target.point,
    orb: roundTo(orbDeg, DECIMALS),
    applying,
    separating,
    retrograde,
    pass,
    enters_orb_at: toLifeText(event.entersAt, life),
    leaves_orb_at: toLifeText(event.leavesAt, life),
  }),
  sign_ingress: ({ point, sign, fromSign, retrograde }) => ({
    progressed_point: point,
    sign,
    from_sign: fromSign,
    retrograde,
  }),
  house_ingress: ({ point, house, fromHouse, retrograde }) => ({
    progressed_point: point,
    house,
    from_house: fromHouse,
    retrograde,
  }),
  station: ({ point, motion, longitudeDeg }) => ({
    progressed_point: point,
    motion,
    ...toZodiacMembers(longitudeDeg),
  }),
  lunation: ({ phase, longitudeDeg }) => ({ progressed_point: 'moon', phase, ...toZodiacMembers(longitudeDeg) }),
  declination: ({ point, aspect, target, declinationDeg }) => ({
    progressed_point: point,
    aspect,
    target_chart: target.chart,
    target_point: target.point,
    declination: roundTo(declinationDeg, DECIMALS),
  }),
  out_of_bounds: ({ point, side, begins }) => ({ progressed_point: point, side, begins }),
};

/** The events of a page as records. */
export function toEventRecords({ items, natal, ratio }: ProgressionsSearch): ProgressedEventRecord[] {
  const life = { birth: natal.subject.moment.jdUt, ratio };
  return items.map((event) => toEventRecord(event, life));
}

function toEventRecord(event: ProgressedEvent, life: Life): ProgressedEventRecord {
  const toOwnMembers = TO_OWN_MEMBERS[event.type] as (event: ProgressedEvent, life: Life) => OwnMembers<EventType>;
  return { ...toSharedMembers(event, life), ...toOwnMembers(event, life) } as ProgressedEventRecord;
}

function toSharedMembers({ type, moment }: ProgressedEvent, { birth, ratio }: Life) {
  const target = findLifeMoment(birth, moment, ratio);
  return {
    type,
    exact_datetime: formatInstant(target),
    progressed_datetime: formatInstant(moment),
    age: roundTo(ageYears({ birth, target }), DECIMALS),
  };
}

const toLifeText = (moment: JdUt | undefined, { birth, ratio }: Life): string | null =>
  moment === undefined ? null : formatInstant(findLifeMoment(birth, moment, ratio));

function toZodiacMembers(longitude: Parameters<typeof toZodiacPosition>[0]) {
  const { sign, longitude: rounded } = toZodiacPosition(longitude, DECIMALS);
  return { sign, longitude: rounded };
}

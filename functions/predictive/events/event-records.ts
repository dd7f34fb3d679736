import { DISTANCE_DECIMALS, roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { KILOMETERS_PER_AU } from '../../../lib/astro/sky/lunar/illumination.ts';
import { SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { toLunarEclipseRecord, toSolarEclipseRecord } from './eclipse-records.ts';
import type { LocatedEvent } from './event-longitudes.ts';
import type { EventRecord } from './event-schemas.ts';
import { type OwnMembers, toSignAndLongitude } from './record-values.ts';

const SECONDS_DECIMALS = 3;
const KILOMETER_DECIMALS = 1;

type EventType = LocatedEvent['type'];
type EventOf<Type extends EventType> = Extract<LocatedEvent, { type: Type }>;

/** Shapes the members of each type of event. */
const TO_OWN_MEMBERS: { readonly [Type in EventType]: (event: EventOf<Type>) => OwnMembers<Type> } = {
  station: ({ body, motion, longitudeDeg }) => ({
    planet: body,
    ...toSignAndLongitude(longitudeDeg),
    details: { motion },
  }),
  ingress: ({ body, sign, fromSign, retrograde, longitudeDeg }) => ({
    planet: body,
    sign,
    longitude: longitudeDeg,
    details: { from_sign: fromSign, retrograde },
  }),
  lunation: ({ phase, lunation, longitudeDeg }) => ({
    planet: 'moon',
    planet2: 'sun',
    ...toSignAndLongitude(longitudeDeg),
    details: { phase, lunation_number: lunation },
  }),
  eclipse_solar: ({ eclipse }) => toSolarEclipseRecord(eclipse),
  eclipse_lunar: ({ eclipse }) => toLunarEclipseRecord(eclipse),
  aspect: ({ body, other, aspect, pass, longitudeDeg, isRetrograde, otherLongitudeDeg, isOtherRetrograde }) => {
    const otherPlace = toSignAndLongitude(otherLongitudeDeg);
    return {
      planet: body,
      planet2: other,
      aspect,
      ...toSignAndLongitude(longitudeDeg),
      details: {
        planet2_sign: otherPlace.sign,
        planet2_longitude: otherPlace.longitude,
        planet_retrograde: isRetrograde,
        planet2_retrograde: isOtherRetrograde,
        pass: pass ?? null,
      },
    };
  },
  void_of_course: ({ sign, nextSign, moment, endsAt, last, longitudeDeg }) => ({
    planet: 'moon',
    sign,
    longitude: toSignAndLongitude(longitudeDeg).longitude,
    details: {
      ...(last && { last_aspect: { planet: last.body, aspect: last.aspect } }),
      ends_at: formatInstant(endsAt),
      next_sign: nextSign,
      duration_seconds: roundTo((endsAt - moment) * SECONDS_PER_DAY, SECONDS_DECIMALS),
    },
  }),
  apsis: ({ body, apsis, distanceAu, longitudeDeg }) => ({
    planet: body,
    ...toSignAndLongitude(longitudeDeg),
    details: {
      apsis,
      distance_au: roundTo(distanceAu, DISTANCE_DECIMALS),
      distance_km: roundTo(distanceAu * KILOMETERS_PER_AU, KILOMETER_DECIMALS),
    },
  }),
  node_crossing: ({ body, node, longitudeDeg }) => ({
    planet: body,
    ...toSignAndLongitude(longitudeDeg),
    details: { node },
  }),
};

export function toEventRecord(event: LocatedEvent): EventRecord {
  const toOwnMembers = TO_OWN_MEMBERS[event.type] as (event: LocatedEvent) => OwnMembers<EventType>;
  return {
    type: event.type,
    exact_datetime: formatInstant(event.moment),
    ...toOwnMembers(event),
  } as EventRecord;
}

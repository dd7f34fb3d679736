import { defineMembers } from '../../../lib/answers/record.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { number, signName } from '../../../lib/requests/members.ts';
import { eventType } from '../names.ts';
import { DEGREE_DECIMALS, type LocatedEvent } from './event-longitudes.ts';

type EventType = LocatedEvent['type'];

export type LocatedEventOf<Type extends EventType> = Extract<LocatedEvent, { type: Type }>;

/** A longitude and its sign, rounded so that they agree. */
export const toPlace = (longitudeDeg: LongitudeDeg) => toZodiacPosition(longitudeDeg, DEGREE_DECIMALS);

/** Members of every event; those of its own type are under `details`. */
export const eventMembers = <const Type extends EventType>(type: Type, when: string) => ({
  type: [eventType(type), () => type] as const,
  ...defineMembers<LocatedEvent>()({ exact_datetime: [instantText(when), ({ moment }) => formatInstant(moment)] }),
});

/** Members that say where a body stands as seen from the Earth. */
export const placeMembers = (whose: string) =>
  defineMembers<{ readonly longitudeDeg: LongitudeDeg }>()({
    sign: [signName(`Sign that ${whose} is in`), ({ longitudeDeg }) => toPlace(longitudeDeg).sign],
    longitude: [
      number(`Longitude of ${whose} as seen from the Earth, degrees in [0, 360)`, 53.25),
      ({ longitudeDeg }) => toPlace(longitudeDeg).longitude,
    ],
  });

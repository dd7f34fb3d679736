import * as z from 'zod';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import type { LongitudeDeg } from '../base/units/angle.ts';
import type { JdUt } from '../base/units/time.ts';
import { instantText } from '../requests/answer.ts';
import { number, signName } from '../requests/members.ts';
import { defineMembers } from './record.ts';
import { toZodiacPosition } from './rounding.ts';

/** Decimals of the degrees that events state. */
export const DEGREE_DECIMALS = 6;

/** A longitude and its sign, rounded so that they agree. */
export const toPlace = (longitudeDeg: LongitudeDeg) => toZodiacPosition(longitudeDeg, DEGREE_DECIMALS);

/** The type of an event, which decides the schema of its record. */
export const eventType = <const Type extends string>(type: Type) =>
  z.literal(type).meta({ description: 'Kind of the event', example: type });

/** Members of every event; those of its own type are under `details`. */
export const eventMembers = <const Type extends string>(type: Type, when: string) => ({
  type: [eventType(type), () => type] as const,
  ...defineMembers<{ readonly moment: JdUt }>()({
    exact_datetime: [instantText(when), ({ moment }) => formatInstant(moment)],
  }),
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

import * as z from 'zod';
import { instantText } from '../../../lib/requests/answer.ts';
import { number, signName } from '../../../lib/requests/members.ts';
import { eventType } from '../names.ts';

/** Members of every event; those of its own type are under `details`. */
export const eventMembers = <const Type extends string>(type: Type, when: string) => ({
  type: eventType(type),
  exact_datetime: instantText(when),
});

/** Members that say where a body stands as seen from the Earth. */
export const placeMembers = (whose: string) => ({
  sign: signName(`Sign that ${whose} is in`),
  longitude: number(`Longitude of ${whose} as seen from the Earth, degrees in [0, 360)`, 53.25),
});

export const details = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.object(shape).meta({ description });

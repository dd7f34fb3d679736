import * as z from 'zod';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { instantText } from '../../../lib/requests/answer.ts';

export const numberMember = (description: string, example: number) => z.number().meta({ description, example });
export const flagMember = (description: string) => z.boolean().meta({ description, example: false });
export const bodyMember = (description: string, example: string) => z.string().meta({ description, example });
export const signMember = (description: string) => z.enum(SIGNS).meta({ description, example: 'Taurus' });

/** Members of every event; those of its own type are under `details`. */
export const eventMembers = <const Type extends string>(type: Type, when: string) => ({
  type: z.literal(type).meta({ description: 'Kind of the event', example: type }),
  exact_datetime: instantText(when),
});

/** Members that say where a body stands as seen from the Earth. */
export const placeMembers = (whose: string) => ({
  sign: signMember(`Sign that ${whose} is in`),
  longitude: numberMember(`Longitude of ${whose} as seen from the Earth, degrees in [0, 360)`, 53.25),
});

export const details = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.object(shape).meta({ description });

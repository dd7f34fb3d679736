import * as z from 'zod';
import { SIZES } from '../base/catalog/sizes.ts';

const { ayanamsa_epoch: EPOCH, ayanamsa_degrees: DEGREES } = SIZES;

const EPOCH_MEANING = { description: 'Epoch, Julian day in Terrestrial Time', example: 2451545 };
const DEGREES_MEANING = { description: 'Ayanamsa at that epoch, degrees without nutation', example: 23.857 };

/** A sidereal zero point of one's own, in requests and answers. */
export const UserAyanamsaMember = z
  .strictObject({
    epoch_jd: z.number().min(EPOCH.minimum).max(EPOCH.maximum).meta(EPOCH_MEANING),
    degrees: z.number().min(DEGREES.minimum).max(DEGREES.maximum).meta(DEGREES_MEANING),
  })
  .meta({
    id: 'UserAyanamsa',
    description:
      'Ayanamsa of your own, in place of a named one: its value at an epoch, from which precession carries it on. Also sent as `ayanamsa`',
    example: { epoch_jd: 2451545, degrees: 23.857 },
  });

/** JSON Schema of {@link UserAyanamsaMember} in the place of a name. */
export const USER_AYANAMSA_FORM = {
  type: 'object',
  properties: {
    epoch_jd: { type: 'number', minimum: EPOCH.minimum, maximum: EPOCH.maximum, ...EPOCH_MEANING },
    degrees: { type: 'number', minimum: DEGREES.minimum, maximum: DEGREES.maximum, ...DEGREES_MEANING },
  },
  required: ['epoch_jd', 'degrees'],
  additionalProperties: false,
};

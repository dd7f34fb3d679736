import * as z from 'zod';
import { ASPECT_IDS } from '../base/catalog/aspects.ts';
import { TRANSIT_BODY_IDS } from '../base/catalog/transit-bodies.ts';
import { nameEnum } from '../contract/name-enum.ts';
import { bodyName, refuseDailyPoints } from './body-name.ts';
import { problemCode } from './problem-code.ts';

/** Schema of a longitude in the zodiac, degrees. Parses 360 to 0, so that both spellings share one cached answer. */
export const zodiacDegree = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .max(360)
    .overwrite((degree) => (degree === 360 ? 0 : degree))
    .meta({ description, example });

/** Points of charts that have no transits of their own, and why. */
const WITHOUT_TRANSITS = new Map([
  ['earth', 'has no transits: positions are seen from the Earth'],
  ...refuseDailyPoints(
    'is not a moving body but a point that depends on time and place; a natal one can be sent in natal_planets of /predictive/transits/search',
  ),
]);

export const TransitBody = bodyName(
  { ids: TRANSIT_BODY_IDS, refusals: WITHOUT_TRANSITS },
  {
    id: 'TransitBody',
    description: 'A body that moves through the zodiac; `south_node` is opposite `true_node`',
    example: 'saturn',
  },
);

export const TransitAspect = nameEnum(ASPECT_IDS)
  .meta({ id: 'TransitAspect', description: 'An aspect in longitude', example: 'square' })
  .register(problemCode, { code: 'InvalidAspect' });

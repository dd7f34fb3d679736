import * as z from 'zod';
import { ASPECT_IDS, MAJOR_ASPECT_IDS } from '../../lib/base/catalog/aspects.ts';
import { TRANSIT_BODY_IDS } from '../../lib/base/catalog/transit-bodies.ts';
import { nameEnum } from '../../lib/contract/name-enum.ts';
import { bodyName, refuseDailyPoints } from '../../lib/requests/body-name.ts';
import { flag } from '../../lib/requests/members.ts';
import { problemCode } from '../../lib/requests/problem-code.ts';
import { uniqueNames } from '../../lib/requests/unique-names.ts';

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

/** Schema of the bodies of a search for transits. */
export const transitBodyList = (description: string, example: readonly string[]) =>
  uniqueNames(TransitBody, TRANSIT_BODY_IDS.length).meta({ description, example });

/** Of an ingress. */
export const entersBackwards = flag('True if the body moves back into the previous sign');

/** The aspects of a search, in the order of the catalog by default. */
export const searchedAspects = uniqueNames(TransitAspect, ASPECT_IDS.length)
  .default([...MAJOR_ASPECT_IDS])
  .meta({
    description: 'Aspects to be searched, each once; default the five major ones',
    example: ['conjunction', 'square'],
  });

/** The type of an event, which decides the schema of its record. */
export const eventType = <const Type extends string>(type: Type) =>
  z.literal(type).meta({ description: 'Kind of the event', example: type });

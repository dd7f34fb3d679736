import { ASPECT_IDS } from '../../lib/base/catalog/aspects.ts';
import { TRANSIT_BODY_IDS } from '../../lib/base/catalog/transit-bodies.ts';
import { nameEnum } from '../../lib/contract/name-enum.ts';
import { bodyName, refuseDailyPoints } from '../../lib/requests/body-name.ts';
import { problemCode } from '../../lib/requests/problem-code.ts';
import { uniqueNames } from '../../lib/requests/unique-names.ts';

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

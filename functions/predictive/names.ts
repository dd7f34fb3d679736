import { ASPECT_IDS, MAJOR_ASPECT_IDS } from '../../lib/base/catalog/aspects.ts';
import { countNamed } from '../../lib/base/catalog/minor-planets.ts';
import { TRANSIT_BODY_IDS } from '../../lib/base/catalog/transit-bodies.ts';
import { flag } from '../../lib/requests/members.ts';
import { TransitAspect, TransitBody } from '../../lib/requests/transit-names.ts';
import { uniqueNames } from '../../lib/requests/unique-names.ts';

/** Schema of the bodies of a search for transits. */
export const transitBodyList = (description: string, example: readonly string[]) =>
  uniqueNames(TransitBody, countNamed(TRANSIT_BODY_IDS)).meta({ description, example });

/** Of an ingress. */
export const entersBackwards = flag('True if the body moves back into the previous sign');

/** The aspects of a search, in the order of the catalog by default. */
export const searchedAspects = uniqueNames(TransitAspect, ASPECT_IDS.length)
  .default([...MAJOR_ASPECT_IDS])
  .meta({
    description: 'Aspects to be searched, each once; default the five major ones',
    example: ['conjunction', 'square'],
  });

import * as z from 'zod';
import { NODE_SOURCES } from '../../../lib/astro/chart/settings.ts';
import { MOON_PLACES, OCCUPANTS } from '../../../lib/base/catalog/ashtakavarga.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

export const AshtakavargaRequest = z
  .strictObject({
    subject: Subject,
    ...siderealShape,
    node: nameEnum(NODE_SOURCES).default('mean').meta({
      description: 'Node of the Moon that is Rahu; Rahu and Ketu give no bindus, but occupy signs',
      example: 'mean',
    }),
    include_ascendant: z.boolean().default(false).meta({
      description: 'Whether the ashtakavarga of Lagna follows those of the seven planets; the sum never has it',
      example: true,
    }),
    moon_places: nameEnum(MOON_PLACES).default('parashara').meta({
      description:
        'Table of the Moon’s ashtakavarga: `parashara`, or `kalyanavarma` (Saravali), which differs in places from the Moon, Mars and Jupiter',
      example: 'parashara',
    }),
    occupants: nameEnum(OCCUPANTS).default('grahas').meta({
      description:
        'What occupies a sign in the ekadhipatya reduction: the nine grahas, or the Ascendant too, as P. V. R. Narasimha Rao counts',
      example: 'grahas',
    }),
  })
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .meta({ id: 'AshtakavargaRequest', description: 'A birth, its zodiac, and the rules of the ashtakavargas' });

export type AshtakavargaRequest = z.output<typeof AshtakavargaRequest>;

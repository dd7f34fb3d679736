import * as z from 'zod';
import {
  BHAKOOT_EXCEPTIONS,
  NADI_EXCEPTIONS,
  STRI_DIRGHA_COUNTS,
  TARA_COUNTS,
  VASYA_METHODS,
} from '../../../lib/base/catalog/matching.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

const exceptions = <const Ids extends readonly string[]>(koota: string, ids: Ids) =>
  z
    .array(nameEnum(ids))
    .max(ids.length)
    .default([])
    .meta({
      description: `Exceptions that give the points of ${koota} after all. Default none: those that hold are listed, and leave the points as they are`,
      example: [ids[0]],
    });

export const MatchingRequest = z
  .strictObject({
    bride: Subject,
    groom: Subject,
    ...siderealShape,
    vasya: nameEnum(VASYA_METHODS).default('groups').meta({
      description:
        'Koota of vasya: `groups`, by five groups of signs and half signs; `signs`, 2 points where one sign is amenable to the other',
      example: 'groups',
    }),
    tara: nameEnum(TARA_COUNTS).default('both').meta({
      description: 'Koota of tara: counted from `both`, half of the points each, or from the `bride` only',
      example: 'both',
    }),
    nadi_exceptions: exceptions('nadi', NADI_EXCEPTIONS),
    bhakoot_exceptions: exceptions('bhakoot', BHAKOOT_EXCEPTIONS),
    stri_dirgha: z.literal(STRI_DIRGHA_COUNTS).default(9).meta({
      description: 'The groom’s nakshatra is to be further from the bride’s than so many',
      example: 9,
    }),
    manglik_second_house: z.boolean().default(true).meta({
      description: 'Whether Mars in the 2nd house counts, as in the 1st, 4th, 7th, 8th and 12th',
      example: true,
    }),
  })
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .meta({
    id: 'MatchingRequest',
    description: 'Two births, a bride’s and a groom’s, and the choices where authors differ',
  });

export type MatchingRequest = z.output<typeof MatchingRequest>;

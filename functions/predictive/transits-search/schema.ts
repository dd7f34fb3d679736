import * as z from 'zod';
import { ASPECT_IDS, ASPECTS } from '../../../lib/catalog/aspects.ts';
import { LIMITS } from '../../../lib/catalog/limits.ts';
import { instantText, success } from '../../../lib/schemas/answer.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/schemas/configuration.ts';
import { refineWhenValid } from '../../../lib/schemas/refine-when-valid.ts';
import { TransitAspect, transitBodyList, uniqueNames } from '../names.ts';
import { NatalPoints } from '../natal-points.ts';
import { pagedShape, pagingShape } from '../paging.ts';
import { rangeShape, refuseBadRange } from '../search-range.ts';

const { orb: ORB } = LIMITS;
const MAJOR = ASPECT_IDS.filter((id) => ASPECTS[id].kind === 'major');

export const TransitSearchRequest = z
  .strictObject({
    natal_planets: NatalPoints,
    transiting_planets: transitBodyList('Bodies that make the aspects, each once', ['jupiter', 'saturn']),
    ...rangeShape,
    aspects: uniqueNames(TransitAspect, ASPECT_IDS.length)
      .default(MAJOR)
      .meta({
        description: 'Aspects that count, each once; default the five major ones',
        example: ['conjunction', 'square'],
      }),
    orb: z.number().min(ORB.minimum).max(ORB.maximum).default(1).meta({
      description: 'Distance from exactness within which an aspect counts, degrees',
      example: 1,
    }),
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(
    (sent, context) => refuseBadRange(sent, sent.transiting_planets, context),
    refineWhenValid('transiting_planets', 'start_date', 'end_date'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({ id: 'TransitSearchRequest', description: 'Natal points, moving bodies, and from when to when' });

export type TransitSearchRequest = z.output<typeof TransitSearchRequest>;

const TransitContact = z
  .object({
    exact_datetime: instantText('When the aspect is exact, or as near to it as it comes'),
    natal_planet: z.string().meta({ description: 'Name of the natal point', example: 'sun' }),
    transiting_planet: z.string().meta({ description: 'Name of the moving body', example: 'saturn' }),
    aspect: z.string().meta({ description: 'Name of the aspect', example: 'square' }),
    orb: z.number().meta({
      description: 'Distance from exactness then, degrees: 0 where it is exact, else the least that is reached',
      example: 0,
    }),
    applying: z.boolean().meta({
      description: 'True where the search ends within orb and before exactness; `exact_datetime` is then `end_date`',
      example: false,
    }),
    retrograde: z.boolean().meta({ description: 'Whether the body goes against the signs', example: false }),
    pass: z.int().meta({
      description:
        '1, 2, 3 … of the contacts between these two by this aspect, from `start_date` on, until the body has gone round the zodiac',
      example: 1,
    }),
    enters_orb_at: instantText(
      'When the body comes within orb, to about a second; null where it is so at `start_date`',
    ).nullable(),
    leaves_orb_at: instantText(
      'When it leaves the orb, to about a second; null where it is still within at `end_date`',
    ).nullable(),
  })
  .meta({ id: 'TransitContact', description: 'A moving body in aspect to a natal point' });

export const TransitSearchResponse = z
  .object({
    success,
    aspects: z.array(TransitContact).meta({
      description:
        'In order of time: every exact aspect, and every closest approach within orb that does not become exact. What begins or ends outside the search has its closest approach at `start_date` or `end_date`',
    }),
    ...pagedShape,
  })
  .meta({ id: 'TransitSearchResponse', description: 'Aspects of moving bodies to natal points' });

export type TransitSearchResponse = z.input<typeof TransitSearchResponse>;

import * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import type { TimedContact } from '../../../lib/domain/transits/orb-window.ts';
import type { ResultPage } from '../../../lib/domain/transits/pagination.ts';
import { instantText, success } from '../../../lib/schemas/answer.ts';
import { formatInstant } from '../format-instant.ts';
import { pagedShape, toPagingMembers } from '../paging.ts';

const DEGREE_DECIMALS = 6;

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

export function toTransitSearchResponse({
  items,
  ...page
}: ResultPage<TimedContact>): Omit<TransitSearchResponse, 'success'> {
  return {
    aspects: items.map(({ body, target, moment, entersAt, leavesAt, ...contact }) => ({
      exact_datetime: formatInstant(moment),
      natal_planet: target.natalPoint,
      transiting_planet: body,
      aspect: target.aspect,
      orb: roundTo(contact.orbDeg, DEGREE_DECIMALS),
      applying: contact.applying,
      retrograde: contact.retrograde,
      pass: contact.pass,
      enters_orb_at: entersAt === undefined ? null : formatInstant(entersAt),
      leaves_orb_at: leavesAt === undefined ? null : formatInstant(leavesAt),
    })),
    ...toPagingMembers(page),
  };
}
